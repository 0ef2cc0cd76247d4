import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import { THEME_ID, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Compass } from './pictures';
import { theme } from './theme';

export const home = '/premium-themes/onepirate/';

const legalPages = [
  ['Privacy', `${home}privacy/`],
  ['Terms', `${home}terms/`],
] as const;

/**
 * The page around the theme chooses the color scheme, not the provider. The prop is typed only where `CssThemeVariables` is augmented,
 * so it is spread.
 */
const schemeFromPage = { colorSchemeNode: null };

/** What all pages share: theme, header, footer. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }} {...schemeFromPage}>
      <CssBaseline />
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
        <Header />
        <Box component="main" sx={{ flex: 1 }}>
          {children}
        </Box>
        <Footer />
      </Box>
    </ThemeProvider>
  );
}

function Header() {
  return (
    <Box component="header" sx={{ borderBottom: 3, borderColor: 'secondary.main' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          py: 1.5,
        }}
      >
        <Link
          href={home}
          variant="h3"
          underline="none"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.primary' }}
        >
          <Compass />
          Onepirate
        </Link>
        <Box component="nav" aria-label="Account" sx={{ display: 'flex', gap: 1 }}>
          <Button href={`${home}sign-in/`} color="secondary">
            Sign in
          </Button>
          <Button href={`${home}sign-up/`} variant="contained">
            Sign up
          </Button>
        </Box>
      </Container>
    </Box>
  );
}

function Footer() {
  return (
    <Box component="footer" sx={{ mt: 10, py: 5, borderTop: 1, borderColor: 'divider' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Onepirate is made up, as are its harbours.
        </Typography>
        <Box component="nav" aria-label="Legal" sx={{ display: 'flex', gap: 3 }}>
          {legalPages.map(([label, href]) => (
            <Link key={href} href={href} variant="body2" color="textPrimary" sx={{ py: 0.5 }}>
              {label}
            </Link>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

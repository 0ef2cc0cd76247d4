import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { THEME_ID, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigator } from './navigator';
import { PeopleTable } from './people-table';
import { people } from './people';
import { theme } from './theme';

const tabs = ['Everyone', 'Owners', 'Invited'];

/**
 * The page around the theme chooses the color scheme, not the provider. The prop is typed only where `CssThemeVariables` is augmented,
 * so it is spread.
 */
const schemeFromPage = { colorSchemeNode: null };

export default function Console() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }} {...schemeFromPage}>
      <CssBaseline />
      <Layout />
    </ThemeProvider>
  );
}

function Layout() {
  const [section, setSection] = useState('People');
  const [isOpen, setIsOpen] = useState(false);

  const choose = (label: string) => {
    setSection(label);
    setIsOpen(false);
  };

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <Box
        component="nav"
        aria-label="Sections"
        sx={{
          display: { xs: 'none', md: 'block' },
          width: 240,
          flexShrink: 0,
          borderInlineEnd: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Navigator current={section} onChoose={choose} />
      </Box>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)}>
        <Box component="nav" aria-label="Sections" sx={{ width: 260 }}>
          <Navigator current={section} onChoose={choose} />
        </Box>
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="header" sx={{ px: { xs: 2, md: 4 }, pt: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <IconButton
              aria-label="Open sections"
              edge="start"
              onClick={() => setIsOpen(true)}
              sx={{ display: { md: 'none' } }}
            >
              <Menu />
            </IconButton>
            <Typography variant="h1" sx={{ flex: 1 }}>
              {section}
            </Typography>
            {section === 'People' && <Button variant="contained">Invite</Button>}
          </Box>
        </Box>
        <Box component="main">
          {section === 'People' ? <People /> : <Empty section={section} />}
        </Box>
      </Box>
    </Box>
  );
}

function People() {
  const [tab, setTab] = useState(0);
  const shown = [people, people.filter(({ role }) => role === 'Owner'), []][tab]!;

  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, value: number) => setTab(value)}
        aria-label="People"
        sx={{ px: { xs: 2, md: 4 }, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((label, index) => (
          <Tab
            key={label}
            label={label}
            id={`paperbase-tab-${index}`}
            aria-controls="paperbase-panel"
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="paperbase-panel"
        aria-labelledby={`paperbase-tab-${tab}`}
        sx={{ p: { xs: 2, md: 4 } }}
      >
        {shown.length > 0 ? (
          <PeopleTable key={tab} people={shown} />
        ) : (
          <Empty section="Invitations" />
        )}
      </Box>
    </>
  );
}

function Empty({ section }: { section: string }) {
  return (
    <Paper sx={{ m: { xs: 2, md: 4 }, p: 6, textAlign: 'center' }}>
      <Typography variant="h2" component="p">
        Nothing here
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {section} would be shown in this place.
      </Typography>
    </Paper>
  );
}

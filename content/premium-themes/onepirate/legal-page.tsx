import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Shell } from './shell';

interface Props {
  title: string;
  chapters: { heading: string; paragraphs: string[] }[];
}

/** Long text, in a column that is narrow enough to be read. */
export function LegalPage({ title, chapters }: Props) {
  return (
    <Shell>
      <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
        <Typography variant="h1" sx={{ mb: 5 }}>
          {title}
        </Typography>
        {chapters.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <Typography component="h2" variant="h3" sx={{ mt: 5, mb: 1.5 }}>
              {heading}
            </Typography>
            {paragraphs.map((text) => (
              <Typography key={text} sx={{ maxWidth: '62ch', mb: 2, lineHeight: 1.7 }}>
                {text}
              </Typography>
            ))}
          </section>
        ))}
      </Container>
    </Shell>
  );
}

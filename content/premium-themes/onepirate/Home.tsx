import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';
import { Harbour, TreasureMap } from './pictures';
import { home, Shell } from './shell';

const harbours = [
  {
    name: 'Saltmarsh',
    hours: 2,
    hue: 190,
    height: 0.2,
    text: 'Flat, windy, good for a first hunt.',
  },
  { name: 'Lantern Bay', hours: 3, hue: 250, height: 0.6, text: 'Best after dark, with a torch.' },
  {
    name: 'Gull Rock',
    hours: 5,
    hue: 15,
    height: 1,
    text: 'Steep paths, and a riddle in the fog.',
  },
];

const steps = [
  { title: 'Choose a harbour', text: 'Each hunt starts where a train, a bus or a ferry stops.' },
  { title: 'Read the map', text: 'It arrives the evening before. Half of it is true.' },
  { title: 'Dig', text: 'What you find is yours. Leave something for the next crew.' },
];

export default function Home() {
  return (
    <Shell>
      <Container maxWidth="lg">
        <Hero />
        <Harbours />
        <Steps />
      </Container>
    </Shell>
  );
}

function Hero() {
  return (
    <Grid container spacing={{ xs: 4, md: 8 }} sx={{ alignItems: 'center', py: { xs: 6, md: 12 } }}>
      <Grid size={{ xs: 12, md: 7 }}>
        <Typography variant="h1">Find what the map left out</Typography>
        <Typography sx={{ maxWidth: 480, my: 3, fontSize: '1.25rem', color: 'text.secondary' }}>
          Treasure hunts for two to six people, an afternoon long, in harbours you can reach without
          a car.
        </Typography>
        <Button href={`${home}sign-up/`} variant="contained" size="large">
          Join a crew
        </Button>
      </Grid>
      <Grid size={{ xs: 12, md: 5 }}>
        <TreasureMap />
      </Grid>
    </Grid>
  );
}

function Harbours() {
  return (
    <Box component="section" aria-labelledby="harbours" sx={{ py: 6 }}>
      <Typography id="harbours" variant="h2" sx={{ mb: 4 }}>
        This season’s harbours
      </Typography>
      <Grid container spacing={3}>
        {harbours.map(({ name, hours, text, hue, height }) => (
          <Grid key={name} size={{ xs: 12, sm: 6, md: 4 }}>
            <Card variant="outlined" sx={{ height: '100%' }}>
              <Harbour hue={hue} height={height} />
              <CardContent>
                <Typography variant="h3">{name}</Typography>
                <Typography sx={{ color: 'primary.main', fontWeight: 700, my: 0.5 }}>
                  {hours} hours
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
              </CardContent>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

function Steps() {
  return (
    <Box component="section" aria-labelledby="steps" sx={{ py: 6 }}>
      <Typography id="steps" variant="h2" sx={{ mb: 4 }}>
        How a hunt goes
      </Typography>
      <Grid container component="ol" spacing={4} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {steps.map(({ title, text }, index) => (
          <Grid key={title} component="li" size={{ xs: 12, md: 4 }}>
            <Typography
              component="p"
              variant="h2"
              aria-hidden
              sx={{ color: 'primary.main', borderTop: 3, borderColor: 'secondary.main', pt: 2 }}
            >
              {index + 1}
            </Typography>
            <Typography variant="h3" sx={{ mt: 1, mb: 1 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

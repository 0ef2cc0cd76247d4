import * as React from 'react';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import SkipNextIcon from '@mui/icons-material/SkipNext';
import SkipPreviousIcon from '@mui/icons-material/SkipPrevious';

const tracks = [
  { title: 'Tide tables', art: 'linear-gradient(135deg, #8ecae6, #1d5c8a)' },
  {
    title: 'The night ferry',
    art: 'radial-gradient(circle at 70% 30%, #fff3c4 12%, #3d3a78 13%, #191735)',
  },
  {
    title: 'Salt and rope',
    art: 'repeating-linear-gradient(45deg, #e9c46a 0 14px, #b5713a 14px 28px)',
  },
];

export default function MediaControlCard() {
  const [index, setIndex] = React.useState(1);
  const [playing, setPlaying] = React.useState(false);
  const track = tracks[index]!;
  const skip = (step: number) => setIndex((index + step + tracks.length) % tracks.length);

  return (
    <Card sx={{ display: 'flex', width: 380, maxWidth: '100%' }}>
      <div style={{ flex: 1 }}>
        <CardContent sx={{ pb: 0 }}>
          <Typography variant="h6" component="div" aria-live="polite">
            {track.title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Harbour stories
          </Typography>
        </CardContent>
        <CardActions disableSpacing>
          <IconButton aria-label="Previous episode" onClick={() => skip(-1)}>
            <SkipPreviousIcon />
          </IconButton>
          <IconButton aria-label={playing ? 'Pause' : 'Play'} onClick={() => setPlaying(!playing)}>
            {playing ? <PauseIcon fontSize="large" /> : <PlayArrowIcon fontSize="large" />}
          </IconButton>
          <IconButton aria-label="Next episode" onClick={() => skip(1)}>
            <SkipNextIcon />
          </IconButton>
        </CardActions>
      </div>
      <div style={{ width: '36%', background: track.art }} />
    </Card>
  );
}

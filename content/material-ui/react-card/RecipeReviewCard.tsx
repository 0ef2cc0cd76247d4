import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import FavoriteIcon from '@mui/icons-material/Favorite';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function RecipeReviewCard() {
  const id = React.useId();
  const [liked, setLiked] = React.useState(false);
  const [expanded, setExpanded] = React.useState(false);

  return (
    <Card sx={{ width: 340, maxWidth: '100%' }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: 'secondary.main' }}>
            K
          </Avatar>
        }
        title="Lentil soup with lemon"
        subheader="Reviewed by the test kitchen"
        action={
          <IconButton aria-label="More about this recipe">
            <MoreVertIcon />
          </IconButton>
        }
      />
      <CardMedia
        component="img"
        src="/static/images/cards/soup.svg"
        alt="A bowl of red soup"
        height="170"
      />
      <CardContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Forty minutes, one pot. Sharp and warming, and better still on the second day.
        </Typography>
      </CardContent>
      <CardActions disableSpacing>
        <IconButton
          aria-label="Favorite"
          aria-pressed={liked}
          color={liked ? 'error' : 'default'}
          onClick={() => setLiked(!liked)}
        >
          <FavoriteIcon />
        </IconButton>
        <Button
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
          sx={{ ml: 'auto' }}
        >
          Method
        </Button>
      </CardActions>
      <Collapse id={id} in={expanded}>
        <CardContent component="ol" sx={{ m: 0, pl: 4, typography: 'body2' }}>
          <li>Soften an onion and two carrots in oil.</li>
          <li>Add red lentils, cumin and a litre of stock. Simmer for 25 minutes.</li>
          <li>Blend half, and finish with the juice of a lemon.</li>
        </CardContent>
      </Collapse>
    </Card>
  );
}

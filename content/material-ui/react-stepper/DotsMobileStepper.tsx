import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

const photos = [
  { name: 'Dawn', colors: '#ffb199, #ff5f6d' },
  { name: 'Noon', colors: '#a1e3ff, #2196f3' },
  { name: 'Dusk', colors: '#c79bf2, #4a3b8f' },
  { name: 'Night', colors: '#3a4a6b, #0b1026' },
];

export default function DotsMobileStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  const photo = photos[activeStep];

  return (
    <Box sx={{ maxWidth: 400, mx: 'auto' }}>
      <Box aria-live="polite">
        <Box
          role="img"
          aria-label={`Sky ${activeStep + 1} of ${photos.length}: ${photo?.name}`}
          sx={{ height: 160, borderRadius: 1, background: `linear-gradient(${photo?.colors})` }}
        />
      </Box>
      <MobileStepper
        variant="dots"
        position="static"
        steps={photos.length}
        activeStep={activeStep}
        sx={{ bgcolor: 'transparent' }}
        backButton={
          <Button disabled={activeStep === 0} onClick={() => setActiveStep(activeStep - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button
            disabled={activeStep === photos.length - 1}
            onClick={() => setActiveStep(activeStep + 1)}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}

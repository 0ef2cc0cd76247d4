import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const tips = [
  'Water the seedlings in the morning.',
  'Turn the pots once a week.',
  'Move them outside after the last frost.',
];

export default function TextMobileStepper() {
  const [activeStep, setActiveStep] = React.useState(0);

  return (
    <Card variant="outlined" sx={{ maxWidth: 400, mx: 'auto' }}>
      <CardContent sx={{ minHeight: 96 }}>
        <Typography aria-live="polite">{tips[activeStep]}</Typography>
      </CardContent>
      <MobileStepper
        variant="text"
        position="static"
        steps={tips.length}
        activeStep={activeStep}
        backButton={
          <Button disabled={activeStep === 0} onClick={() => setActiveStep(activeStep - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button
            disabled={activeStep === tips.length - 1}
            onClick={() => setActiveStep(activeStep + 1)}
          >
            Next
          </Button>
        }
      />
    </Card>
  );
}

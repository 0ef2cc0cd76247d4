import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

const steps = 6;

export default function ProgressMobileStepper() {
  const [activeStep, setActiveStep] = React.useState(1);

  return (
    <MobileStepper
      variant="progress"
      position="static"
      steps={steps}
      activeStep={activeStep}
      LinearProgressProps={{ 'aria-label': 'Survey progress' }}
      sx={{ maxWidth: 400, mx: 'auto', bgcolor: 'transparent' }}
      backButton={
        <Button disabled={activeStep === 0} onClick={() => setActiveStep(activeStep - 1)}>
          Back
        </Button>
      }
      nextButton={
        <Button disabled={activeStep === steps - 1} onClick={() => setActiveStep(activeStep + 1)}>
          Next
        </Button>
      }
    />
  );
}

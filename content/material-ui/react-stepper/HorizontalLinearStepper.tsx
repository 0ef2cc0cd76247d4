import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const steps = ['Choose dates', 'Add extras', 'Confirm'];

export default function HorizontalLinearStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const done = activeStep === steps.length;

  return (
    <Stack spacing={3}>
      <Stepper
        activeStep={activeStep}
        orientation={narrow ? 'vertical' : 'horizontal'}
        role="list"
        aria-label="Booking"
      >
        {steps.map((label, index) => (
          <Step
            key={label}
            role="listitem"
            aria-current={index === activeStep ? 'step' : undefined}
          >
            <StepLabel
              optional={index === 1 && <Typography variant="caption">Optional</Typography>}
            >
              {label}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">
        {done
          ? 'Your cabin is booked.'
          : `Step ${activeStep + 1} of ${steps.length}: ${steps[activeStep]}`}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <Button disabled={activeStep === 0} onClick={() => setActiveStep(activeStep - 1)}>
          Back
        </Button>
        <Button variant="contained" onClick={() => setActiveStep(done ? 0 : activeStep + 1)}>
          {done ? 'Start again' : activeStep === steps.length - 1 ? 'Book' : 'Next'}
        </Button>
      </Stack>
    </Stack>
  );
}

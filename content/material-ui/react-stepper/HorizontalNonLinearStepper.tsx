import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const steps = ['Profile', 'Opening hours', 'Price list'];

export default function HorizontalNonLinearStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  const [completed, setCompleted] = React.useState<number[]>([]);
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  const done = completed.includes(activeStep);

  const toggle = () => {
    const next = done
      ? completed.filter((step) => step !== activeStep)
      : [...completed, activeStep];
    const open = steps.findIndex((_label, index) => !next.includes(index));
    setCompleted(next);
    if (!done && open !== -1) setActiveStep(open);
  };

  return (
    <Stack spacing={3}>
      <Stepper
        nonLinear
        activeStep={activeStep}
        orientation={narrow ? 'vertical' : 'horizontal'}
        role="list"
        aria-label="Shop setup"
      >
        {steps.map((label, index) => (
          <Step key={label} role="listitem" completed={completed.includes(index)}>
            <StepButton onClick={() => setActiveStep(index)}>
              <StepLabel
                slotProps={{
                  stepIcon: { titleAccess: completed.includes(index) ? 'Completed' : undefined },
                }}
              >
                {label}
              </StepLabel>
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">
        {completed.length === steps.length
          ? 'Your shop is ready to open.'
          : `${steps[activeStep]}: ${done ? 'completed' : 'to do'}`}
      </Typography>
      <Button variant="contained" onClick={toggle} sx={{ alignSelf: 'flex-start' }}>
        {done ? 'Reopen step' : 'Complete step'}
      </Button>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Unpack the shelf', text: 'Check that you have four boards and eight screws.' },
  { label: 'Join the boards', text: 'Tighten every screw by hand first.' },
  { label: 'Fix it to the wall', text: 'Use the enclosed bracket, so that the shelf cannot tip.' },
];

export default function VerticalLinearStepper() {
  const [activeStep, setActiveStep] = React.useState(0);

  return (
    <Box>
      <Stepper activeStep={activeStep} orientation="vertical" role="list" aria-label="Assembly">
        {steps.map(({ label, text }, index) => (
          <Step
            key={label}
            role="listitem"
            aria-current={index === activeStep ? 'step' : undefined}
          >
            <StepLabel>{label}</StepLabel>
            <StepContent
              slotProps={{
                transition: {
                  role: 'group',
                  'aria-label': label,
                  tabIndex: -1,
                  onEnter: (node: HTMLElement) => node.focus(),
                },
              }}
            >
              <Typography sx={{ mb: 2 }}>{text}</Typography>
              <Button variant="contained" onClick={() => setActiveStep(index + 1)}>
                {index === steps.length - 1 ? 'Finish' : 'Continue'}
              </Button>
              <Button
                disabled={index === 0}
                onClick={() => setActiveStep(index - 1)}
                sx={{ ml: 1 }}
              >
                Back
              </Button>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ mt: 2 }}>
        {activeStep === steps.length && 'Your shelf is ready.'}
      </Typography>
      {activeStep === steps.length && (
        <Button autoFocus onClick={() => setActiveStep(0)}>
          Start again
        </Button>
      )}
    </Box>
  );
}

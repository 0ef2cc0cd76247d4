import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Address' },
  { label: 'Payment', problem: 'Card expired' },
  { label: 'Review' },
];

export default function HorizontalStepperWithError() {
  return (
    <Stepper alternativeLabel activeStep={1} role="list" aria-label="Checkout">
      {steps.map(({ label, problem }, index) => (
        <Step key={label} role="listitem" aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel
            error={problem !== undefined}
            optional={
              <Typography variant="caption" color="error">
                {problem}
              </Typography>
            }
          >
            {label}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Ordered', 'Packed', 'Shipped'];

export default function HorizontalLinearAlternativeLabelStepper() {
  return (
    <Stepper alternativeLabel activeStep={1} role="list" aria-label="Order status">
      {steps.map((label, index) => (
        <Step key={label} role="listitem" aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

import CheckIcon from '@mui/icons-material/Check';
import HomeIcon from '@mui/icons-material/Home';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ReceiptIcon from '@mui/icons-material/Receipt';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = [
  { label: 'Ordered', icon: <ReceiptIcon /> },
  { label: 'On its way', icon: <LocalShippingIcon /> },
  { label: 'Delivered', icon: <HomeIcon /> },
];

function RoundIcon({ active, completed, icon }: StepIconProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        borderRadius: '50%',
        color: active || completed ? 'primary.contrastText' : 'text.secondary',
        bgcolor: active || completed ? 'primary.main' : 'action.disabledBackground',
      }}
    >
      {completed ? <CheckIcon /> : icon}
    </Box>
  );
}

const connector = (
  <StepConnector
    sx={{
      // between the circles, at half their height
      top: 20,
      left: 'calc(-50% + 30px)',
      right: 'calc(50% + 30px)',
      [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 4, borderRadius: 1 },
      [`&.${stepConnectorClasses.active}, &.${stepConnectorClasses.completed}`]: {
        [`& .${stepConnectorClasses.line}`]: { borderColor: 'primary.main' },
      },
    }}
  />
);

export default function CustomizedSteppers() {
  return (
    <Stepper alternativeLabel activeStep={1} connector={connector} role="list" aria-label="Parcel">
      {steps.map(({ label, icon }, index) => (
        <Step key={label} role="listitem" aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel icon={icon} slots={{ stepIcon: RoundIcon }}>
            {label}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

import Input from '@mui/joy/Input';

export default function UnderlineInput() {
  return (
    <div>
      <Input
        defaultValue="Blue chairs"
        aria-label="Search the shop"
        sx={{
          '--Input-radius': '0px',
          border: 0,
          borderBottom: '2px solid',
          borderColor: 'neutral.500',
          backgroundColor: 'transparent',
          boxShadow: 'none',
          '&:hover': { borderColor: 'neutral.600' },
          '&::before': {
            top: 'auto',
            height: '2px',
            margin: '0 0 -2px',
            boxShadow: 'none',
            backgroundColor: 'primary.500',
            transform: 'scaleX(0)',
            transition: 'transform 200ms',
          },
          '&:focus-within::before': { transform: 'scaleX(1)' },
        }}
      />
    </div>
  );
}

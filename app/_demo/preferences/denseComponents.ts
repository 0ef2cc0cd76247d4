const small = { defaultProps: { size: 'small' } } as const;
const margin = { defaultProps: { margin: 'dense' } } as const;

/** Default props of the components that have a dense form. */
export const denseComponents = {
  MuiButton: small,
  MuiFab: small,
  MuiIconButton: small,
  MuiTable: small,
  MuiFilledInput: margin,
  MuiFormControl: margin,
  MuiFormHelperText: margin,
  MuiInputBase: margin,
  MuiInputLabel: margin,
  MuiOutlinedInput: margin,
  MuiTextField: margin,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
} as const;

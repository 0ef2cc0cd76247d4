const small = { defaultProps: { size: 'sm' } } as const;

/** Default props of Joy UI's components that have a small form: the counterparts of those in denseComponents.ts. */
export const denseJoyComponents = {
  JoyAutocomplete: small,
  JoyButton: small,
  JoyButtonGroup: small,
  JoyFormControl: small,
  JoyIconButton: small,
  JoyInput: small,
  JoyList: small,
  JoyMenu: small,
  JoyMenuButton: small,
  JoySelect: small,
  JoyTable: small,
  JoyTextarea: small,
  JoyToggleButtonGroup: small,
} as const;

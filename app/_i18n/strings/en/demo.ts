export const demo = {
  crash: {
    message: 'The demo {{name}} stopped with an error. The rest of the page is not affected.',
    report: 'Report it on GitHub',
    reset: 'Reset the demo',
  },
  editor: {
    edit: 'Edit code',
    reset: 'Reset demo',
    label: 'Code of {{name}}',
    hint: 'Press Enter to start editing',
    leave: 'Press Escape to stop editing.',
    line: 'Line {{line}}: {{message}}',
    missingImport:
      '“{{specifier}}” is not loaded here: the demo did not import it. Open the demo in a sandbox to import anything.',
    missingName:
      '“{{name}}” from “{{specifier}}” is not loaded here: the demo did not import it. Open the demo in a sandbox to import anything.',
    noComponent: 'The code has no default export that is a component.',
  },
} as const;

import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

// Defined in app/_inline.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'api-list': CustomElement;
      'code-tabs-ready': CustomElement;
      'demo-island': CustomElement;
      'page-contents': CustomElement;
    }
  }
}

import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

// Defined in app/_inline and app/_enhance.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'api-list': CustomElement;
      'color-playground': CustomElement;
      'demo-island': CustomElement;
      'demo-toolbar': CustomElement;
      'error-decoder': CustomElement;
      'news-bell': CustomElement;
      'density-tool': CustomElement;
      'page-contents': CustomElement;
      'page-feedback': CustomElement;
      'stored-choice': CustomElement;
    }
  }
}

import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

// Defined in app/_inline and app/_enhance.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'api-list': CustomElement;
      'cached-pages': CustomElement;
      'color-playground': CustomElement;
      'consent-banner': CustomElement;
      'demo-ad-slot': CustomElement;
      'demo-island': CustomElement;
      'demo-toolbar': CustomElement;
      'error-decoder': CustomElement;
      'news-bell': CustomElement;
      'density-tool': CustomElement;
      'page-contents': CustomElement;
      'page-feedback': CustomElement;
      'stored-choice': CustomElement;
      'sponsor-slot': CustomElement;
    }
  }
}

import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

// Defined in app/_inline and app/_enhance.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'api-list': CustomElement;
      'cached-pages': CustomElement;
      'code-tabs-ready': CustomElement;
      'consent-banner': CustomElement;
      'demo-ad-slot': CustomElement;
      'demo-island': CustomElement;
      'page-contents': CustomElement;
      'sponsor-slot': CustomElement;
    }
  }
}

import inlineScript from 'virtual:inline-script';
import type { ReactNode } from 'react';
import { Router } from './_frame/Router.tsx';
import { SkipLink } from './_frame/SkipLink.tsx';
import './_styles/tokens.ts';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <head>
        <meta name="theme-color" content="#ffffff" suppressHydrationWarning />
        <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
      </head>
      <body>
        <SkipLink />
        {children}
        <Router />
      </body>
    </html>
  );
}

import inlineScript from 'virtual:inline-script';
import type { ReactNode } from 'react';
import { readSiteFacts } from './_content/readDocument.ts';
import { Router } from './_frame/Router.tsx';
import { SkipLink } from './_frame/SkipLink.tsx';
import './_styles/tokens.ts';

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { enhance } = await readSiteFacts();
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <head>
        <meta name="theme-color" content="#ffffff" suppressHydrationWarning />
        <meta name="enhance" content={enhance} />
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

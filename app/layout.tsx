import inlineScript from 'virtual:inline-script';
import type { ReactNode } from 'react';
import { readSiteFacts } from './_content/readDocument.ts';
import { ConsentBanner } from './_analytics/ConsentBanner.tsx';
import { BackToTop } from './_frame/BackToTop.tsx';
import { ExtraFonts } from './_frame/ExtraFonts.tsx';
import { RouteProgress } from './_frame/RouteProgress.tsx';
import { Router } from './_frame/Router.tsx';
import { SkipLink } from './_frame/SkipLink.tsx';
import { splitLanguage } from './_i18n/languages.ts';
import { requestPath } from './_i18n/requestPath.ts';
import { requestTranslate } from './_i18n/requestTranslate.ts';
import './_styles/tokens.ts';

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [{ enhance, features }, path, t] = await Promise.all([
    readSiteFacts(),
    requestPath(),
    requestTranslate(),
  ]);
  return (
    <html lang={splitLanguage(path).language} dir="ltr" suppressHydrationWarning>
      <head>
        <meta name="theme-color" content="#ffffff" suppressHydrationWarning />
        <meta name="enhance" content={enhance} data-eager={features ? '' : undefined} />
        {features && <meta name="features" content={JSON.stringify(features)} />}
        <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/static/icons/180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <ExtraFonts path={path} />
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
      </head>
      <body>
        <SkipLink />
        <RouteProgress label={t('frame.loading')} />
        {children}
        <BackToTop label={t('frame.backToTop')} />
        {features?.analytics && <ConsentBanner />}
        <Router />
      </body>
    </html>
  );
}

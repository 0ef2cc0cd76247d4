import type { Features } from './features.ts';

/** For client code: what the operator has switched on, as the page says it (app/layout.tsx). */
export function pageFeatures(): Features | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=features]');
  return meta ? (JSON.parse(meta.content) as Features) : undefined;
}

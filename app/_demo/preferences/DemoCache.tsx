import { __unsafe_useEmotionCache, CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';

/**
 * What Emotion writes a demo's styles with. The provider is always there, so that a change of direction keeps the demo's state.
 * @param cache in place of the usual one
 */
export function DemoCache({
  cache,
  children,
}: {
  cache: EmotionCache | undefined;
  children: ReactNode;
}) {
  const usual = __unsafe_useEmotionCache()!;
  return <CacheProvider value={cache ?? usual}>{children}</CacheProvider>;
}

import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { LocalizedLibrary } from './locales/loadLocale.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import type { MountedDemo } from './mounted.ts';
import { followPreferences } from './preferences/followPreferences.ts';

/** A component that stands, or stood, in the demo's place. */
interface Attempt {
  Demo: ComponentType;
  onError?: ((error: unknown) => void) | undefined;
  failed?: boolean;
}

/**
 * Hydrates a demo in a root of its own.
 * @param element holds the markup that the server rendered
 * @param localized libraries whose texts follow the language of the page
 */
export function mountDemo(
  element: Element,
  Demo: ComponentType,
  DemoTheme: ComponentType<{ children: ReactNode }>,
  name: string,
  localized?: LocalizedLibrary[],
): MountedDemo {
  followPreferences(localized);
  let turn = 0;
  let shown: Attempt = { Demo };
  let lastGood: ComponentType | undefined;
  const { promise: hydrated, resolve: settle } = Promise.withResolvers<void>();

  const themed = (Component: ComponentType) => (
    <DemoTheme>
      <Component />
    </DemoTheme>
  );
  const view = (attempt: Attempt) => (
    <DemoBoundary
      key={turn}
      name={name}
      fallback={attempt.onError && lastGood && themed(lastGood)}
      onMount={settle}
      onError={(error) => {
        attempt.failed = true;
        attempt.onError?.(error);
      }}
      onReset={() => show({ Demo })}
    >
      {themed(attempt.Demo)}
    </DemoBoundary>
  );
  const show = (attempt: Attempt) => {
    if (!shown.failed) lastGood = shown.Demo;
    shown = attempt;
    turn += 1;
    root.render(view(attempt));
  };

  const root = hydrateRoot(element, view(shown), {
    identifierPrefix: name,
    onCaughtError(error) {
      // what somebody is still typing is told in the editor alone
      if (!shown.onError) console.error(`The demo ${name} stopped with an error.`, error);
    },
  });
  return {
    hydrated,
    update: (Component, onError) => show({ Demo: Component, onError }),
    reset: () => show({ Demo }),
    unmount() {
      settle();
      root.unmount();
    },
  };
}

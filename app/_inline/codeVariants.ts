/**
 * How demos show their code: language and styling. An address that names a source decides, then the reader's last choice; <html> carries
 * it before the first paint, and styles follow (app/_demo/demoStyles.ts).
 */
const root = document.documentElement;
/** Cookie values are those of the public documentation. */
const stylings: Record<string, string> = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' };

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}

function apply(codeVariant: string | undefined, styling: string | undefined): void {
  root.dataset['codeVariant'] = codeVariant === 'JS' ? 'js' : 'ts';
  root.dataset['styling'] = styling && stylings[styling] ? styling : 'system';
}

function remember(): void {
  const { codeVariant, styling } = root.dataset;
  for (const [name, value] of [
    ['codeVariant', codeVariant!.toUpperCase()],
    ['codeStyling', stylings[styling!]!],
  ] as const)
    if (cookie(name) !== value)
      document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=31536000`;
}

function followAddress(): void {
  const hash = decodeURIComponent(location.hash);
  const extension = /\.(js|tsx)$/.exec(hash)?.[1];
  const styling = extension && /(tailwind|css|system)-/.exec(hash)?.[1];
  const stored = cookie('codeStyling');
  apply(
    extension ? (extension === 'js' ? 'JS' : 'TS') : cookie('codeVariant'),
    styling || Object.keys(stylings).find((name) => stylings[name] === stored),
  );
  if (extension) remember();
}

/** An address that names a demo opens its code and brings it to life. */
function openDemo(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const demo = target?.closest<HTMLElement>('[data-demo]');
  if (!demo) return;
  for (const details of demo.querySelectorAll('details')) details.open = true;
  demo.querySelector('[data-action=toggle-code]')?.setAttribute('aria-expanded', 'true');
  for (const island of demo.querySelectorAll<HTMLElement & { hydrate(): void }>('demo-island'))
    if (island.checkVisibility()) island.hydrate();
  target!.scrollIntoView();
}

export function startCodeVariants(): void {
  followAddress();
  const follow = () => {
    followAddress();
    openDemo();
  };
  addEventListener('hashchange', follow);
  addEventListener('DOMContentLoaded', openDemo);
  // a control of the page chose: detail is what changes
  addEventListener('codevariantchange', ({ detail }: CustomEventInit<Record<string, string>>) => {
    Object.assign(root.dataset, detail);
    remember();
  });
}

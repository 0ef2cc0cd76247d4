import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** Not the headless shell, though it is lighter: it moves a pointer over every page that loads, and a reader's first move starts things. */
const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for tests and benchmarks: the one that CHROMIUM names, one of the system, one that Playwright downloaded, or else one that is
 * installed now.
 * @throws with what to do, when none can be had
 */
export function findChromium(): string {
  const given = process.env['CHROMIUM'];
  if (given) {
    if (fs.existsSync(given)) return given;
    throw new Error(`CHROMIUM names ${given}, which does not exist.`);
  }
  return installed() ?? install();
}

function installed(): string | undefined {
  for (const name of systemBrowsers) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  const downloaded = chromium.executablePath();
  return fs.existsSync(downloaded) ? downloaded : undefined;
}

function install(): string {
  console.log('No Chromium found: installing one.');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('which', ['apt-get']).status === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 120_000 });
    spawnSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      {
        stdio: 'inherit',
        timeout: 600_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  }
  if (!installed())
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 600_000 });
  const found = installed();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it (Debian: `apt-get install chromium`), or name one: CHROMIUM=/path/to/chromium npm test.',
  );
}

/** Without these, Chromium talks to its maker's servers at every start. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

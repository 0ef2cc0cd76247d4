import type { Browser, CDPSession, Page } from '@playwright/test';

/** What the reader's device and line are slowed down to. */
export const conditions = {
  cpuSlowdown: 4,
  network: 'slow 4G: 150 ms, 1.6 Mbit/s down, 750 kbit/s up',
  viewport: { width: 1350, height: 940 },
};
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

export type Kind = 'html' | 'css' | 'js' | 'font' | 'image' | 'other';
export const kinds: Kind[] = ['html', 'css', 'js', 'font', 'image', 'other'];

/** A request as the browser's network layer saw it. */
export interface Transfer {
  url: string;
  type: string;
  mime: string;
  /** 0 before the answer */
  status: number;
  /** bytes over the wire, headers included; 0 until the end */
  sent: number;
  /** the document's own address, not a frame's or a script's */
  document: boolean;
}

/** A new visitor with an empty cache. */
export interface Visit {
  page: Page;
  transfers: Transfer[];
  /** until no request has started or ended for a while */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Long enough for what a slowed page fetches only after it has thought for a while. */
const quietTime = 1500;
const settleLimit = 30_000;

export async function visit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ viewport: conditions.viewport });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { transfers, lastChange } = await record(session);
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  return {
    page,
    transfers,
    async settled() {
      const limit = Date.now() + settleLimit;
      while (Date.now() - lastChange() < quietTime && Date.now() < limit)
        await page.waitForTimeout(100);
    },
    close: () => context.close(),
  };
}

/** The kilobytes (1000 bytes) of every kind that have arrived up to now. */
export function kilobytes(transfers: readonly Transfer[]): Record<Kind | 'total', number> {
  const sums = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0, total: 0 };
  for (const transfer of transfers) {
    sums[kindOf(transfer)] += transfer.sent / 1000;
    sums.total += transfer.sent / 1000;
  }
  return sums;
}

function kindOf({ type, mime }: Transfer): Kind {
  if (type === 'Document') return 'html';
  if (mime.includes('css')) return 'css';
  if (mime.includes('javascript')) return 'js';
  if (mime.includes('font')) return 'font';
  if (mime.startsWith('image/')) return 'image';
  return 'other';
}

async function record(
  session: CDPSession,
): Promise<{ transfers: Transfer[]; lastChange(): number }> {
  const transfers: Transfer[] = [];
  const byId = new Map<string, Transfer>();
  let changed = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(data|blob):/.test(request.url)) return;
    const transfer = {
      url: request.url,
      type: type ?? '',
      mime: '',
      status: 0,
      sent: 0,
      document: type === 'Document',
    };
    byId.set(requestId, transfer);
    transfers.push(transfer);
    changed = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = byId.get(requestId);
    if (transfer) Object.assign(transfer, { status: response.status, mime: response.mimeType });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byId.get(requestId);
    if (transfer) transfer.sent = encodedDataLength;
    changed = Date.now();
  });
  await session.send('Network.enable');
  return { transfers, lastChange: () => changed };
}

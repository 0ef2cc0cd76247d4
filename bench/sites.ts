import { startWorker } from '../pipeline/serve-worker.ts';
import { preparePeer, peers, peerVersion } from './peers.ts';
import { serveFolder } from './static-server.ts';

/** A served site that a browser visits. */
export interface Site {
  name: string;
  /** with a slash at the end */
  url: string;
  /** its side navigation */
  navigation: string;
  /** what is in the document once the script that navigates is awake; absent when there is nothing to wait for */
  awake?: string;
  version?: string;
}

export interface Sites {
  list: Site[];
  stop(): Promise<void>;
}

const peerNavigation = { starlight: 'nav.sidebar', vitepress: '.VPSidebar' };

/**
 * Serves this site, with workerd, and every peer, built from the same text.
 * @param built the folder of this site's build
 */
export async function serveSites(built: string): Promise<Sites> {
  const folders = peers.map((peer) => preparePeer(peer, built));
  const worker = await startWorker(0, built);
  const servers = await Promise.all(folders.map(serveFolder));
  return {
    list: [
      {
        name: 'ours',
        url: worker.url,
        navigation: '#side-navigation',
        awake: '[data-ready]',
      },
      ...peers.map((peer, index) => ({
        name: peer.name,
        url: servers[index]!.url,
        navigation: peerNavigation[peer.name],
        version: peerVersion(peer),
      })),
    ],
    async stop() {
      await Promise.all([worker.stop(), ...servers.map((server) => server.stop())]);
    },
  };
}

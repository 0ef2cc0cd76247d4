import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { quantile } from './statistics.ts';

/** What came back, over one stretch of time or several added up. */
export interface Answers {
  /** milliseconds from the request to the first byte of the answer */
  firstByte: number[];
  /** milliseconds from the request to the last byte */
  whole: number[];
  bytes: number;
  /** other status than expected, or a broken connection */
  failed: number;
  seconds: number;
  /** processor time of this process, the one that asks */
  ownSeconds: number;
}

/** After this many milliseconds without a sign, a request counts as failed. */
const requestLimit = 10_000;

export const noAnswers = (): Answers => ({
  firstByte: [],
  whole: [],
  bytes: 0,
  failed: 0,
  seconds: 0,
  ownSeconds: 0,
});

export function add(sum: Answers, more: Answers): Answers {
  return {
    firstByte: [...sum.firstByte, ...more.firstByte],
    whole: [...sum.whole, ...more.whole],
    bytes: sum.bytes + more.bytes,
    failed: sum.failed + more.failed,
    seconds: sum.seconds + more.seconds,
    ownSeconds: sum.ownSeconds + more.ownSeconds,
  };
}

/**
 * Asks for one address again and again over kept connections, each of which waits for its answer before it asks again.
 * @param status the expected one
 */
export async function load(
  url: string,
  status: number,
  limits: { connections: number; seconds: number; requests?: number },
): Promise<Answers> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: limits.connections });
  const answers = noAnswers();
  const started = performance.now();
  const processor = process.cpuUsage();
  const end = started + limits.seconds * 1000;
  let left = limits.requests ?? Number.POSITIVE_INFINITY;
  const work = async () => {
    while (performance.now() < end && left > 0) {
      left -= 1;
      await ask(url, status, agent, answers);
    }
  };
  await Promise.all(Array.from({ length: limits.connections }, work));
  answers.seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(processor);
  answers.ownSeconds = (user + system) / 1e6;
  agent.destroy();
  return answers;
}

function ask(url: string, status: number, agent: http.Agent, answers: Answers): Promise<void> {
  return new Promise((resolve) => {
    const started = performance.now();
    const fail = () => {
      answers.failed += 1;
      resolve();
    };
    const request = http.get(url, { agent, timeout: requestLimit }, (response) => {
      const firstByte = performance.now() - started;
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('error', fail);
      response.once('end', () => {
        if (response.statusCode !== status) return fail();
        answers.firstByte.push(firstByte);
        answers.whole.push(performance.now() - started);
        answers.bytes += bytes;
        return resolve();
      });
    });
    request.once('timeout', () => request.destroy());
    request.once('error', fail);
  });
}

/** The figures that are reported of a load. */
export function figures({ whole, bytes, failed, seconds, ownSeconds }: Answers) {
  return {
    'requests per second': whole.length / seconds,
    'p50 ms': quantile(whole, 0.5),
    'p99 ms': quantile(whole, 0.99),
    'kB each': bytes / whole.length / 1000,
    // near 100, the asking is what limits
    'asking, % of a core': (100 * ownSeconds) / seconds,
    failed,
  };
}

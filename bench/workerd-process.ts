import fs from 'node:fs';

/** Processes of workerd that this one has started. None where there is no /proc. */
export function workerdProcesses(): number[] {
  if (!fs.existsSync('/proc/self/stat')) return [];
  return fs.readdirSync('/proc').flatMap((name) => {
    try {
      const [, command, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(
        fs.readFileSync(`/proc/${name}/stat`, 'utf8'),
      )!;
      return command === 'workerd' && Number(parent) === process.pid ? [Number(name)] : [];
    } catch {
      // no process, or one that has just ended
      return [];
    }
  });
}

/** What a process has in memory, in MB. */
export function memoryOf(pid: number | undefined): number {
  if (pid === undefined) return Number.NaN;
  const [, kB] = /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Math.round(Number(kB) / 1000);
}

import { textTable } from '../../bench/table.ts';

/** The fault matrix: what went wrong, how often the other side was asked, and what the reader got. */
export class FaultTable {
  #title: string;
  #rows: [fault: string, attempts: string, outcome: string, time: string][] = [];

  constructor(title: string) {
    this.#title = title;
  }

  add(fault: string, attempts: number | undefined, outcome: string, milliseconds?: number): void {
    this.#rows.push([
      fault,
      String(attempts ?? '-'),
      outcome,
      milliseconds === undefined ? '' : `${Math.round(milliseconds)} ms`,
    ]);
  }

  print(): void {
    const rows = this.#rows.toSorted(([a], [b]) => a.localeCompare(b));
    console.log(textTable(this.#title, ['fault', 'attempts', 'outcome', 'time'], rows));
  }
}

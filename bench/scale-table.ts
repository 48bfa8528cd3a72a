import type { ScaleFound } from './scale.ts'

export const SCALE_COLUMNS = {
  calls: ['who', 'call', 'times', 'p50 ms', 'p95 ms', 'items', 'bytes', ''],
  migrations: ['bookings while', 'took s', 'bookings', 'p50 ms', 'longest wait ms', ''],
}

/** The rows of both tables. */
export function scaleCells({ calls, migrations }: ScaleFound): { calls: string[][]; migrations: string[][] } {
  return {
    calls: calls.map(({ who, what, times, p50, p95, items, bytes, below }) => [
      who,
      what,
      String(times),
      p50.toFixed(1),
      p95.toFixed(1),
      String(items),
      String(bytes),
      below.join(', '),
    ]),
    migrations: migrations.map(({ what, seconds, bookings, p50, longest, below }) => [
      what,
      seconds.toFixed(1),
      String(bookings),
      p50.toFixed(1),
      longest.toFixed(0),
      below.join(', '),
    ]),
  }
}

/**
 * What a plan is made for. Each option is a number: its default, and what it says. The defaults of use are guesses about
 * coaching at colleges, those of machines are the templates' of deploy/ or guesses; none of them was measured.
 */
export const PLAN_OPTIONS = {
  'active-share': [0.4, 'students who open ShineQuo in a week, of all'],
  visits: [3, 'visits a week of each of these'],
  screens: [4, 'pages a visit; each is taken for a dashboard'],
  'new-sign-ins': [0.05, 'visits that begin with a password, of all'],
  sessions: [0.2, 'sessions a week that each of all students books'],
  weeks: [30, 'weeks a year in which they do'],
  mails: [6, 'mails a session: confirmations and reminders of both people'],
  'audited-acts': [2, 'entries of the audit a session: its coach opens the record, and one more'],
  'open-hours': [70, 'hours of a week in which ShineQuo is used'],
  peak: [10, 'busiest minute, in times of the mean of these hours'],
  'room-peak': [2, 'sessions at once at most, in times of their mean'],
  'room-work': [0.2, 'work of a room, of the measured one, in which both people reload twice a minute'],
  'room-messages': [10, 'messages and other things a session that are told with their COMMIT'],
  'open-pages': [0.02, 'pages open at once at most, of all students'],
  'students-a-school': [5000, 'students of a school'],
  years: [2, 'years of sessions that are kept'],
  headroom: [0.5, 'how much of a processor or of a lock may be used in the busiest minute'],
  'core-speed': [1, 'speed of a core, in times of the one that measured'],
  'app-cores': [4, 'cores of a machine with servers'],
  'app-gb': [8, 'its memory'],
  'database-cores': [16, 'cores of a machine with a database'],
  'database-gb': [64, 'its memory'],
  'replay-share': [0.2, "processor time of a standby that only replays, of the primary's"],
  'hot-share': [0.2, 'of the data, how much should be in memory'],
  'socket-kb': [40, 'memory of an open connection in the kernel, beside the server itself'],
  'front-sockets': [30_000, 'connections of a front: half of its open files'],
  'pooler-sessions': [20, 'sessions of each PgBouncer (deploy/pgbouncer)'],
  'max-connections': [200, 'connections of PostgreSQL (deploy/patroni)'],
  'commit-ms': [3, 'a COMMIT that waits for a synchronous standby of the same region'],
  'wal-mb': [50, 'log that a standby replays in a second, in MB'],
  'backup-mb': [100, 'data that a backup copies in a second, in MB'],
  'backup-hours': [6, 'how long a full backup may take'],
} as const satisfies Record<string, readonly [number, string]>

export type PlanOption = keyof typeof PLAN_OPTIONS
export type PlanInput = Readonly<Record<PlanOption, number>>

/** The inputs of a plan from options as written. Throws on what is not a number above zero, naming the option. */
export function planInput(written: Readonly<Record<string, unknown>>): PlanInput {
  const entries = Object.entries(PLAN_OPTIONS).map(([name, [standard]]) => {
    const value = written[name] === undefined ? standard : Number(written[name])
    if (!(value > 0) || !Number.isFinite(value)) throw new Error(`--${name} should be a number above 0`)
    return [name, value]
  })
  return Object.fromEntries(entries) as PlanInput
}

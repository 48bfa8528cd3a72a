import type { Demand, Limit, Plan } from './plan-arithmetic.ts'
import type { PlanInput } from './plan-options.ts'
import type { Table } from './report.ts'

/** A row: of one cluster, or of all together, and how it is computed. Names in brackets are options. */
interface Figure {
  readonly what: string
  readonly of: (each: Demand, input: PlanInput) => number
  /** Digits after the point. */
  readonly digits?: number
  readonly how: string
}

const GB = 1e9

const TOGETHER: readonly Figure[] = [
  {
    what: 'claims and bookings a second',
    of: (each) => each.pairs,
    digits: 1,
    how: 'students x (sessions) x (peak) / (open-hours)',
  },
  {
    what: 'dashboards a second',
    of: (each) => each.dashboards,
    digits: 1,
    how: 'students x (active-share) x (visits) x (screens) x (peak) / (open-hours)',
  },
  { what: 'calls a second', of: (each) => each.calls, how: '2 a pair, 6 a dashboard, 1 a sign-in' },
  { what: 'sign-ins a second', of: (each) => each.signIns, digits: 1, how: 'visits x (new-sign-ins)' },
  { what: 'mails a second', of: (each) => each.mails, digits: 1, how: 'pairs x (mails)' },
  { what: 'open pages', of: (each) => each.pages, how: 'students x (open-pages)' },
  { what: 'open rooms', of: (each) => each.rooms, how: 'sessions at once on average x (room-peak)' },
  {
    what: 'cores: servers',
    of: (each) => each.serverCores,
    digits: 1,
    how: 'pairs, dashboards, sign-ins, rooms x server ms',
  },
  {
    what: 'cores: PgBouncer',
    of: (each) => each.poolerCores,
    digits: 1,
    how: 'pairs, dashboards x pooler ms',
  },
  { what: 'cores: workers', of: (each) => each.workerCores, digits: 1, how: 'mails x worker ms' },
  {
    what: 'cores: primaries',
    of: (each) => each.databaseCores,
    digits: 1,
    how: 'pairs, dashboards, mails, NOTIFY, rooms x database ms',
  },
  {
    what: 'cores: each standby',
    of: (each) => each.standbyCores,
    digits: 1,
    how: "(replay-share) of the primary's; the rest is free for reads",
  },
  { what: 'disk GB', of: (each) => each.diskBytes / GB, how: '(years) x its growth' },
  {
    what: 'disk GB more a year',
    of: (each) => each.diskBytesAYear / GB,
    how: 'sessions a year x bytes a session',
  },
]

const EACH: readonly Figure[] = [
  { what: 'servers (processes)', of: (each) => each.servers, how: 'cores / (headroom), two at least' },
  { what: 'workers (processes)', of: (each) => each.workers, how: 'cores / (headroom), two at least' },
  {
    what: 'memory GB of these',
    of: (each) => each.serverBytes / GB,
    digits: 1,
    how: 'processes, pages, rooms, (socket-kb)',
  },
  {
    what: 'memory GB of a database',
    of: (each) => each.databaseBytes / GB,
    digits: 1,
    how: '(hot-share) of the disk, 10 MB a session',
  },
  { what: 'connections to PgBouncers', of: (each) => each.toPooler, how: '14 a process' },
  {
    what: 'connections to PostgreSQL',
    of: (each) => each.toDatabase,
    how: '(pooler-sessions) a machine, 1 a process for LISTEN',
  },
  {
    what: 'transactions a second of pairs and mails',
    of: (each) => each.commits,
    digits: 1,
    how: 'those of each, as measured',
  },
  {
    what: 'entries of the audit a second',
    of: (each) => each.audited,
    digits: 2,
    how: 'pairs x (audited-acts)',
  },
  {
    what: 'log MB a second',
    of: (each) => each.walBytes / 1e6,
    digits: 2,
    how: 'pairs and mails x bytes of log',
  },
  {
    what: 'NOTIFY a second',
    of: (each) => each.notified,
    digits: 1,
    how: '4 a pair, at most 40 a process and channel',
  },
  { what: 'of them heard', of: (each) => each.heard, how: 'each by every process of the cluster' },
  {
    what: 'NOTIFY with a COMMIT, a second',
    of: (each) => each.toldAtCommit,
    digits: 1,
    how: 'sessions x (room-messages) x (room-peak)',
  },
]

const MACHINES: readonly Figure[] = [
  {
    what: 'machines with servers',
    of: (each) => each.appMachines,
    how: '(app-cores) and (app-gb) with (headroom)',
  },
  { what: 'machines with databases', of: () => 3, how: 'a primary and two standbys' },
  { what: 'fronts', of: (each) => each.fronts, how: '(front-sockets), one more than needed' },
]

/** The table: a row for each figure, a column for each plan, and how it is computed. */
export function planTable(plans: readonly Plan[], input: PlanInput): Table {
  const times = ({ clusters }: Plan) => clusters
  const section = (figures: readonly Figure[], before: string, factor: (plan: Plan) => number) =>
    figures.map(({ what, of, digits = 0, how }) => [
      before + what,
      ...plans.map((plan) => number(of(plan.each, input) * factor(plan), digits)),
      how,
    ])
  return {
    columns: ['students', ...plans.map(({ students }) => number(students)), 'how; (name) is an option'],
    rows: [
      ...section(TOGETHER, '', times),
      ['clusters', ...plans.map(({ clusters }) => number(clusters)), 'students / the first limit below'],
      ...section(EACH, 'each: ', () => 1),
      ...section(MACHINES, 'all: ', times),
    ],
  }
}

/** The rows of what one cluster is ended by, the first limit first. */
export function limitCells(limits: readonly Limit[]): string[][] {
  return limits.map(({ what, students }) => [what, number(students)])
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

import { SESSION_MS } from '@shinequo/domain/sessions/session-phase'
import type { PlanInput } from './plan-options.ts'

/** What one of each costs: processor time in milliseconds of a core, bytes, and of a room seconds of a core a second. */
export interface Costs {
  readonly pair: {
    readonly serverMs: number
    readonly poolerMs: number
    readonly databaseMs: number
    readonly walBytes: number
    readonly commits: number
  }
  readonly dashboard: { readonly serverMs: number; readonly poolerMs: number; readonly databaseMs: number }
  readonly mail: {
    readonly serverMs: number
    readonly databaseMs: number
    readonly walBytes: number
    readonly commits: number
  }
  readonly notify: { readonly sentMs: number; readonly heardMs: number }
  readonly signInMs: number
  readonly page: { readonly bytes: number }
  readonly room: { readonly bytes: number; readonly serverCores: number; readonly databaseCores: number }
  /** Memory of a process that serves pages. */
  readonly serverBytes: number
  /** What a session leaves in the database, with its share of everything else about its people. */
  readonly sessionBytes: number
}

/** What some students need of one cluster: figures of the busiest minute, a second, and sizes. */
export interface Demand {
  readonly pairs: number
  readonly dashboards: number
  readonly calls: number
  readonly signIns: number
  readonly mails: number
  readonly pages: number
  readonly rooms: number
  readonly serverCores: number
  readonly poolerCores: number
  readonly workerCores: number
  readonly databaseCores: number
  /** A standby's, which only replays the log. */
  readonly standbyCores: number
  /** Processes and machines that this takes, with the headroom. */
  readonly servers: number
  readonly workers: number
  readonly appMachines: number
  readonly fronts: number
  readonly serverBytes: number
  readonly databaseBytes: number
  readonly toPooler: number
  readonly toDatabase: number
  readonly commits: number
  readonly audited: number
  readonly walBytes: number
  readonly notified: number
  readonly heard: number
  /** Beside these, told with the COMMIT of a change: PostgreSQL's lock of NOTIFY is held until it is confirmed. */
  readonly toldAtCommit: number
  readonly diskBytes: number
  readonly diskBytesAYear: number
}

/** Calls of a claim with its booking, and of a dashboard. */
const CALLS = { pair: 2, dashboard: 6 }
/** Connections of a process to its pooler (the pool of requests and that of jobs), and past it for LISTEN. */
const PROCESS = { pooled: 14, direct: 1 }
/** A process gathers what it tells the others for so long on each channel (notification-batcher.ts). */
const MOST_NOTIFIED = 1000 / 25
/** What a pair notifies of: open times twice, the sessions of two people together, and mail for the workers. */
const CHANNELS = [2, 1, 1]
/** Memory of a session of PostgreSQL. */
const SESSION_BYTES = 10e6
/** How much of a machine's memory processes may have. */
const MEMORY_USED = 0.75
const HOUR = 3600

/** What `students` of one cluster need. */
export function demandOf(students: number, costs: Costs, input: PlanInput): Demand {
  const perWeek = input.peak / (input['open-hours'] * HOUR)
  const visits = students * input['active-share'] * input.visits * perWeek
  const pairs = students * input.sessions * perWeek
  const dashboards = visits * input.screens
  const signIns = visits * input['new-sign-ins']
  const mails = pairs * input.mails
  const pages = students * input['open-pages']
  const hoursMet = students * input.sessions * (SESSION_MS / 1000 / HOUR)
  const rooms = (hoursMet / input['open-hours']) * input['room-peak']
  const sockets = pages + 2 * rooms
  const perSecond = input['room-peak'] / (input['open-hours'] * HOUR)
  const toldAtCommit = students * input.sessions * input['room-messages'] * perSecond
  const roomWork = rooms * input['room-work']

  const speed = input['core-speed']
  const cores = (ms: number) => ms / 1000 / speed
  const whole = (busy: number) => Math.ceil(busy / input.headroom)
  const serverCores =
    cores(pairs * costs.pair.serverMs + dashboards * costs.dashboard.serverMs + signIns * costs.signInMs) +
    (roomWork * costs.room.serverCores) / speed
  const workerCores = cores(mails * costs.mail.serverMs)
  const poolerCores = cores(pairs * costs.pair.poolerMs + dashboards * costs.dashboard.poolerMs)
  // A process is one core of JavaScript, and none may be the only one.
  const servers = Math.max(2, whole(serverCores))
  const workers = Math.max(2, whole(workerCores))
  const listening = servers + workers
  const notified = CHANNELS.reduce((sum, each) => sum + Math.min(each * pairs, MOST_NOTIFIED * servers), 0)
  const heard = notified * listening
  const databaseCores =
    cores(
      pairs * costs.pair.databaseMs +
        dashboards * costs.dashboard.databaseMs +
        mails * costs.mail.databaseMs +
        notified * costs.notify.sentMs +
        heard * costs.notify.heardMs,
    ) +
    (roomWork * costs.room.databaseCores) / speed

  const socketBytes = input['socket-kb'] * 1000
  const serverBytes =
    listening * costs.serverBytes +
    pages * costs.page.bytes +
    rooms * costs.room.bytes +
    sockets * socketBytes
  const appMachines = Math.max(
    2,
    Math.ceil((serverCores + workerCores + poolerCores) / input.headroom / input['app-cores']),
    Math.ceil(serverBytes / (input['app-gb'] * 1e9 * MEMORY_USED)),
  )
  const toDatabase = appMachines * input['pooler-sessions'] + listening * PROCESS.direct
  const diskBytesAYear = students * input.sessions * input.weeks * costs.sessionBytes
  const diskBytes = diskBytesAYear * input.years
  return {
    pairs,
    dashboards,
    calls: pairs * CALLS.pair + dashboards * CALLS.dashboard + signIns,
    signIns,
    mails,
    pages,
    rooms,
    serverCores,
    poolerCores,
    workerCores,
    databaseCores,
    standbyCores: databaseCores * input['replay-share'],
    servers,
    workers,
    appMachines,
    // One more than is needed, which may be lost.
    fronts: 1 + Math.ceil(sockets / input['front-sockets']),
    serverBytes,
    databaseBytes: diskBytes * input['hot-share'] + toDatabase * SESSION_BYTES,
    toPooler: listening * PROCESS.pooled,
    toDatabase,
    commits: pairs * costs.pair.commits + mails * costs.mail.commits,
    audited: pairs * input['audited-acts'],
    walBytes: pairs * costs.pair.walBytes + mails * costs.mail.walBytes,
    notified,
    heard,
    toldAtCommit,
    diskBytes,
    diskBytesAYear,
  }
}

/** A limit of one cluster: at how many students it is reached. */
export interface Limit {
  readonly what: string
  readonly students: number
}

/** The shares of each limit that a demand takes; above 1 it is broken. */
export function sharesOf(demand: Demand, costs: Costs, input: PlanInput): Readonly<Record<string, number>> {
  const { headroom } = input
  return {
    "the primary's processor": demand.databaseCores / (input['database-cores'] * headroom),
    "the primary's memory": demand.databaseBytes / (input['database-gb'] * 1e9),
    'connections of PostgreSQL': demand.toDatabase / input['max-connections'],
    "the audit's lock, until its COMMIT is confirmed":
      (demand.audited * input['commit-ms']) / 1000 / headroom,
    'the lock of NOTIFY':
      (demand.notified * (costs.notify.sentMs / input['core-speed']) +
        demand.toldAtCommit * input['commit-ms']) /
      1000 /
      headroom,
    'the log that a standby replays': demand.walBytes / (input['wal-mb'] * 1e6 * headroom),
    'how long a full backup takes':
      demand.diskBytes / (input['backup-mb'] * 1e6 * input['backup-hours'] * HOUR),
  }
}

/** More students than there are people. */
const MOST = 2 ** 33

/** The limits of one cluster in the order in which they are reached, as the number of students grows. */
export function limitsOf(costs: Costs, input: PlanInput): Limit[] {
  const shares = (students: number) => sharesOf(demandOf(students, costs, input), costs, input)
  return Object.keys(shares(1))
    .map((what) => ({ what, students: lastWithin((students) => (shares(students)[what] ?? 0) <= 1) }))
    .toSorted((a, b) => a.students - b.students)
}

/** The greatest number of students for which `fits` holds, by halving; needs grow with students. */
function lastWithin(fits: (students: number) => boolean): number {
  let [low, high] = [0, MOST]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/** The clusters for so many students: how many, what each needs, and the limits of one. */
export interface Plan {
  readonly students: number
  readonly clusters: number
  readonly each: Demand
  readonly limits: readonly Limit[]
}

/**
 * As many clusters as the first limit needs, alike in size. Throws if no cluster could serve one school: a school is not
 * divided.
 */
export function planOf(students: number, costs: Costs, input: PlanInput): Plan {
  const limits = limitsOf(costs, input)
  const most = limits[0]?.students ?? 0
  if (most < Math.min(students, input['students-a-school']))
    throw new Error(`One cluster serves ${most} students, less than a school has: ${limits[0]?.what}`)
  const clusters = Math.ceil(students / most)
  return { students, clusters, each: demandOf(students / clusters, costs, input), limits }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@shinequo/server/plugins/clock'
import { type Actor, createTokens } from '@shinequo/server/plugins/tokens'
import { type Checkout, startServer } from './checkout.ts'
import { startProcess } from './child.ts'
import { type DataPlace, type NewPlace, onDatabase, settingsOf } from './data-places.ts'

/** How many people are seeded. */
export interface People {
  /** Coaches with hours day and night, so that every half hour of three weeks is an open time. */
  readonly coaches: number
  readonly students: number
  /** Coaches with the usual hours, whose times are only requested. */
  readonly ordinary?: number
  /** Sessions of two more people each, whose rooms are open for the next forty minutes. */
  readonly rooms?: number
}

/** Who is to be seeded, and where. */
export interface CallersWanted extends Pick<DataPlace, 'databaseUrl' | 'dataDir'>, People {}

/** Students who call, and the coaches whom they call about. */
export interface Callers {
  readonly coachIds: readonly string[]
  readonly coaches: readonly Actor[]
  readonly students: readonly Actor[]
  readonly ordinaryIds: readonly string[]
  readonly rooms: readonly { readonly booking: string; readonly student: Actor; readonly coach: Actor }[]
  /** The path of a person's picture. */
  readonly picture: string
}

/** The same with access tokens, which are valid for 15 minutes. */
export interface SignedCallers extends Pick<Callers, 'coachIds' | 'ordinaryIds' | 'picture'> {
  readonly students: readonly { readonly actor: Actor; readonly token: string }[]
  readonly coachTokens: readonly string[]
  readonly rooms: readonly { readonly booking: string; readonly student: string; readonly coach: string }[]
}

/** A prepared database of a checkout, and the people in it. */
export interface Prepared {
  readonly checkout: Checkout
  readonly place: DataPlace
  readonly callers: Callers
}

/** How long no index has to be added until all that a server makes beside its work are there. */
const SETTLED_MS = 3000

/**
 * Prepares a new database: a server of `checkout` makes its tables and indexes, then people are seeded by the present
 * version, which needs only columns that both versions have. Nothing has it open afterwards.
 */
export async function prepare(newPlace: NewPlace, checkout: Checkout, people: People): Promise<Prepared> {
  console.log(`Preparing a database of ${checkout.version} …`)
  const place = await newPlace()
  const { databaseUrl, dataDir } = place
  const server = await startServer(checkout.folder, { ...settingsOf(place), AUTH_SECRET: newSecret() })
  if (databaseUrl) await indexesSettled(databaseUrl)
  await server.stop()
  const wanted: CallersWanted = { databaseUrl, dataDir, ...people }
  const { told, stop } = await startProcess<Callers>('prepare-process.ts', wanted)
  await stop()
  if (databaseUrl) await onDatabase(databaseUrl, ['vacuum analyze'])
  return { checkout, place, callers: told }
}

async function indexesSettled(databaseUrl: string): Promise<void> {
  const count = async () => {
    const [row] = await onDatabase(databaseUrl, ['select count(*) as count from pg_index where indisvalid'])
    return row?.count
  }
  let before: unknown
  let now = await count()
  while (now !== before) {
    await sleep(SETTLED_MS)
    before = now
    now = await count()
  }
}

/** A secret for AUTH_SECRET. */
export const newSecret = () => randomUUID() + randomUUID()

/** Signs tokens for servers with this secret. */
export function signedCallers(callers: Callers, secret: string): SignedCallers {
  const { sign } = createTokens(secret, systemClock)
  const { coachIds, ordinaryIds, picture, coaches, students, rooms } = callers
  return {
    ...{ coachIds, ordinaryIds, picture },
    students: students.map((actor) => ({ actor, token: sign(actor) })),
    coachTokens: coaches.map(sign),
    rooms: rooms.map(({ booking, student, coach }) => ({
      booking,
      student: sign(student),
      coach: sign(coach),
    })),
  }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@shinequo/server/plugins/clock'
import { type Actor, createTokens } from '@shinequo/server/plugins/tokens'
import { type Checkout, startServer } from './checkout.ts'
import { startProcess } from './child.ts'
import { type DataPlace, onDatabase, settingsOf } from './data-places.ts'

/** Who is to be seeded, and where. */
export interface CallersWanted extends Pick<DataPlace, 'databaseUrl' | 'dataDir'> {
  readonly coaches: number
  readonly students: number
}

/** Students who call, and the coaches whom they call about. */
export interface Callers {
  readonly coachIds: readonly string[]
  readonly students: readonly Actor[]
}

/** The same with access tokens, which are valid for 15 minutes. */
export interface SignedCallers {
  readonly coachIds: readonly string[]
  readonly students: readonly { readonly actor: Actor; readonly token: string }[]
}

/** How long no index has to be added until all that a server makes beside its work are there. */
const SETTLED_MS = 3000

/**
 * Prepares the empty database of `place`: a server of `checkout` makes its tables and indexes, then people are seeded by
 * the present version, which needs only columns that both versions have. Nothing has it open afterwards.
 */
export async function prepareCallers(
  checkout: Checkout,
  place: DataPlace,
  people: { readonly coaches: number; readonly students: number },
): Promise<Callers> {
  const { databaseUrl, dataDir } = place
  const server = await startServer(checkout.folder, { ...settingsOf(place), AUTH_SECRET: newSecret() })
  if (databaseUrl) await indexesSettled(databaseUrl)
  await server.stop()
  const wanted: CallersWanted = { databaseUrl, dataDir, ...people }
  const { told, stop } = await startProcess<Callers>('prepare-process.ts', wanted)
  await stop()
  if (databaseUrl) await onDatabase(databaseUrl, ['vacuum analyze'])
  return told
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
export function signedCallers({ coachIds, students }: Callers, secret: string): SignedCallers {
  const { sign } = createTokens(secret, systemClock)
  return { coachIds, students: students.map((actor) => ({ actor, token: sign(actor) })) }
}

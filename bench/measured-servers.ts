import { newSecret, type Prepared, type SignedCallers, signedCallers } from './callers.ts'
import { type RunningServer, startServer } from './checkout.ts'
import { type DataPlace, type NewPlace, settingsOf } from './data-places.ts'

/** Servers of a checkout that run on a copy of its database, and the people who call them. */
export interface Running {
  readonly copy: DataPlace
  readonly servers: readonly [RunningServer, ...RunningServer[]]
  readonly callers: SignedCallers
}

/**
 * Starts new servers of a checkout, one for each role, on a copy of its database, and ends them after `work`. `more` are
 * further settings, which may depend on the copy.
 */
export async function withServers<Found>(
  newPlace: NewPlace,
  { checkout, place, callers }: Prepared,
  {
    roles,
    more = () => ({}),
  }: { roles: readonly string[]; more?: (copy: DataPlace) => Record<string, string> },
  work: (running: Running) => Promise<Found>,
): Promise<Found> {
  const copy = await newPlace(place)
  const secret = newSecret()
  const settings = { ...settingsOf(copy), AUTH_SECRET: secret, ...more(copy) }
  const servers: RunningServer[] = []
  try {
    for (const role of roles) servers.push(await startServer(checkout.folder, { ...settings, ROLE: role }))
    const [called, ...others] = servers
    if (!called) throw new Error('No role was named')
    return await work({ copy, servers: [called, ...others], callers: signedCallers(callers, secret) })
  } finally {
    for (const server of servers) await server.stop()
    await copy.remove()
  }
}

import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { openLog } from '../plugins/log.ts'
import { type AccessWorld, CALLERS, type Caller } from './access-world.ts'
import type { EngineName } from './engines.ts'
import { Dice } from './fuzz-dice.ts'
import { faultsOf, faultsOfLine } from './fuzz-judge.ts'
import { type FuzzRequest, mayCall, nextRequest, operationsOf } from './fuzz-requests.ts'
import { sendBytes } from './fuzz-sockets.ts'
import { currentActors, type FuzzWorld, restoreFuzzWorld, startFuzzWorld } from './fuzz-world.ts'
import { storedTextFaults } from './stored-text-faults.ts'

/** The longest acceptable time for a response. */
const HANG_MS = 9000
/** The world is restored after this many requests: acts such as suspending every account would use it up. */
const ROUND = 500
/** The share that is sent over raw connections. */
const BARE = 0.02
/** The share before which some time passes. */
const LATER = 0.01
const MINUTE = 60_000
/** Stops after this many faults. */
const MAX_FAULTS = 25
const KEPT_IDS = 200

/** The result of a run of random requests. */
export interface FuzzTotals {
  requests: number
  statuses: Record<string, number>
  /** Per caller, the requests of calls that the access table allows them, and those that succeeded. */
  callers: Record<Caller, { sent: number; succeeded: number }>
  slowestMs: number
  /** The faults, each with the request that showed it. */
  faults: string[]
}

/** Sends `requests` random requests to the application in a small world. The same `seed` gives the same requests. */
export async function fuzz(engine: EngineName, requests: number, seed: number): Promise<FuzzTotals> {
  const world = await startFuzzWorld(engine)
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const app = await buildApp({ ...world.app.context, log })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const run = new FuzzRun(world, app, lines, new Dice(seed))
  await run.sendAll(requests)
  await app.close()
  await world.app.close()
  return run.totals
}

class FuzzRun {
  readonly totals: FuzzTotals = {
    requests: 0,
    statuses: {},
    callers: Object.fromEntries(
      CALLERS.map((caller) => [caller, { sent: 0, succeeded: 0 }]),
    ) as FuzzTotals['callers'],
    slowestMs: 0,
    faults: [],
  }
  readonly #world: FuzzWorld
  readonly #app: FastifyInstance
  readonly #lines: string[]
  readonly #dice: Dice
  #ids: string[] = []
  #actors: AccessWorld['actors']

  constructor(world: FuzzWorld, app: FastifyInstance, lines: string[], dice: Dice) {
    this.#world = world
    this.#actors = world.actors
    this.#app = app
    this.#lines = lines
    this.#dice = dice
  }

  async sendAll(requests: number): Promise<void> {
    const operations = operationsOf((await this.#app.inject('/api/openapi.json')).json())
    for (let count = 0; count < requests && this.totals.faults.length < MAX_FAULTS; count++) {
      if (count % ROUND === 0) await this.#beginRound()
      if (this.#dice.chance(LATER)) this.#world.app.clock.advance(this.#dice.pick([1, 11, 60, 300]) * MINUTE)
      const bare = this.#dice.chance(BARE)
      const request = bare ? null : nextRequest(operations, this.#world, this.#actors, this.#dice, this.#ids)
      await (request ? this.#send(request) : this.#sendBare())
      this.totals.requests++
    }
    await this.#endRound()
  }

  /** Works the jobs of a round, and looks at every text that it stored. */
  async #endRound(): Promise<void> {
    await this.#workJobs()
    this.#blame('a round', await storedTextFaults(this.#world.app.context))
  }

  /** Works the mails and other jobs of a round, with whatever names and texts they contain. */
  async #workJobs(): Promise<void> {
    try {
      await this.#world.app.runJobs()
    } catch (error) {
      this.#blame('a job', [String((error as Error).stack)])
    }
  }

  async #beginRound(): Promise<void> {
    await this.#endRound()
    await restoreFuzzWorld(this.#world)
    const { app, actors, ...things } = this.#world
    this.#actors = actors
    this.#ids = JSON.stringify([actors, things]).match(UUID) ?? []
  }

  #blame(where: string, faults: readonly string[]): void {
    for (const fault of faults) this.totals.faults.push(`${fault}\n  after ${this.totals.requests}: ${where}`)
  }

  #blameLog(where: string): void {
    for (const line of this.#lines.splice(0)) this.#blame(where, faultsOfLine(line, this.#world.marks))
  }

  async #send({ caller, operation, inject }: FuzzRequest): Promise<void> {
    const { payload, headers, method, url } = inject
    const where = `${caller} ${method} ${url.slice(0, 300)} (${operation.name}) ${JSON.stringify({ ...headers, authorization: undefined })} ${String(payload).slice(0, 600)}`
    const start = performance.now()
    const response = await inTime(this.#app.inject(inject))
    this.totals.slowestMs = Math.max(this.totals.slowestMs, performance.now() - start)
    if (!response) return this.#blame(where, [`no answer within ${HANG_MS} ms`])
    const { statusCode: status, body } = response
    const type = String(response.headers['content-type'] ?? '')
    this.#count(status)
    const counts = this.totals.callers[caller]
    if (mayCall(caller, operation)) {
      counts.sent++
      if (status < 300) counts.succeeded++
    }
    this.#blame(where, faultsOf({ caller, status, type, body }, this.#world.marks, method === 'HEAD'))
    this.#blameLog(where)
    // An administrator may have changed a caller's role, which ends their sign-ins: they sign in anew with the new one.
    if (status < 300 && caller === 'admin' && method !== 'GET')
      this.#actors = await currentActors(this.#world)
    if (status < 300 && type.startsWith('application/json')) {
      this.#ids = [...this.#ids, ...(body.match(UUID)?.slice(0, 20) ?? [])].slice(-KEPT_IDS)
    }
  }

  async #sendBare(): Promise<void> {
    const answer = await inTime(sendBytes(this.#app.server, this.#dice))
    if (!answer) return this.#blame('a bare connection', [`open after ${HANG_MS} ms`])
    const where = `bytes ${JSON.stringify(answer.sent.slice(0, 300))}`
    for (const status of answer.statuses) {
      this.#count(status)
      if (status >= 500) this.#blame(where, [`answered ${status}`])
    }
    const seen = { caller: 'signedOut', status: 200, type: '', body: answer.text } as const
    this.#blame(where, faultsOf(seen, this.#world.marks))
    this.#blameLog(where)
  }

  #count(status: number): void {
    this.totals.statuses[status] = (this.totals.statuses[status] ?? 0) + 1
  }
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The result of `work`, or null if it takes longer than acceptable. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), HANG_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

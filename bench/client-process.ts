import type { SignedCallers } from './callers.ts'
import { bookOverHttp } from './claim-and-book.ts'
import { ask } from './http-client.ts'
import { loops, type Measured } from './load.ts'
import { askEachOnce, dashboardOf } from './requests.ts'
import { SLOTS_PER_PAIR } from './world.ts'

/**
 * What the clients do: claim and book one time after another, request the times of one coach after another, or open the
 * dashboard of one student after another.
 */
export interface ClientsWanted {
  readonly url: string
  /** Further servers, over which those who book are spread. */
  readonly otherUrls?: readonly string[]
  readonly callers: SignedCallers
  readonly does: 'book' | 'ask' | 'look'
  readonly clients: number
  /** Whether each call has an Idempotency-Key. */
  readonly keys: boolean
}

/** The clients, in a process of their own. For each message, a number of seconds, they work so long and report. */
process.once('message', (wanted: ClientsWanted) => {
  const work = { book: booking, ask: asking, look: looking }[wanted.does](wanted)
  process.on('disconnect', () => process.exit(0))
  process.on('message', async (seconds: number) => process.send?.(await work(seconds)))
  process.send?.('ready')
})

/**
 * Each booking is of the next student, with the next coach, at that coach's next time. So clients rarely meet at one
 * coach, and nobody's sessions overlap.
 */
function booking({
  url,
  otherUrls,
  callers,
  clients,
  keys,
}: ClientsWanted): (seconds: number) => Promise<Measured> {
  const { coachIds, students } = callers
  const pairs = Array.from({ length: coachIds.length * SLOTS_PER_PAIR }, (_, at) => {
    const { actor, token } = students[at % students.length]!
    return { student: actor, coachId: coachIds[at % coachIds.length]!, token }
  })
  let turn = 0
  const next = () => {
    if (turn === pairs.length) throw new Error('The bench ran out of open slots: shorten it')
    return { pair: turn, nth: Math.floor(turn++ / coachIds.length) }
  }
  return (seconds) =>
    bookOverHttp({ url, ...(otherUrls && { otherUrls }), pairs }, next, clients, seconds, keys)
}

function asking({ url, callers, clients }: ClientsWanted): (seconds: number) => Promise<Measured> {
  const askNext = askEachOnce(url, callers.coachIds, callers.students[0]?.token ?? '')
  return (seconds) => loops(clients, seconds, askNext)
}

function looking({ url, callers, clients }: ClientsWanted): (seconds: number) => Promise<Measured> {
  const { coachIds, students } = callers
  let turn = 0
  const open = async () => {
    const at = turn++
    const { token } = students[at % students.length]!
    await Promise.all(dashboardOf(coachIds[at % coachIds.length]!).map((address) => ask(url, address, token)))
  }
  return (seconds) => loops(clients, seconds, open)
}

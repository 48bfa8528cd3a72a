import type { SignedCallers } from './callers.ts'
import { ask } from './http-client.ts'
import { loops } from './load.ts'
import { askEachOnce, book, claim, dashboardOf, nthTime, TIMES_OF_COACH } from './requests.ts'

/**
 * What the clients do: claim and book one time after another, request the times of one coach after another, or open the
 * dashboard of one student after another.
 */
export interface ClientsWanted {
  readonly url: string
  /** Further servers, over which those who book are spread: each client stays with one of all of them. */
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
  process.on('message', async (seconds: number) => process.send?.(await loops(wanted.clients, seconds, work)))
  process.send?.('ready')
})

/**
 * Each booking is of the next student, with the next coach, at that coach's next time. So clients rarely meet at one
 * coach, and nobody's sessions overlap.
 */
function booking({ url, otherUrls = [], callers: { coachIds, students }, keys }: ClientsWanted) {
  const urls = [url, ...otherUrls]
  const now = Date.now()
  let turn = 0
  return async (client: number) => {
    const at = turn++
    const nth = Math.floor(at / coachIds.length)
    if (nth >= TIMES_OF_COACH) throw new Error('The bench ran out of open slots: shorten it')
    const { actor: student, token } = students[at % students.length]!
    const booker = { student, token, coachId: coachIds[at % coachIds.length]!, keys }
    const own = urls[client % urls.length]!
    await book(own, booker, await claim(own, booker, nthTime(nth, now)))
  }
}

function asking({ url, callers: { ordinaryIds, students } }: ClientsWanted) {
  return askEachOnce(url, ordinaryIds, students[0]?.token ?? '')
}

function looking({ url, callers: { coachIds, students } }: ClientsWanted) {
  let turn = 0
  return async () => {
    const at = turn++
    const { token } = students[at % students.length]!
    await Promise.all(dashboardOf(coachIds[at % coachIds.length]!).map((address) => ask(url, address, token)))
  }
}

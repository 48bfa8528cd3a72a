import { Stop } from '../stop.mjs'

/** An instant of the clock, and why tests should pass then. @typedef {{ name: string, at: string }} Instant */

/** A Wednesday without a change of clocks; New York is four hours behind. */
const hours = Array.from({ length: 24 }, (_, hour) => ({
  name: `${String(hour).padStart(2, '0')}:30 in New York`,
  at: new Date(Date.UTC(2027, 5, 16, hour + 4, 30)).toISOString(),
}))

/** Nights in which something turns: each begins shortly before, so that it turns while the tests run. @type {Instant[]} */
const nights = [
  { name: 'clocks go ahead in New York', at: '2027-03-14T06:50:00Z' },
  { name: 'clocks go back in New York', at: '2027-11-07T05:50:00Z' },
  { name: 'clocks go ahead in Madrid', at: '2027-03-28T00:50:00Z' },
  { name: 'clocks go back in Madrid', at: '2027-10-31T00:50:00Z' },
  { name: 'clocks go ahead in Chatham', at: '2027-09-25T13:50:00Z' },
  { name: 'clocks go back in Chatham', at: '2027-04-03T13:50:00Z' },
  { name: 'the year turns in New York', at: '2028-01-01T04:50:00Z' },
  { name: 'the year turns in UTC', at: '2027-12-31T23:50:00Z' },
  { name: '28 to 29 February in New York', at: '2028-02-29T04:50:00Z' },
  { name: '29 February to 1 March in New York', at: '2028-03-01T04:50:00Z' },
  { name: 'a term ends in New York', at: '2027-06-01T03:50:00Z' },
  { name: 'another term ends in New York', at: '2027-08-15T03:50:00Z' },
]

/** All instants at which the tests should pass, nights first. @type {readonly Instant[]} */
export const INSTANTS = [...nights, ...hours]

/**
 * Some of them, others on each day: after enough days each had its turn.
 * @param {number} count
 * @param {number} now milliseconds since 1970
 */
export function sampleOf(count, now) {
  const day = Math.floor(now / 86_400_000)
  const first = (day * count) % INSTANTS.length
  return [...INSTANTS, ...INSTANTS].slice(first, first + count)
}

/**
 * The instants that somebody has named: by a part of a name of those above, or as a date with time and zone. All of
 * them if nothing is named.
 * @param {readonly string[]} named
 * @returns {readonly Instant[]}
 */
export function chosenInstants(named) {
  if (named.length === 0) return INSTANTS
  return named.flatMap((text) => {
    if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text)))
      return [{ name: text, at: text }]
    const found = INSTANTS.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    if (found.length > 0) return found
    throw new Stop(
      `'${text}' is no instant: give a date with its zone such as 2027-03-14T01:50:00-05:00, or a part of one of these names: ${INSTANTS.map(({ name }) => name).join('; ')}. What to test stands after a second --.`,
    )
  })
}

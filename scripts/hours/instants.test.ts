import { expect, it } from 'vitest'
import { chosenInstants, INSTANTS, sampleOf } from './instants.mjs'

const shown = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))

/** How far a zone is ahead of UTC, in minutes. */
function offset(zone: string, instant: number): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')!.value
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(name)!
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
}

it('has each hour of a day in New York once', () => {
  const hours = INSTANTS.filter(({ name }) => /^\d\d:30/.test(name))
  expect(hours.map(({ name }) => name.slice(0, 5))).toEqual(
    hours.map(({ at }) => shown(at, 'America/New_York').slice(11)),
  )
  expect(new Set(hours.map(({ name }) => name)).size).toBe(24)
})

it.each([
  ['New York', 'America/New_York'],
  ['Madrid', 'Europe/Madrid'],
  ['Chatham', 'Pacific/Chatham'],
])('begins ten minutes before the clocks change in %s', (place, zone) => {
  for (const [way, change] of [
    ['ahead', 60],
    ['back', -60],
  ] as const) {
    const start = Date.parse(INSTANTS.find(({ name }) => name === `clocks go ${way} in ${place}`)!.at)
    const after = start + 10 * 60_000
    expect(offset(zone, after) - offset(zone, after - 1)).toBe(change)
  }
})

it.each([
  ['the year turns in New York', 'America/New_York', '2027-12-31 23:50'],
  ['the year turns in UTC', 'UTC', '2027-12-31 23:50'],
  ['28 to 29 February in New York', 'America/New_York', '2028-02-28 23:50'],
  ['29 February to 1 March in New York', 'America/New_York', '2028-02-29 23:50'],
  ['a term ends in New York', 'America/New_York', '2027-05-31 23:50'],
  ['another term ends in New York', 'America/New_York', '2027-08-14 23:50'],
])('%s', (name, zone, time) => {
  expect(shown(INSTANTS.find((instant) => instant.name === name)!.at, zone)).toBe(time)
})

it('samples others on each day, until each had its turn', () => {
  const seen = new Set<string>()
  for (let day = 0; day < INSTANTS.length / 3; day += 1) {
    const sample = sampleOf(3, (20_000 + day) * 86_400_000)
    expect(sample).toHaveLength(3)
    for (const { name } of sample) seen.add(name)
  }
  expect(seen.size).toBe(INSTANTS.length)
})

it('takes instants by date or by a part of their names, and refuses anything else', () => {
  expect(chosenInstants([])).toEqual(INSTANTS)
  expect(chosenInstants(['2027-03-14T01:50:00-05:00'])).toEqual([
    { name: '2027-03-14T01:50:00-05:00', at: '2027-03-14T01:50:00-05:00' },
  ])
  expect(chosenInstants(['madrid', '06:30'])).toHaveLength(3)
  // Without a zone it would be another instant on each machine.
  for (const wrong of ['2027-03-14T01:50:00', 'tomorrow']) {
    expect(() => chosenInstants([wrong])).toThrow(`'${wrong}' is no instant`)
  }
})

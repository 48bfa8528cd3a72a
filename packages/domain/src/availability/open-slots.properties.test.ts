import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { addDays, DAY, HOUR, localDate, MINUTE, startOfUtcDate, wallClock } from '../time/zoned-day.ts'
import { type BusyTime, firstOpen, openSlots, type Schedule, slotRefusal } from './open-slots.ts'

const FULL = inject('testScale') >= 1
const QUARTER = 15 * MINUTE

/**
 * Zones with unusual offsets, changes of half an hour or two hours, changes at midnight, for Ramadan, or of the
 * standard offset.
 */
const ZONES = [
  ...['America/New_York', 'America/St_Johns', 'America/Havana', 'America/Santiago', 'America/Sao_Paulo'],
  ...['America/Caracas', 'America/Nuuk', 'Antarctica/Troll', 'Europe/London', 'Europe/Dublin'],
  ...['Atlantic/Azores', 'Africa/Casablanca', 'Africa/Cairo', 'Asia/Beirut', 'Asia/Gaza', 'Asia/Tehran'],
  ...['Asia/Pyongyang', 'Australia/Melbourne', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Apia'],
]

function changes(zone: string): number[] {
  const last = Date.parse('2030-01-01T00:00:00Z')
  const found: number[] = []
  let next = Temporal.Instant.from('2010-01-01T00:00:00Z')
    .toZonedDateTimeISO(zone)
    .getTimeZoneTransition('next')
  while (next && next.epochMilliseconds < last) {
    found.push(next.epochMilliseconds)
    next = next.getTimeZoneTransition('next')
  }
  return found
}

const range = fc
  .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 600 }))
  .map(([startMinute, length]) => ({ startMinute, endMinute: Math.min(1440, startMinute + length) }))

/** A schedule and busy times around instant 0, which are then shifted to a clock change. */
const around = fc.record({
  weekly: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), range), { maxLength: 14 }),
  allDays: fc.boolean(),
  overrides: fc.array(fc.tuple(fc.integer({ min: -2, max: 2 }), fc.array(range, { maxLength: 3 })), {
    maxLength: 2,
  }),
  timeOff: fc.array(fc.tuple(fc.integer({ min: -2880, max: 2880 }), fc.integer({ min: 1, max: 900 })), {
    maxLength: 2,
  }),
  busy: fc.array(
    fc.record({
      minute: fc.integer({ min: -192, max: 192 }).map((quarters) => quarters * 15),
      claimSeconds: fc.option(fc.integer({ min: -60, max: 7200 })),
    }),
    { maxLength: 8 },
  ),
  sessionMinutes: fc.constantFrom(30, 30, 15, 45, 60),
  bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 30),
  bufferAfterMinutes: fc.constantFrom(0, 0, 10, 45),
  minimumNoticeMinutes: fc.constantFrom(0, 120, 1440),
  horizonDays: fc.constantFrom(0, 1, 21),
  maxPerDay: fc.option(fc.integer({ min: 1, max: 4 })),
  maxPerWeek: fc.option(fc.integer({ min: 1, max: 6 })),
  nowMinutes: fc.integer({ min: -2880, max: 1440 }),
})
type Around = typeof around extends fc.Arbitrary<infer Value> ? Value : never

function placed(timeZone: string, change: number, drawn: Around) {
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 0, endMinute: 1440 }))
  const schedule: Schedule = {
    ...drawn,
    timeZone,
    weeklyHours: drawn.allDays ? everyDay : drawn.weekly.map(([weekday, hours]) => ({ weekday, ...hours })),
    overrides: drawn.overrides.map(([days, ranges]) => ({
      date: addDays(localDate(change, timeZone), days),
      ranges,
    })),
    timeOff: drawn.timeOff.map(([minute, length]) => ({
      start: change + minute * MINUTE,
      end: change + (minute + length) * MINUTE,
    })),
  }
  const now = change + drawn.nowMinutes * MINUTE
  const busy: BusyTime[] = drawn.busy.map(({ minute, claimSeconds }) => ({
    start: change + minute * MINUTE,
    end: change + (minute + drawn.sessionMinutes) * MINUTE,
    expiresAt: claimSeconds === null ? null : now + claimSeconds * 1000,
  }))
  return { schedule, busy, now, from: change - 2 * DAY, until: change + 3 * DAY }
}

const weekStart = (date: string) => addDays(date, -((new Date(startOfUtcDate(date)).getUTCDay() + 6) % 7))

/** The same answer computed the slow way: checks every quarter of an hour, with local times from Intl. */
function bySearch({ schedule, busy, now, from, until }: ReturnType<typeof placed>): number[] {
  const { timeZone: zone, sessionMinutes } = schedule
  const live = busy.filter(({ expiresAt }) => expiresAt === null || expiresAt! > now)
  const shown = new Set<number>()
  const open: number[] = []
  let forerunnerEnd = -Infinity
  const first = Math.floor((from - 2 * DAY) / QUARTER) * QUARTER
  for (let start = first; start < until; start += QUARTER) {
    const wall = wallClock(start, zone)
    if (shown.has(wall)) continue
    shown.add(wall)
    const date = new Date(wall).toISOString().slice(0, 10)
    const minute = (wall - startOfUtcDate(date)) / MINUTE
    const override = schedule.overrides.findLast((one) => one.date === date)
    const weekday = ((new Date(wall).getUTCDay() + 6) % 7) + 1
    const ranges = override?.ranges ?? schedule.weeklyHours.filter((one) => one.weekday === weekday)
    const inside = ranges.some((one) => minute >= one.startMinute && minute + sessionMinutes <= one.endMinute)
    if (!inside || minute % 30 !== 0 || start < forerunnerEnd) continue
    const end = start + sessionMinutes * MINUTE
    forerunnerEnd = end
    if (start < from || start < now + schedule.minimumNoticeMinutes * MINUTE) continue
    if (start > now + (schedule.horizonDays + 1) * DAY + HOUR) continue
    const pause = Math.max(schedule.bufferBeforeMinutes, schedule.bufferAfterMinutes) * MINUTE
    if (schedule.timeOff.some((off) => off.start < end && start < off.end)) continue
    if (live.some((one) => one.start - pause < end && start < one.end + pause)) continue
    const dates = live.map((one) => localDate(one.start, zone))
    if (schedule.maxPerDay !== null && dates.filter((one) => one === date).length >= schedule.maxPerDay)
      continue
    const inWeek = dates.filter((one) => weekStart(one) === weekStart(date)).length
    if (schedule.maxPerWeek !== null && inWeek >= schedule.maxPerWeek) continue
    open.push(start)
  }
  return open
}

describe.each(ZONES)('around every clock change of %s since 2010', (zone) => {
  const found = changes(zone)

  test('the open slots match a search of every quarter of an hour', () => {
    expect(found.length).toBeGreaterThan(0)
    for (const change of found) {
      const given = fc.property(around, (drawn) => {
        const asked = placed(zone, change, drawn)
        const { schedule, busy, now, from, until } = asked
        const { starts } = openSlots(schedule, busy, now, from, until)
        expect(starts).toEqual(bySearch(asked))
        for (const [index, start] of starts.entries()) {
          if (index > 0)
            expect(start - starts[index - 1]!).toBeGreaterThanOrEqual(schedule.sessionMinutes * MINUTE)
          expect(wallClock(start, zone) % (2 * QUARTER)).toBe(0)
        }
      })
      fc.assert(given, { numRuns: FULL ? 3 : 1 })
    }
  })

  test('an answer stays correct until its `validUntil`, and every refusal agrees with it', () => {
    const moments = fc.tuple(around, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(2 * 24 * 4))
    for (const change of found) {
      const stands = fc.property(moments, ([drawn, part, quarter]) => {
        const { schedule, busy, now, from, until } = placed(zone, change, drawn)
        const kept = openSlots(schedule, busy, now, from, until)
        const last = Math.min(kept.validUntil - 1, now + 4 * DAY)
        const later = Math.floor(now + (last - now) * part)
        for (const instant of [later, last]) {
          expect(openSlots(schedule, busy, instant, from, until).starts).toEqual(kept.starts)
        }
        const asked = Math.floor(from / QUARTER) * QUARTER + quarter * QUARTER
        expect(slotRefusal(schedule, busy, now, asked) === null).toBe(kept.starts.includes(asked))
      })
      fc.assert(stands, { numRuns: FULL ? 6 : 2 })
    }
  })
})

test('the first open slot is the first of all, and stays so until its `validUntil`', () => {
  const places = ZONES.flatMap((zone) => changes(zone).map((change) => [zone, change] as const))
  const cases = fc.tuple(fc.nat(places.length - 1), around, fc.double({ min: 0, max: 1, noNaN: true }))
  let found = 0
  fc.assert(
    fc.property(cases, ([place, drawn, part]) => {
      const { schedule, busy, now } = placed(...places[place]!, drawn)
      const firstOfAll = (at: number) => openSlots(schedule, busy, at, at, at + 40 * DAY).starts[0] ?? null
      const { start, validUntil } = firstOpen(schedule, busy, now)
      expect(start).toBe(firstOfAll(now))
      if (start !== null) found++
      const last = Math.min(validUntil - 1, now + 4 * DAY)
      for (const instant of [Math.floor(now + (last - now) * part), last])
        expect(firstOfAll(instant)).toBe(start)
    }),
    { numRuns: FULL ? 2000 : 300 },
  )
  expect(found).toBeGreaterThan(50)
})

/** Starts to test: any quarter of an hour, and one second before or after it. */
const someStart = fc.record({
  quarter: fc.nat(5 * 24 * 4 - 1),
  seconds: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, -1),
})
const CASES = FULL ? 100_000 : 10_000

test(`a time has a reason not to be offered exactly when it is not: ${CASES.toLocaleString('en-US')} cases`, () => {
  const places = ZONES.flatMap((zone) => changes(zone).map((change) => [zone, change] as const))
  let open = 0
  const agrees = fc.property(
    fc.nat(places.length - 1),
    around,
    someStart,
    (place, drawn, { quarter, seconds }) => {
      const { schedule, busy, now, from, until } = placed(...places[place]!, drawn)
      const start = Math.floor(from / QUARTER) * QUARTER + quarter * QUARTER + seconds * 1000
      // Asks for a window around the start, as a day of the calendar would.
      const isOffered = openSlots(
        schedule,
        busy,
        now,
        Math.max(from, start - HOUR),
        Math.min(until, start + HOUR),
      ).starts.includes(start)
      if (isOffered) open++
      if ((slotRefusal(schedule, busy, now, start) === null) !== isOffered) throw new Error('they disagree')
    },
  )
  fc.assert(agrees, { numRuns: CASES })
  expect(open).toBeGreaterThan(CASES / 100)
}, 60_000)

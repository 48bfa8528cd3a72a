import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Hold, TimeHold } from './time-hold.ts'

const HALF_HOUR = 30 * 60_000
const time = (hour: number) => ({ start: hour * 3_600_000, end: hour * 3_600_000 + HALF_HOUR })
const LIFE = 600_000
const START = Date.parse('2026-11-20T15:00:00Z')

/** The server's time, which only `pass` moves. The computer's clock is eight days off. */
let now = START

function pass(ms: number): void {
  now += ms
}

/** The fake server of these tests. It records the calls, and with `slow` it responds only when told to. */
let asked: string[] = []
let waiting: (() => void)[] = []
let refuses: Error | null = null
let slow = false

async function answer(): Promise<void> {
  if (slow) await new Promise<void>((go) => waiting.push(go))
  if (refuses !== null) throw refuses
}

const hold = (id: string, start: number, canRenew = true): Hold => ({
  id,
  start,
  expiresAt: now + LIFE,
  canRenew,
  noticeMinutes: 240,
})

function start(): TimeHold {
  return new TimeHold(
    {
      claim: async (wanted) => {
        const hour = wanted.start / 3_600_000
        asked.push(`claim ${hour}`)
        await answer()
        return hold(`slot ${hour}`, wanted.start)
      },
      release: async (id) => {
        asked.push(`release ${id}`)
      },
      renew: async (id) => {
        asked.push(`renew ${id}`)
        await answer()
        return hold(id, time(9).start, false)
      },
    },
    () => now,
  )
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  now = START
  vi.useFakeTimers({ now: START - 8 * 86_400_000 })
  asked = []
  waiting = []
  refuses = null
  slow = false
})
afterEach(() => vi.useRealTimers())

it('claims a time once, no matter how often it is pressed', async () => {
  const mine = start()
  mine.want(time(9))
  mine.want(time(9))
  await settled()
  mine.want(time(9))
  await settled()
  expect(asked).toEqual(['claim 9'])
  expect(mine.state()).toMatchObject({ kind: 'held', hold: { id: 'slot 9' } })
})

it('sends the call before anything is rendered', async () => {
  const mine = start()
  let askedByThen: string[] = []
  mine.subscribe(() => {
    askedByThen = [...asked]
  })
  mine.want(time(9))
  expect(askedByThen).toEqual(['claim 9'])
  expect(mine.state()).toMatchObject({ kind: 'asking' })
})

it('after several quick presses, claims only the newest once the pending call has finished', async () => {
  const mine = start()
  slow = true
  mine.want(time(9))
  await settled()
  mine.want(time(10))
  mine.want(time(11))
  slow = false
  for (const go of waiting) go()
  await settled()
  expect(asked).toEqual(['claim 9', 'claim 11'])
  expect(mine.state()).toMatchObject({ kind: 'held', hold: { id: 'slot 11' } })
})

it('releases what is no longer wanted, even if the claim arrives late', async () => {
  const mine = start()
  mine.want(time(9))
  await settled()
  mine.want(null)
  await settled()
  slow = true
  mine.want(time(10))
  await settled()
  mine.leave()
  for (const go of waiting) go()
  await settled()
  expect(asked).toEqual(['claim 9', 'release slot 9', 'claim 10', 'release slot 10'])
  expect(mine.state()).toEqual({ kind: 'none' })
})

it('shows why a time was refused, releases the time before it, and tries again when pressed again', async () => {
  const mine = start()
  mine.want(time(9))
  await settled()
  refuses = new Error('taken')
  mine.want(time(10))
  await settled()
  expect(mine.state()).toMatchObject({ kind: 'refused', error: refuses })
  await expect(mine.ensure(time(10))).rejects.toThrow('taken')
  refuses = null
  await expect(mine.ensure(time(10))).resolves.toMatchObject({ id: 'slot 10' })
  expect(asked).toEqual(['claim 9', 'claim 10', 'release slot 9', 'claim 10', 'claim 10'])
})

it('expires, and is claimed again by the next press or when it is needed', async () => {
  const mine = start()
  mine.want(time(9))
  await settled()
  pass(LIFE)
  mine.tick()
  expect(mine.state()).toMatchObject({ kind: 'over' })
  await mine.ensure(time(9))
  pass(LIFE)
  await mine.ensure(time(9))
  mine.lost()
  expect(mine.state()).toMatchObject({ kind: 'over' })
  await mine.ensure(time(9))
  expect(asked).toEqual(['claim 9', 'claim 9', 'claim 9', 'claim 9'])
})

it('renews on request, and shows that it cannot be renewed twice', async () => {
  const mine = start()
  mine.want(time(9))
  await settled()
  await mine.renew()
  expect(mine.state()).toMatchObject({ kind: 'held', hold: { canRenew: false } })
  refuses = new Error('renewed')
  await expect(mine.renew()).rejects.toThrow('renewed')
})

it('does not release what is booked', async () => {
  const mine = start()
  mine.want(time(9))
  await settled()
  mine.forget()
  mine.leave()
  await settled()
  expect(asked).toEqual(['claim 9'])
})

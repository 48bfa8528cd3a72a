import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../time/zoned-day.ts'
import { MAIL_TRIES, nextTry } from './retry-schedule.ts'

/** The waits between the tries of a message that is never delivered. */
function waits(): number[] {
  const found: number[] = []
  for (let tries = 1, next = nextTry(tries, 0); next !== null; next = nextTry(++tries, 0)) found.push(next)
  return found
}

test('the first tries follow quickly, later ones are four hours apart', () => {
  const minutes = waits().map((wait) => wait / MINUTE)
  expect(minutes.slice(0, 10)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 64, 128, 240])
  expect(new Set(minutes.slice(9))).toEqual(new Set([240]))
})

test('twenty tries take almost two days', () => {
  expect(waits()).toHaveLength(MAIL_TRIES - 1)
  const whole = waits().reduce((sum, wait) => sum + wait, 0)
  expect(whole / HOUR).toBeCloseTo(44.26, 2)
})

test('a wait starts when the try has failed', () => {
  expect(nextTry(1, 1_000_000)).toBe(1_000_000 + MINUTE / 2)
})

test('there is no try after the last one', () => {
  expect([nextTry(MAIL_TRIES, 0), nextTry(MAIL_TRIES + 1, 0)]).toEqual([null, null])
})

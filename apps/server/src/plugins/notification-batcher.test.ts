import { expect, it } from 'vitest'
import { NotificationBatcher } from './notification-batcher.ts'

it('tells each key once, what comes meanwhile together with the next call, a few at a time', async () => {
  const told: string[][] = []
  const answers: (() => void)[] = []
  const news = new NotificationBatcher(
    (keys) => {
      told.push([...keys])
      return new Promise<void>((resolve) => answers.push(resolve))
    },
    2,
    60_000,
    () => expect.unreachable(),
  )
  news.add(['a'])
  news.add(['b', 'c', 'b'])
  news.add(['d'])
  expect(told).toEqual([['a']])
  answers[0]!()
  await expect.poll(() => told).toEqual([['a'], ['b', 'c']])
  answers[1]!()
  await expect.poll(() => told).toEqual([['a'], ['b', 'c'], ['d']])
  answers[2]!()
})

it('tells again what could not be told, together with what came meanwhile', async () => {
  const told: string[][] = []
  let broken = true
  const news = new NotificationBatcher(
    async (keys) => {
      if (broken) throw new Error('no line')
      told.push([...keys])
    },
    10,
    60_000,
    () => expect.unreachable(),
  )
  news.add(['a'])
  news.add(['b'])
  broken = false
  await expect.poll(() => told, { timeout: 5000 }).toEqual([['b', 'a']])
})

it('drops keys that could not be told for too long, says so, and goes on', async () => {
  const failures: unknown[] = []
  const told: string[] = []
  const news = new NotificationBatcher(
    async (keys) => {
      if (keys.includes('bad')) throw new Error('no line')
      told.push(...keys)
    },
    10,
    0,
    (error) => failures.push(error),
  )
  news.add(['bad'])
  await expect.poll(() => failures.length).toBe(1)
  news.add(['good'])
  await expect.poll(() => told).toEqual(['good'])
})

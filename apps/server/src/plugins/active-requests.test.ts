import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { ActiveRequests } from './active-requests.ts'

/** A process whose requests last until the test ends them. Its clock advances when the test waits. */
async function place() {
  let now = 1000
  const ends: (() => void)[] = []
  const requests = new ActiveRequests({
    now: () => now,
    wait: async (ms) => {
      now += ms
    },
  })
  const app = fastify()
  requests.count(app)
  app.get('/', async () => {
    await new Promise<void>((resolve) => ends.push(resolve))
    return {}
  })
  onTestFinished(() => app.close())
  return {
    requests,
    waited: async (longestMs: number) => {
      const before = now
      await requests.pass(longestMs)
      return now - before
    },
    pass: (ms: number) => {
      now += ms
    },
    begin: async (headers = {}) => {
      const answer = app.inject({ url: '/', headers })
      const count = ends.length
      await expect.poll(() => ends.length).toBe(count + 1)
      return async () => {
        ends[count]?.()
        await answer
      }
    },
  }
}

it('lets everybody pass who comes when there is no request', async () => {
  const { waited } = await place()
  expect(await waited(5000)).toBe(0)
})

it('holds them back for a moment after the last request', async () => {
  const { begin, waited, pass } = await place()
  await (await begin())()
  pass(10)
  expect(await waited(5000)).toBe(15)
  expect(await waited(5000)).toBe(0)
})

it('holds them back no longer than they have patience, counted from the first request without a rest', async () => {
  const { begin, waited, pass } = await place()
  await (await begin())()
  pass(20)
  const end = await begin()
  expect(await waited(5000)).toBe(4980)
  expect(await waited(5000)).toBe(0)
  await end()
  // After a rest the count starts again.
  pass(30)
  await begin()
  expect(await waited(5000)).toBe(5000)
})

it('does not count what stays open', async () => {
  const { begin, waited } = await place()
  await begin({ connection: 'upgrade', upgrade: 'websocket' })
  expect(await waited(5000)).toBe(0)
})

it('counts other processes as busy for a second after each word of theirs, within the same patience', async () => {
  const { requests, waited, pass } = await place()
  requests.hearRush()
  expect(requests.isBusy()).toBe(true)
  expect(await waited(5000)).toBe(1000)
  expect(requests.isBusy()).toBe(false)
  for (let spoken = 0; spoken < 5; spoken += 1) {
    requests.hearRush()
    pass(500)
  }
  expect(await waited(2600)).toBe(100)
  expect(requests.isBusy()).toBe(true)
  expect(await waited(2600)).toBe(0)
})

it('is in a rush itself after a while without a rest, whatever the others say', async () => {
  const { requests, begin, pass } = await place()
  requests.hearRush()
  pass(500)
  const end = await begin()
  pass(199)
  expect(requests.isInRush()).toBe(false)
  pass(1)
  expect(requests.isInRush()).toBe(true)
  await end()
  pass(25)
  expect(requests.isInRush()).toBe(false)
})

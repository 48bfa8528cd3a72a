import { expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Work that is finished by hand, and a list of what has begun. */
function bench() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const finish = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, work, finish }
}

it('lets people take turns, however much one of them has brought', async () => {
  const queue = new FairQueue(20)
  const { begun, work, finish } = bench()
  const many = Array.from({ length: 12 }, (_, n) => queue.run('one', work(`one ${n}`)))
  const other = queue.run('other', work('other'))
  const third = queue.run('third', work('third'))
  expect(begun).toEqual(['one 0'])
  for (const name of ['one 0', 'one 1', 'other', 'third']) await finish(name)
  expect(begun).toEqual(['one 0', 'one 1', 'other', 'third', 'one 2'])
  expect(await Promise.all([other, third])).toEqual(['other', 'third'])
  for (let n = 2; n < 12; n++) await finish(`one ${n}`)
  expect(await Promise.all(many)).toHaveLength(12)
})

it('lets few of one person wait, beside the one that runs', async () => {
  const queue = new FairQueue(2)
  const { begun, work, finish } = bench()
  const taken = ['a', 'b', 'c', 'd'].map((name) => queue.run('one', work(name)))
  expect(taken.map((one) => one !== undefined)).toEqual([true, true, true, false])
  expect(queue.run('other', work('e'))).toBeDefined()
  await finish('a')
  expect(queue.run('one', work('f'))).toBeDefined()
  expect(begun).not.toContain('d')
})

it('goes on after work that fails', async () => {
  const queue = new FairQueue(2)
  const failed = queue.run('one', async () => Promise.reject(new Error('no')))
  const next = queue.run('one', async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

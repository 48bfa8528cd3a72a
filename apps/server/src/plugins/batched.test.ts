import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { batched } from './batched.ts'
import { DatabaseBusy } from './database/database-error.ts'

/** A load that records its keys and fails for some. A key twice as long is the value. */
function recorder(fails: (keys: readonly string[]) => unknown = () => undefined) {
  const loads: string[][] = []
  const load = batched(async (_owner: object, keys: readonly string[]) => {
    loads.push([...keys])
    await turn()
    const error = fails(keys)
    if (error) throw error
    return keys.map((key) => key + key)
  })
  return { loads, load }
}

it('loads the keys of one turn together, and then those that came during a load', async () => {
  const { loads, load } = recorder()
  const owner = {}
  const first = [load(owner, 'a'), load(owner, 'b')]
  await turn()
  const second = [load(owner, 'c'), load(owner, 'd')]
  expect(await Promise.all([...first, ...second])).toEqual(['aa', 'bb', 'cc', 'dd'])
  expect(loads).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(await load(owner, 'e')).toBe('ee')
})

it('loads the keys of other owners apart', async () => {
  const { loads, load } = recorder()
  expect(await Promise.all([load({}, 'a'), load({}, 'b')])).toEqual(['aa', 'bb'])
  expect(loads).toEqual([['a'], ['b']])
})

it('fails for a broken key alone', async () => {
  const { load } = recorder((keys) => keys.includes('b') && new Error('broken'))
  const owner = {}
  const results = await Promise.allSettled(['a', 'b', 'c'].map((key) => load(owner, key)))
  expect(results).toMatchObject([{ value: 'aa' }, { reason: { message: 'broken' } }, { value: 'cc' }])
})

it('fails for all keys, once, if the database is busy', async () => {
  const { loads, load } = recorder(() => new DatabaseBusy('busy'))
  const owner = {}
  const results = await Promise.allSettled(['a', 'b'].map((key) => load(owner, key)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(loads).toEqual([['a', 'b']])
})

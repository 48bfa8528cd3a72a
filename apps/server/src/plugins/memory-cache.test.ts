import { beforeEach, describe, expect, test } from 'vitest'
import { MemoryCache, type Timed } from './memory-cache.ts'

let now = 0
let calls: { key: string; finish: (timed: Timed<string>) => void; fail: (error: Error) => void }[] = []
let kept: MemoryCache<string>

beforeEach(() => {
  now = 1000
  calls = []
  const compute = (key: string) =>
    new Promise<Timed<string>>((finish, fail) => {
      calls.push({ key, finish, fail })
    })
  kept = new MemoryCache(compute, () => now, { mostBytes: 3400, sizeOf: (value) => 1000 * value.length })
})

/** Asks for `key` and lets its computation end with `value`. */
async function filled(key: string, value: string, validUntil = 1_000_000): Promise<string> {
  const asked = kept.get(key)
  calls.at(-1)!.finish({ value, validUntil })
  return asked
}

describe('kept values', () => {
  test('are computed once for all who ask, during the computation and after it', async () => {
    const first = kept.get('a')
    const second = kept.get('a')
    expect(kept.peek('a')).toBeUndefined()
    calls[0]!.finish({ value: 'A', validUntil: 5000 })
    expect(await Promise.all([first, second])).toEqual(['A', 'A'])
    expect(await kept.get('a')).toBe('A')
    expect(kept.peek('a')).toBe('A')
    expect(calls).toHaveLength(1)
  })

  test('stand until the instant they name, that instant excluded', async () => {
    await filled('a', 'A', 5000)
    now = 4999
    expect(kept.peek('a')).toBe('A')
    now = 5000
    expect(kept.peek('a')).toBeUndefined()
    expect(await filled('a', 'B')).toBe('B')
  })

  test('stand for a minute at most', async () => {
    await filled('a', 'A', Number.POSITIVE_INFINITY)
    now += 60_000
    expect(kept.peek('a')).toBeUndefined()
  })

  test('that are dropped while they are computed are given to who asked, and not kept', async () => {
    const before = kept.get('a')
    kept.drop('a')
    const after = kept.get('a')
    calls[1]!.finish({ value: 'new', validUntil: 5000 })
    calls[0]!.finish({ value: 'old', validUntil: 5000 })
    expect(await before).toBe('old')
    expect(await after).toBe('new')
    expect(kept.peek('a')).toBe('new')
  })

  test('are dropped one by one or all at once', async () => {
    await filled('a', 'A')
    await filled('b', 'B')
    kept.drop('a')
    expect([kept.peek('a'), kept.peek('b')]).toEqual([undefined, 'B'])
    kept.dropAll()
    expect(kept.peek('b')).toBeUndefined()
  })

  test('are computed again after a failure, which everyone who waited sees', async () => {
    const asked = [kept.get('a'), kept.get('a')]
    calls[0]!.fail(new Error('no database'))
    await expect(asked[0]).rejects.toThrow('no database')
    await expect(asked[1]).rejects.toThrow('no database')
    expect(await filled('a', 'A')).toBe('A')
  })

  test('beyond their bytes push out what was read longest ago', async () => {
    await filled('a', 'A')
    await filled('b', 'B')
    kept.peek('a')
    await filled('c', 'C')
    expect([kept.peek('a'), kept.peek('b'), kept.peek('c')]).toEqual(['A', undefined, 'C'])
    await filled('d', 'DD')
    expect([kept.peek('a'), kept.peek('c'), kept.peek('d')]).toEqual([undefined, undefined, 'DD'])
  })

  test('that are too large to keep are given all the same', async () => {
    expect(await filled('a', 'AAAA')).toBe('AAAA')
    expect(kept.peek('a')).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import { ApiError } from './error-catalogue.ts'
import { mustStartAnew, repeatable } from './repeatable.ts'

const hello = { claim: 'claim', note: 'hello' }

/** Makes these calls one after the other, each with its answer, and tells their keys. */
async function keysOf(...calls: readonly (readonly [input: object, answer: unknown])[]): Promise<string[]> {
  const keys: string[] = []
  let answer: unknown
  const send = repeatable(async (_input: object, key) => {
    keys.push(key)
    if (answer instanceof Error) throw answer
    return answer
  })
  for (const [input, next] of calls) {
    answer = next
    await send(input).catch(() => undefined)
  }
  return keys
}

it('repeats what got no answer under the same key', async () => {
  const [first, second] = await keysOf([hello, new ApiError(0)], [{ ...hello }, 'done'])
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
})

it.each([
  ['another claim', { ...hello, claim: 'other' }],
  ['another note', { ...hello, note: 'changed' }],
])('takes a new key for %s', async (_what, changed) => {
  const [first, second] = await keysOf([hello, new ApiError(0)], [changed, 'done'])
  expect(second).not.toBe(first)
})

it.each([
  ['it was done', 'done'],
  ['it was refused', new ApiError(409)],
])('takes a new key once %s', async (_what, answer) => {
  const [first, second] = await keysOf([hello, answer], [hello, 'done'])
  expect(second).not.toBe(first)
})

it('answers what the call answers, and throws what it throws', async () => {
  expect(await repeatable(async (input: string) => input)('reply')).toBe('reply')
  const refusal = new ApiError(409)
  await expect(repeatable(() => Promise.reject(refusal))('input')).rejects.toBe(refusal)
})

it.each([
  [409, true],
  [422, true],
  [404, true],
  [400, false],
  [401, false],
  [500, false],
  [0, false],
])('after an answer of status %i begins anew: %s', (status, anew) => {
  expect(mustStartAnew(new ApiError(status))).toBe(anew)
})

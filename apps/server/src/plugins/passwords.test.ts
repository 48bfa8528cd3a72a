import { expect, it } from 'vitest'
import { HashingBusy, hashPatiently, hashSecret, matchesSecret } from './passwords.ts'

it('tells the secret behind a hash from another, and none from nobody', async () => {
  const hash = await hashSecret('a quiet river')
  expect(await matchesSecret(hash, 'a quiet river')).toBe(true)
  expect(await matchesSecret(hash, 'a quiet sea')).toBe(false)
  expect(await matchesSecret(null, 'a quiet river')).toBe(false)
})

it('refuses at once when too many wait, keeps those who wait, and takes others afterwards', async () => {
  const asked = Array.from({ length: 100 }, () => hashSecret('x'))
  const patient = hashPatiently('y')
  const ends = await Promise.allSettled(asked)
  const refused = ends.filter((end) => end.status === 'rejected')
  expect(refused.length).toBeGreaterThan(20)
  expect(refused.length).toBeLessThan(100)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(HashingBusy)
  expect(await matchesSecret(await patient, 'y')).toBe(true)
  expect(await matchesSecret(await hashSecret('z'), 'z')).toBe(true)
})

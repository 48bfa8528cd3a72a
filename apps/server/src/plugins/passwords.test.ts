import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { HashingBusy, hashPatiently, hashSecret, isLeakedPassword, matchesSecret } from './passwords.ts'

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

it('takes a secret however a keyboard composes its characters, and as it was before that was so', async () => {
  const [composed, apart] = ['caf\u00e9 by the sea', 'cafe\u0301 by the sea']
  expect(await matchesSecret(await hashSecret(apart), composed)).toBe(true)
  expect(await matchesSecret(await hashSecret(composed), apart)).toBe(true)
  expect(await matchesSecret(await hash(apart), apart)).toBe(true)
  expect(await matchesSecret(await hash(apart), 'cafe by the sea')).toBe(false)
})

it('knows the million most common leaked passwords, whole ones only', () => {
  for (const listed of ['123456', 'password1!', 'thisisapassword', 'passwordpassword', 'vjht008']) {
    expect(isLeakedPassword(listed), listed).toBe(true)
  }
  for (const other of [
    '',
    'assword1!',
    'password\n12345678',
    'correct horse battery staple',
    'seven quiet rivers',
  ]) {
    expect(isLeakedPassword(other), other).toBe(false)
  }
})

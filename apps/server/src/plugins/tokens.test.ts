import { expect, it } from 'vitest'
import { TestClock } from '../testing/test-clock.ts'
import { ACCESS_TOKEN_MS, type Actor, createTokens } from './tokens.ts'

const actor: Actor = {
  accountId: 'account',
  role: 'student',
  profileId: 'profile',
  signIn: { id: 'sign-in', generation: 0 },
}
const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)]

it('a token is of use until it expires, for the secret that signed it', () => {
  const clock = new TestClock()
  const tokens = createTokens(OLD, clock)
  const token = tokens.sign(actor)
  expect(tokens.verify(token)).toEqual(actor)
  expect(createTokens(NEW, clock).verify(token)).toBeNull()
  clock.advance(ACCESS_TOKEN_MS)
  expect(tokens.verify(token)).toBeNull()
})

it('while a secret is changed, each process accepts the tokens of all others', () => {
  const clock = new TestClock()
  // First the new secret is accepted, then used, and the old one is still accepted.
  const steps = [createTokens(OLD, clock), createTokens(OLD, clock, NEW), createTokens(NEW, clock, OLD)]
  const isAccepted = (by: number, of: number) => steps[by]?.verify(steps[of]?.sign(actor) ?? '') !== null
  expect([isAccepted(0, 1), isAccepted(1, 0), isAccepted(1, 2), isAccepted(2, 1)]).toEqual([
    true,
    true,
    true,
    true,
  ])
  // Without the step between, a process of before accepts no token of one afterwards.
  expect(isAccepted(0, 2)).toBe(false)
})

it('a revoked sign-in is revoked in tokens of both secrets', () => {
  const clock = new TestClock()
  const token = createTokens(OLD, clock).sign(actor)
  const tokens = createTokens(NEW, clock, OLD)
  tokens.endSignIn('sign-in')
  expect([tokens.verify(token), tokens.verify(tokens.sign(actor))]).toEqual([null, null])
})

it('a leaked secret that is no longer given signs nothing that is accepted', () => {
  const clock = new TestClock()
  expect(createTokens(NEW, clock).verify(createTokens(OLD, clock).sign(actor))).toBeNull()
})

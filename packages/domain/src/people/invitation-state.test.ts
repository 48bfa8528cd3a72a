import { expect, it } from 'vitest'
import { INVITATION_MS, invitationState } from './invitation-state.ts'

const sent = { expires_at: new Date(1000), accepted_at: null, revoked_at: null }
const early = new Date(5)

it('is valid for seven days', () => {
  expect(INVITATION_MS).toBe(604_800_000)
})

it.each([
  ['before its expiry', sent, 999, 'open'],
  ['at its expiry', sent, 1000, 'expired'],
  ['accepted', { ...sent, accepted_at: early }, 10, 'accepted'],
  ['accepted long ago', { ...sent, accepted_at: early }, 5000, 'accepted'],
  ['revoked', { ...sent, revoked_at: early }, 10, 'revoked'],
  ['revoked long ago', { ...sent, revoked_at: early }, 5000, 'revoked'],
] as const)('%s', (_when, times, now, state) => {
  expect(invitationState(times, now)).toBe(state)
})

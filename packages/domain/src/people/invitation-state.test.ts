import { expect, it } from 'vitest'
import { INVITATION_MS, invitationState } from './invitation-state.ts'

const sent = { expiresAt: 1000, acceptedAt: null, revokedAt: null }

it('is valid for seven days', () => {
  expect(INVITATION_MS).toBe(604_800_000)
})

it.each([
  ['before its expiry', sent, 999, 'open'],
  ['at its expiry', sent, 1000, 'expired'],
  ['accepted', { ...sent, acceptedAt: 5 }, 10, 'accepted'],
  ['accepted long ago', { ...sent, acceptedAt: 5 }, 5000, 'accepted'],
  ['revoked', { ...sent, revokedAt: 5 }, 10, 'revoked'],
  ['revoked long ago', { ...sent, revokedAt: 5 }, 5000, 'revoked'],
] as const)('%s', (_when, times, now, state) => {
  expect(invitationState(times, now)).toBe(state)
})

import { expect, it } from 'vitest'
import { EXPORT_KEPT_MS, exportState, stuckSince } from './data-export.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const HOUR = 3_600_000

it('keeps a file for a day', () => {
  expect(EXPORT_KEPT_MS).toBe(24 * HOUR)
})

it('is `none` if nobody asked for a file', () => {
  expect(exportState(undefined, NOW)).toBe('none')
})

it('is `preparing` for an hour, then `failed`', () => {
  const stored = { state: 'preparing', askedAt: NOW, expiresAt: null } as const
  expect(exportState(stored, NOW + HOUR - 1)).toBe('preparing')
  expect(exportState(stored, NOW + HOUR)).toBe('failed')
  expect(stuckSince(NOW + HOUR)).toBe(NOW)
})

it('is `ready` until the file expires, then `none`', () => {
  const stored = { state: 'ready', askedAt: NOW, expiresAt: NOW + 24 * HOUR } as const
  expect(exportState(stored, NOW + 24 * HOUR - 1)).toBe('ready')
  expect(exportState(stored, NOW + 24 * HOUR)).toBe('none')
})

it('is `failed` if stored as failed', () => {
  expect(exportState({ state: 'failed', askedAt: NOW, expiresAt: null }, NOW)).toBe('failed')
})

import * as messages from '@shinequo/messages/web/audit'
import { expect, it } from 'vitest'
import { adviceText, holdsText } from './check-words.ts'

it('shows how far the check has come, and how it ended', () => {
  expect(messages.checked(40_000, 120_000)).toBe('Checked 40,000 of 120,000 entries')
  expect(holdsText(0, 0, false)).toBe('There is nothing to check yet.')
  expect(holdsText(1, 0, true)).toBe(
    '1 entry checked. The audit log is intact: the entry is as it was written, and none is missing.',
  )
  expect(holdsText(1200, 1, true)).toContain('1,200 entries checked.')
  expect(holdsText(1200, 1, false)).toContain('no copy of the newest entry')
  expect(holdsText(1200, 1, true)).toContain('1 entry names people whose accounts have been deleted.')
})

it.each([
  ['changed', "from entry 1,042 of Nov 20, 2026 on: that entry isn't what was written."],
  ['removed', 'entry 1,042 is missing before the one of Nov 20, 2026.'],
  ['cut_off', 'the newest entries are missing, from entry 1,042 on.'],
  ['rewritten', 'it was rewritten up to entry 1,042 of Nov 20, 2026 or beyond.'],
  ['unreadable_copy', "can't be read. The audit log is intact up to entry 1,042"],
] as const)('shows where an entry is %s', (kind, words) => {
  expect(messages.fault({ kind, position: 1042, at: null }, 'Nov 20, 2026')).toContain(words)
})

it('shows what to do, and which entries are intact', () => {
  const advice = (kind: 'changed' | 'rewritten' | 'unreadable_copy') =>
    adviceText({ kind, position: 2, at: null })
  expect(advice('changed')).toContain('The entries before it are intact.')
  expect(advice('rewritten')).not.toContain('before it')
  expect(advice('unreadable_copy')).toContain("an entry that the server's log names")
})

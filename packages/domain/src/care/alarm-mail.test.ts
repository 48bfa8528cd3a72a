import { expect, test } from 'vitest'
import { DIGEST_MS, digestDueAt } from './alarm-mail.ts'

test.each([
  [0, DIGEST_MS],
  [DIGEST_MS - 1, DIGEST_MS],
  [DIGEST_MS, 2 * DIGEST_MS],
])('a request at %d is told at %d', (now, due) => {
  expect(digestDueAt(now)).toBe(due)
})

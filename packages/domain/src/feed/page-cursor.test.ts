import { expect, it } from 'vitest'
import { pageCursor, parsePageCursor } from './page-cursor.ts'

const END = {
  publishedAt: Date.parse('2026-11-20T15:00:00.123Z'),
  id: '0b5f2f0e-7d43-4c8a-9a58-6f1c2f6f8a11',
}

it('reads what it wrote', () => {
  expect(pageCursor(END)).toBe('2026-11-20T15:00:00.123Z_0b5f2f0e-7d43-4c8a-9a58-6f1c2f6f8a11')
  expect(parsePageCursor(pageCursor(END))).toEqual(END)
})

it.each([
  '',
  '_',
  'yesterday',
  END.id,
  `_${END.id}`,
  `2026-02-30T15:00:00.000Z_${END.id}`,
  `2026-11-20_${END.id}`,
  `2026-11-20T15:00:00.123Z_${END.id.toUpperCase()}`,
  '2026-11-20T15:00:00.123Z_1',
  `${pageCursor(END)}\u0000`,
  ` ${pageCursor(END)}`,
])('reads nothing else: %j', (text) => {
  expect(parsePageCursor(text)).toBeNull()
})

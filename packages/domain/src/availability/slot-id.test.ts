import { expect, test } from 'vitest'
import { parseSlotId, slotId } from './slot-id.ts'

const text = '2026-11-24T20:00:00.000Z'
const start = Date.parse(text)

test('an id contains the coach and the start, and can be parsed', () => {
  const id = slotId('coach-1', text)
  expect(id).toBe('coach-1_2026-11-24T20:00:00.000Z')
  expect(parseSlotId(id)).toEqual({ mentorProfile: 'coach-1', start })
})

test('an opaque coach id may itself contain an underscore', () => {
  expect(parseSlotId(slotId('a_b', text))).toEqual({ mentorProfile: 'a_b', start })
})

test.each([
  '',
  '_',
  'coach',
  'coach_',
  '_2026-11-24T20:00:00.000Z',
  'coach_2026-11-24',
  'coach_20:00',
  'c_1',
])('%j is not a slot id', (id) => {
  expect(parseSlotId(id)).toBeNull()
})

import { expect, it } from 'vitest'
import { assigned, isStillAssigned, type StudentSchool, schoolLeftOut } from './assigned-school.ts'

const AT = '2026-11-23T17:00:00.000Z'
const none: StudentSchool = { school: 'other', proved_school: null, proved_by: null, proved_at: null }
const proved: StudentSchool = { school: 'a', proved_school: 'a', proved_by: 'address', proved_at: AT }

it('leaves out who is no student, or has and has proved the school', () => {
  expect(schoolLeftOut(undefined, 'a')).toBe('not_a_student')
  expect(schoolLeftOut(proved, 'a')).toBe('already_so')
  expect(schoolLeftOut({ ...proved, school: 'b' }, 'a')).toBeNull()
  expect(schoolLeftOut({ ...none, school: 'a' }, 'a')).toBeNull()
  expect(schoolLeftOut(proved, 'b')).toBeNull()
})

it('replaces another proof, and keeps one of the same school', () => {
  expect(assigned(none, 'a', AT)).toEqual({ ...proved, proved_by: 'staff' })
  expect(assigned({ ...proved, school: 'b' }, 'a', '')).toEqual(proved)
})

it('is undone only where nothing has changed since', () => {
  for (const former of [none, { ...proved, school: 'b' }]) {
    const now = assigned(former, 'a', AT)
    expect(isStillAssigned(now, 'a', former)).toBe(true)
    expect(isStillAssigned({ ...now, school: 'c' }, 'a', former)).toBe(false)
    expect(isStillAssigned({ ...now, proved_school: 'c' }, 'a', former)).toBe(false)
    expect(isStillAssigned({ ...now, proved_by: 'roster' }, 'a', former)).toBe(false)
  }
})

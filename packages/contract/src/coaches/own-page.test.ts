import { describe, expect, it } from 'vitest'
import { rule } from '../rules.ts'
import { coachProfileBody } from './own-page.ts'

/** The rules that a change breaks, by path. */
function failures(change: object): Record<string, string> {
  const { error } = coachProfileBody.safeParse(change)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('matching codes of a coach', () => {
  it('accepts codes of the four kinds that coaches have, an empty list, or no list', () => {
    for (const codes of [['focus:sleep', 'style:listening', 'language:haitian_creole'], [], undefined]) {
      expect(failures({ codes })).toEqual({})
    }
    expect(failures({})).toEqual({})
  })

  it.each([
    ['time:morning', 'a kind of students'],
    ['focus', 'no code'],
    ['focus:', 'a code without a name'],
    ['focus:sleep\u0000', 'a character that cannot be stored'],
    [' focus:sleep', 'a blank'],
  ])('rejects %j: %s', (code) => {
    expect(failures({ codes: ['focus:exams', code] })).toEqual({ 'codes.1': 'choose_listed' })
  })

  it('rejects duplicate codes and lists that are too long', () => {
    expect(failures({ codes: ['focus:sleep', 'focus:sleep'] })).toEqual({
      codes: 'codes_twice',
    })
    const many = Array.from({ length: 200 }, (_, at) => `focus:${'a'.repeat(1 + (at % 60))}`)
    expect(Object.keys(failures({ codes: many }))).toEqual(['codes'])
    expect(failures({ codes: 'focus:sleep' })).toEqual({ codes: 'list_required' })
  })
})

describe('the college of a coach', () => {
  it('is trimmed, as long as a student’s at most, and optional', () => {
    expect(coachProfileBody.parse({ school: ' deakin_university ' })).toEqual({ school: 'deakin_university' })
    expect(failures({ school: '' })).toEqual({})
    expect(failures({ school: 'x'.repeat(121) })).toEqual({
      school: rule('too_long', { label: 'school', max: 120 }),
    })
  })
})

import { describe, expect, it } from 'vitest'
import { rule } from '../rules.ts'
import { coachProfileBody } from './own-page.ts'

/** The failing rules of a change, by where they failed. */
function failures(change: object): Record<string, string> {
  const { error } = coachProfileBody.safeParse(change)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('what a coach ticks for matching', () => {
  it('is of the four kinds of coaches, or nothing, or left out', () => {
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
  ])('is not %j, %s', (code) => {
    expect(failures({ codes: ['focus:exams', code] })).toEqual({ 'codes.1': 'choose_listed' })
  })

  it('names each once, and no more than there can be', () => {
    expect(failures({ codes: ['focus:sleep', 'focus:sleep'] })).toEqual({
      codes: 'codes_twice',
    })
    const many = Array.from({ length: 200 }, (_, at) => `focus:${'a'.repeat(1 + (at % 60))}`)
    expect(Object.keys(failures({ codes: many }))).toEqual(['codes'])
    expect(failures({ codes: 'focus:sleep' })).toEqual({ codes: 'list_required' })
  })
})

describe('the college of a coach', () => {
  it('is a text as long as a student’s, trimmed, or none', () => {
    expect(coachProfileBody.parse({ school: ' deakin_university ' })).toEqual({ school: 'deakin_university' })
    expect(failures({ school: '' })).toEqual({})
    expect(failures({ school: 'x'.repeat(121) })).toEqual({
      school: rule('too_long', { label: 'school', max: 120 }),
    })
  })
})

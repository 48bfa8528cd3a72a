import type { FitReason } from '@shinequo/contract/matching/reasons'
import { describe, expect, it } from 'vitest'
import { fitChanges, triedCodes, visibleFactors } from './answer-preview.ts'
import { type Code, codesOf } from './codes.ts'
import { type CoachFacts, FACTOR_WEIGHTS, pairFactors, type StudentPreferences } from './match-factors.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const preferences = (...codes: Code[]): StudentPreferences => ({
  id: 'student',
  codes,
  profileLanguages: [],
  school: 'boston_university',
  timeZone: 'America/New_York',
})
const coach = (...codes: Code[]): CoachFacts => ({
  id: 'coach',
  codes,
  school: 'boston_university',
  hours: '1080-1260',
  timeZone: 'America/New_York',
  capacity: 10,
  load: 1,
})
const fact = (code: FitReason['code'], ...terms: string[]) => ({ code, params: { terms } })
const SPANISH = { code: 'language_differs', params: { coach: 'Amara', terms: ['language:spanish'] } }
const changed = (before: Code[], after: Code[], facts: CoachFacts) =>
  fitChanges(preferences(...before), { codes: after }, NOW, FACTOR_WEIGHTS)(facts, 'Amara')

describe('the codes of tried answers', () => {
  const STORED: Code[] = ['focus:sleep', 'experience:parent', 'school:same']

  it('count once, and facts about the coach only if the stored answers ask for the same', () => {
    expect(triedCodes(['focus:exams', 'focus:exams', 'school:same', 'experience:parent'], STORED)).toEqual([
      'focus:exams',
      'school:same',
      'experience:parent',
    ])
    const ranked = ['focus:sleep', 'school:same']
    for (const experience of codesOf('experience').filter((code) => code !== 'experience:parent')) {
      expect(triedCodes(['focus:sleep', 'school:same', experience], STORED)).toEqual(ranked)
      expect(triedCodes(['focus:sleep', 'school:same', 'experience:parent', experience], STORED)).toEqual(
        ranked,
      )
    }
    expect(triedCodes(['focus:sleep', 'school:same'], STORED)).toEqual(ranked)
    expect(triedCodes(['experience:parent', 'school:same'], [])).toEqual([])
  })
})

describe('what other answers change between a student and their coach', () => {
  it('reports what still fits, what is new and what is no longer asked for', () => {
    const amara = coach('focus:sleep', 'focus:stress', 'style:listening', 'language:english')
    const before: Code[] = ['focus:sleep', 'style:listening', 'language:english', 'time:morning']
    const after: Code[] = ['focus:stress', 'style:listening', 'language:english', 'time:evening']
    expect(changed(before, after, amara)).toEqual({
      fits: [fact('speaks', 'language:english'), fact('works_like', 'style:listening')],
      gained: [fact('works_on', 'focus:stress'), fact('has_hours', 'time:evening')],
      lost: [fact('works_on', 'focus:sleep')],
      unmet: null,
      changes: true,
    })
  })

  it('reports no change if the same is asked for, or only what the coach does not offer', () => {
    const amara = coach('focus:sleep', 'language:english')
    expect(changed(['focus:sleep'], ['focus:sleep'], amara)).toMatchObject({
      fits: [fact('works_on', 'focus:sleep')],
      changes: false,
    })
    expect(changed(['focus:sleep', 'time:morning'], ['focus:sleep', 'style:planning'], amara)).toMatchObject({
      gained: [],
      lost: [],
      changes: false,
    })
  })

  it('reports in one reason a language that the coach does not coach in', () => {
    const amara = coach('language:english', 'focus:sleep')
    expect(changed([], ['language:spanish'], amara)).toEqual({
      fits: [],
      gained: [],
      lost: [],
      unmet: SPANISH,
      changes: true,
    })
    // The language did not match before either: it is reported, but is not a change.
    expect(changed(['language:spanish'], ['language:spanish'], amara)).toMatchObject({
      unmet: SPANISH,
      changes: false,
    })
    expect(changed(['language:spanish'], [], amara)).toMatchObject({ unmet: null, changes: true })
  })

  it('reports no language for a coach who has named none', () => {
    expect(changed([], ['language:spanish'], coach('focus:sleep'))).toMatchObject({
      unmet: null,
      changes: false,
    })
  })

  it('does not reveal facts about a coach to a student who only tries answers', () => {
    const amara = coach('experience:parent', 'experience:transfer')
    const asks: Code[] = ['experience:parent', 'school:same']
    expect(changed([], asks, amara)).toMatchObject({ fits: [], gained: [], lost: [], changes: false })
    expect(changed(asks, asks, amara)).toMatchObject({
      fits: [fact('has_lived', 'experience:parent'), fact('same_school', 'school:same')],
      changes: false,
    })
    expect(changed(asks, ['experience:parent', 'experience:transfer'], amara)).toMatchObject({
      fits: [fact('has_lived', 'experience:parent')],
      gained: [],
      lost: [fact('same_school', 'school:same')],
    })
    const factors = pairFactors(
      preferences(...asks, 'focus:sleep'),
      NOW,
    )(coach('focus:sleep', 'experience:parent'))
    expect(visibleFactors(factors).flatMap(({ shared }) => shared)).toEqual(['focus:sleep'])
  })
})

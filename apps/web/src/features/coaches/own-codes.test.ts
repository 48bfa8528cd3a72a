import type { OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import { describe, expect, it } from 'vitest'
import { allCodes, firstTicked, savedCodes, suggestedCodes, withTick } from './own-codes.ts'

/** A page with only the properties that these forms read. */
function pageOf(codes: string[], focus_area = '', language_preference = ''): OwnCoachProfile {
  return { profile: { focus_area, language_preference }, codes } as unknown as OwnCoachProfile
}

describe('the initial value of a form of codes', () => {
  it('is what is saved of its kinds', () => {
    const page = pageOf(['focus:exams', 'language:hindi', 'style:planning'], 'Sleep')
    expect(firstTicked(page, ['focus', 'style'])).toBe('focus:exams style:planning')
  })

  it('is suggested from the texts if nothing of the kind is saved', () => {
    const page = pageOf(['language:hindi'], 'Stress and balance, Sleep', 'English')
    expect(firstTicked(page, ['focus', 'style', 'experience'])).toBe('focus:sleep focus:stress')
    expect(suggestedCodes(page, 'language')).toEqual([])
    expect(savedCodes(page, 'language')).toEqual(['language:hindi'])
  })
})

describe('ticking a code', () => {
  it('adds it in the order of the choices, and unticking removes it', () => {
    const ticked = withTick('focus:sleep style:planning', ['focus', 'style'], 'focus:study', true)
    expect(ticked).toBe('focus:study focus:sleep style:planning')
    expect(withTick(ticked, ['focus', 'style'], 'focus:sleep', false)).toBe('focus:study style:planning')
  })
})

describe('the saved codes', () => {
  it('keep what the form does not offer, including unknown codes', () => {
    const page = pageOf(['focus:sleep', 'language:hindi', 'style:dancing'])
    expect(allCodes(page, ['focus', 'style'], 'focus:money')).toEqual([
      'language:hindi',
      'style:dancing',
      'focus:money',
    ])
  })

  it('have none of the form’s kinds if nothing is ticked', () => {
    expect(allCodes(pageOf(['focus:sleep']), ['focus'], '')).toEqual([])
  })
})

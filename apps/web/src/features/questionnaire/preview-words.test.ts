import type { FitReason } from '@shinequo/contract/matching/reasons'
import type { AnswersPreview, StayingCoach } from '@shinequo/contract/questionnaire'
import { describe, expect, it } from 'vitest'
import { fitRows, newCoachWords, summaryWords } from './preview-words.ts'

const amara: StayingCoach = {
  id: 'amara',
  first_name: 'Amara',
  last_name: 'Osei',
  url: null,
  fits_codes: [
    { code: 'speaks', params: { terms: ['language:english'] } },
    { code: 'works_like', params: { terms: ['style:listening'] } },
  ],
  gained_codes: [],
  lost_codes: [{ code: 'works_on', params: { terms: ['focus:stress'] } }],
  unmet_code: null,
}
const preview = (change: Partial<AnswersPreview> = {}): AnswersPreview => ({
  changes: true,
  staying: [amara],
  places_free: 2,
  joining: [],
  asked: 0,
  held: false,
  ...change,
})
const someone = { coach: {}, reason_codes: [] } as unknown as AnswersPreview['joining'][number]

describe('the effect of the answers', () => {
  it.each([
    [preview(), '1 coach stays.'],
    [preview({ staying: [amara, amara], joining: [someone] }), '2 coaches stay and 1 would be new.'],
    [preview({ asked: 2 }), '1 coach stays and 2 more would be asked.'],
    [preview({ staying: [], joining: [someone, someone] }), '2 would be new.'],
    [
      preview({ changes: false }),
      'Your coaches would stay the same. They can read your answers once you send them.',
    ],
    [preview({ changes: false, staying: [] }), 'Nothing would change right now.'],
  ])('%#: %s', (said, words) => {
    expect(summaryWords(said)).toBe(words)
  })
})

describe('new coaches', () => {
  it.each([
    [{ places_free: 0 }, /^You already have as many coaches as you can have/],
    [{ held: true }, /^Your programme's staff choose your coaches for now/],
    [{ joining: [someone] }, /^Based on the places that are free right now/],
    [{ asked: 1 }, /^We would ask for one more coach\. You'll see who it is/],
    [{ asked: 2 }, /^We would ask for 2 more coaches\./],
    [{}, /^You have room for 2 more coaches\. Nobody new fits/],
    [{ places_free: 1 }, /^You have room for one more coach\./],
  ])('%j', (change, words) => {
    expect(newCoachWords(preview(change))).toMatch(words)
  })
})

it('says what still fits, what is new and what is no longer asked for, leaving out what is empty', () => {
  expect(fitRows(amara)).toEqual([
    ['Still fits', 'Speaks English · Listens first'],
    ['No longer asked for', 'Works on stress and balance'],
  ])
  const encourages: FitReason = { code: 'works_like', params: { terms: ['style:encouraging'] } }
  expect(fitRows({ ...amara, gained_codes: [encourages] })[1]).toEqual(['Now fits, too', 'Encourages'])
  expect(fitRows({ ...amara, fits_codes: [], lost_codes: [] })).toEqual([])
})

import type { FitReason } from '@shinequo/contract/matching/reasons'
import { expect, it } from 'vitest'
import { reasonWords } from './reason-words.ts'

const about = (...terms: string[]) => ({ coach: 'Amara', terms })

it('says each kind of reason, in the given order', () => {
  expect(
    reasonWords([
      { code: 'asked_language', params: about('language:spanish') },
      { code: 'works_on', params: { terms: ['focus:sleep'] } },
      { code: 'not_available', params: about() },
    ]),
  ).toEqual([
    'You asked for Spanish. Amara speaks it.',
    'Works on sleep and daily routine',
    "Amara isn't available to you right now.",
  ])
})

it('leaves out what it does not know, from a newer server', () => {
  const newer = { code: 'has_a_dog', params: about() } as unknown as FitReason
  const known: FitReason = { code: 'writes_about', params: { terms: ['guitar'] } }
  expect(reasonWords([newer, known])).toEqual(['Writes about guitar, too'])
})

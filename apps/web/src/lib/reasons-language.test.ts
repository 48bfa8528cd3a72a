import type { MatchRequest, WhyNot } from '@shinequo/contract/matching'
import type { FitReason } from '@shinequo/contract/matching/reasons'
import type { StayingCoach } from '@shinequo/contract/questionnaire'
import { messagesOf } from '@shinequo/messages/server'
import { describe, expect, it } from 'vitest'
import { reasonsInPageLanguage, withReasons } from './reasons-language.ts'

type Fits = Omit<StayingCoach, 'id' | 'first_name' | 'last_name' | 'url'>

const fits = (code: FitReason['code'], ...terms: string[]) => ({ code, params: { terms } })
const about = <Code extends string>(code: Code, ...terms: string[]) => ({
  code,
  params: { coach: 'Amara', terms },
})
const inSpanish = <Reply>(reply: Reply) => withReasons(reply, messagesOf('es-US').matching)

it('leaves a reply unchanged if the page is in the server’s language', async () => {
  const reply = { reasons: ['Any words'], reason_codes: [fits('works_on', 'focus:sleep')] }
  expect(await reasonsInPageLanguage(reply)).toBe(reply)
})

describe('in another language', () => {
  it('translates the reasons of a list and of an object', () => {
    const match: Pick<MatchRequest, 'id' | 'reasons' | 'reason_codes'> = {
      id: '1',
      reasons: ['Any words', 'Others'],
      reason_codes: [about('asked_language', 'language:spanish'), about('wrote_words', 'running')],
    }
    const said = {
      ...match,
      reasons: [
        'Pediste español. Amara lo habla.',
        'Escribiste sobre running. Amara también escribe sobre eso.',
      ],
    }
    expect(inSpanish([match])).toEqual([said])
    const page = { counts: { pending: 1 }, next: null }
    expect(inSpanish({ matches: [match], ...page })).toEqual({ matches: [said], ...page })
  })

  it('translates why a coach is not the student’s', () => {
    const whyNot: WhyNot = { sentences: ['Any words'], reason_codes: [about('not_available')] }
    expect(inSpanish(whyNot)).toEqual({
      ...whyNot,
      sentences: ['Amara no está disponible para ti en este momento.'],
    })
  })

  it('translates what other answers would change', () => {
    const other: Fits = {
      fits: ['One', 'Two'],
      fits_codes: [fits('speaks', 'language:spanish'), fits('has_hours', 'time:evening')],
      gained: ['Three'],
      gained_codes: [fits('works_on', 'focus:exams')],
      lost: ['Four'],
      lost_codes: [fits('works_like', 'style:listening')],
      unmet: 'Five',
      unmet_code: about('language_differs', 'language:spanish'),
    }
    const same: Fits = { ...other, fits: [], fits_codes: [], unmet: null, unmet_code: null }
    const said = {
      ...other,
      fits: ['Habla español', 'Disponible por la noche'],
      gained: ['Trabaja en temas de exámenes y fechas de entrega'],
      lost: ['Escucha primero'],
      unmet: 'Pediste español; Amara no da coaching en ese idioma.',
    }
    expect(inSpanish({ staying: [other, same], asked: 0 })).toEqual({
      staying: [said, { ...said, fits: [], fits_codes: [], unmet: null, unmet_code: null }],
      asked: 0,
    })
  })

  it('leaves reasons without a known code unchanged', () => {
    const old = { reasons: ['Speaks Spanish'] }
    expect(inSpanish([old, { ...old, reason_codes: [] }])).toEqual([old, { ...old, reason_codes: [] }])
    const newer = {
      reasons: ['Has a dog', 'Writes about guitar, too'],
      reason_codes: [about('has_a_dog'), fits('writes_about', 'guitar')],
    }
    expect(inSpanish(newer).reasons).toEqual(['Has a dog', 'También escribe sobre guitar'])
  })
})

import { describe, expect, it } from 'vitest'
import * as server from './es-US/server.ts'
import * as times from './es-US/times.ts'
import * as web from './es-US/web.ts'
import { everyText } from './every-text.ts'

const start = Date.parse('2026-11-24T20:00:00Z')
const end = Date.parse('2026-11-24T20:30:00Z')
const zone = 'America/New_York'
const SPANISH = { server, web }

/** The texts that match, with their paths. */
const found = (pattern: RegExp, texts = everyText(SPANISH)) => texts.filter(([, text]) => pattern.test(text))

describe('a day and a time', () => {
  it('are in full within a sentence, without a comma after the weekday', () => {
    expect(times.proseDayText(start, zone)).toBe('martes 24 de noviembre')
    expect(times.proseMomentText(start, zone)).toBe('martes 24 de noviembre a las 3:00 p. m.')
    expect(times.proseMomentText(start - 7_200_000, zone)).toBe('martes 24 de noviembre a la 1:00 p. m.')
    expect(times.proseSlotText(start, end, zone)).toBe('martes 24 de noviembre a las 3:00 p. m.')
    expect(times.proseDateText(start, zone)).toBe('24 de noviembre de 2026')
    expect(times.proseDatedMomentText(start, zone)).toBe('24 de noviembre de 2026 a las 3:00 p. m.')
    expect(times.proseWeekdayText(start, zone)).toBe('martes')
  })

  it('are short in lists, with one "p. m." for both ends of a slot', () => {
    expect(times.sessionText(start, end, zone)).toBe(
      'mar 24 de nov · 3:00 – 3:30 p. m. · tu hora (Nueva York)',
    )
    expect(times.slotText(Date.parse('2026-11-24T16:30:00Z'), Date.parse('2026-11-24T17:00:00Z'), zone)).toBe(
      '11:30 a. m. – 12:00 p. m.',
    )
  })
})

describe('sentences with a time', () => {
  it('say "la 1:05", and have one full stop after "p. m."', () => {
    const texts = everyText(SPANISH, { time: '1:05 p. m.', day: 'martes 24 de noviembre' })
    // `from` and `to` are places in a list there.
    const edges = found(/\blas 1:|m\.\./, texts).filter(
      ([path]) => path !== 'web.questionnaire.questionMoved',
    )
    expect(edges).toEqual([])
  })
})

describe('a day after "el", "del" or "al"', () => {
  it('is not short in a text of the catalogue itself', () => {
    const month = 'ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic'
    expect(found(/\b(el|del|al) (lun|mar|mié|jue|vie|sáb|dom)\b/)).toEqual([])
    expect(found(new RegExp(`\\b(el|del|al) \\d+ (de )?(${month})\\b`))).toEqual([])
  })
})

describe('places and zones', () => {
  it.each([
    ['America/New_York', 'Nueva York'],
    ['America/Los_Angeles', 'Los Ángeles'],
    ['America/Mexico_City', 'Ciudad de México'],
    ['America/Havana', 'La Habana'],
    ['Asia/Katmandu', 'Katmandú'],
    ['America/Chicago', 'Chicago'],
  ])('%s is %s', (one, name) => {
    expect(times.zoneName(one)).toBe(name)
  })

  it('are not what everything is "in"', () => {
    expect(found(/\bTodo (está )?en\b/)).toEqual([])
    expect(web.audit.timesAre(times.yourTime(zone))).toBe('Las horas son las tuyas (Nueva York).')
  })
})

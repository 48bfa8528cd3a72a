import { CARE_PLACES } from '@shinequo/contract/care'
import { LOCALES } from '@shinequo/contract/locales'
import { FACTOR_WEIGHTS } from '@shinequo/domain/matching/match-factors'
import { describe, expect, it, test } from 'vitest'
import { messagesOf } from './server.ts'

/** The shape of a catalogue without its words: names, which values are texts, and how many values functions take. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return `a function of ${value.length}`
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
}

/** The texts of a catalogue by their path, such as 'rosters.RESULTS.new', without what functions return. */
function textsOf(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, [...path, name]))
}

test('whoever has chosen no language reads English', () => {
  expect(messagesOf(null).locale).toBe('en')
  expect(messagesOf(null)).toBe(messagesOf('en'))
})

test.each(LOCALES)('%s has all names, each of the kind that it is in English', (locale) => {
  expect(messagesOf(locale).locale).toBe(locale)
  expect(shapeOf(messagesOf(locale))).toEqual(shapeOf(messagesOf('en')))
})

test('a name with the sign that stands for a number stays as it is', () => {
  const { notifications } = messagesOf('en')
  expect(notifications.inMinutes('Al #1', 10)).toBe('Your session with Al #1 starts in 10 minutes.')
  expect(notifications.inMinutes('Al #1', 1)).toBe('Your session with Al #1 starts in a minute.')
})

describe('Spanish', () => {
  const spanish = messagesOf('es-US')
  const start = Date.parse('2026-11-24T20:00:00Z')
  const end = Date.parse('2026-11-24T20:30:00Z')
  const zone = 'America/New_York'

  it('has no text in common with English but names, and words that are the same', () => {
    const english = Object.fromEntries(textsOf(messagesOf('en')))
    const named = /profiles.*LANGUAGE_NAMES/
    const same = textsOf(spanish).filter(([path, text]) => english[path] === text && !named.test(path))
    expect(Object.fromEntries(same)).toEqual({
      'ownData.no': 'No',
      'calendars.googleCalendar': 'Google Calendar',
      'calendars.outlookPersonal': 'Outlook (personal)',
      'matching.betweenTopics': '; ',
      'matching.CODE_NAMES.language:hindi': 'Hindi',
      'matching.CODE_NAMES.language:urdu': 'Urdu',
    })
  })

  it('writes a mail, its times included', () => {
    const { bookings, notifications, times } = spanish
    const mail = [
      bookings.bookedSubject('Rosa Ortiz', notifications.shortTime(start, zone)),
      notifications.greeting('Ana'),
      bookings.booked('Rosa Ortiz'),
      times.sessionText(start, end, zone),
      notifications.timesOf(start, end, 'UTC', notifications.othersTime('Rosa', 'UTC')),
      notifications.crisisLine('988', true, ''),
    ]
    expect(mail).toEqual([
      'Tu sesión con Rosa Ortiz: mar 24 de nov, 3:00 p. m. (Nueva York)',
      'Hola, Ana:',
      'Tu sesión con Rosa Ortiz está reservada.',
      'mar 24 de nov · 3:00 – 3:30 p. m. · tu hora (Nueva York)',
      'mar 24 de nov · 8:00 – 8:30 p. m. · la hora de Rosa (UTC)',
      '¿Estás en crisis? Llama al 988 y presiona 2, o manda la palabra AYUDA al 988, a cualquier hora.',
    ])
  })

  it('tells one from several', () => {
    const { coaches, notifications, rosters } = spanish
    expect(notifications.inMinutes('Al #1', 10)).toBe('En 10 minutos empieza tu sesión con Al #1.')
    expect(notifications.inMinutes('Al #1', 1)).toBe('En un minuto empieza tu sesión con Al #1.')
    expect(coaches.willBeCancelled(1)).toContain('Esta sesión')
    expect(coaches.willBeCancelled(2)).toContain('Estas sesiones')
    expect([rosters.twice(3), rosters.twice(null)]).toEqual([
      'Repetida en este archivo (fila 3)',
      'Repetida en este archivo',
    ])
  })

  it.each([
    ...CARE_PLACES,
    ...Object.keys(FACTOR_WEIGHTS),
    ...['language', 'roster', 'invitation', 'address', 'staff', 'moved', 'cancelled', 'restored', 'proposed'],
    ...['account', 'booking', 'care_request', 'figures', 'list', 'mail', 'match', 'message', 'note', 'post'],
    ...['programme', 'questionnaire', 'retention', 'school', 'story', 'student'],
  ])('has a name of its own for the code %s', (code) => {
    expect(spanish.ownData.codeName(code)).not.toBe(messagesOf('en').ownData.codeName(code))
  })

  it('names what is kept of a person, and leaves what it has no name for', () => {
    const { ownData } = spanish
    expect(ownData.columnName('starts_at')).toBe('Empieza el')
    expect(ownData.columnName('not_named_yet')).toBe('Not named yet')
    const codes = ['no_show', 'reset_code', 'account.signed_in', 'New York']
    expect(codes.map(ownData.codeName)).toEqual([
      'Ausencia',
      'Código para una contraseña nueva',
      'Inicio de sesión en la cuenta',
      'New York',
    ])
  })
})

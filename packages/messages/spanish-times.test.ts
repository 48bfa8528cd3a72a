import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as server from './es-US/server.ts'
import * as times from './es-US/times.ts'
import * as web from './es-US/web.ts'
import { everyText } from './testing/every-text.ts'

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

/** Functions in whose sentences a day follows 'el', 'del' or 'al', as 'bookings.moved'. */
const IN_SENTENCES = new Set(
  everyText({ ...server, ...web }, { time: '§', day: '§' })
    .concat(everyText(server, { time: '§', day: '§' }))
    .filter(([, text]) => /\b(el|del|al) §/.test(text))
    .map(([path]) => path),
)
/** Their first day begins a line. */
const LINES = ['sessions.writtenAbout']

/** The writers of lists and tables, whose days are short: 'mar 24 de nov', '24 nov 2026'. */
const SHORT = /\b(dayText|datedDayText|momentText)\(/

describe('a day after "el", "del" or "al"', () => {
  it('is written in full by every page and mail', () => {
    expect(IN_SENTENCES.size).toBeGreaterThan(15)
    const short = sources().flatMap(([file, source]) => callsOf(source).map((call) => `${file}: ${call}`))
    expect(short).toEqual([])
  })

  it('is not short in a text of the catalogue itself', () => {
    const month = 'ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic'
    expect(found(/\b(el|del|al) (lun|mar|mié|jue|vie|sáb|dom)\b/)).toEqual([])
    expect(found(new RegExp(`\\b(el|del|al) \\d+ (de )?(${month})\\b`))).toEqual([])
  })
})

/** Calls of these functions with a short day, or with a variable that holds one. */
function callsOf(source: string): string[] {
  const aliases = new Map(
    [...source.matchAll(/import \* as (\w+) from '@shinequo\/messages\/web\/([\w-]+)'/g)].map(
      ([, alias, noun]) => [alias, noun?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())],
    ),
  )
  const variables = [...source.matchAll(/const (\w+) = [^\n]*?\b(?:dayText|datedDayText|momentText)\(/g)]
  const holds = variables.map(([, name]) => name)
  return [...source.matchAll(/\b(\w+)\.(\w+)\(/g)]
    .filter(([, alias, name]) => {
      const path = `${aliases.get(alias) ?? alias}.${name}`
      return IN_SENTENCES.has(path) && !LINES.includes(path)
    })
    .map(({ index }) => callAt(source, index))
    .filter((call) => SHORT.test(call) || holds.some((name) => new RegExp(`[(, ]${name}[,)]`).test(call)))
}

function callAt(source: string, from: number): string {
  let open = 0
  for (let at = source.indexOf('(', from); at < source.length; at++) {
    if (source[at] === '(') open++
    if (source[at] === ')' && --open === 0) return source.slice(from, at + 1)
  }
  return source.slice(from)
}

function sources(): [file: string, source: string][] {
  return ['apps/web/src', 'apps/server/src/features/notifications'].flatMap((folder) => {
    const root = join(import.meta.dirname, '../..', folder)
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file): [string, string] => [file, readFileSync(join(root, file), 'utf8')])
  })
}

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

import { describe, expect, it } from 'vitest'
import * as englishCare from './en/web/care.ts'
import * as english from './en/web/crisis.ts'
import * as care from './es-US/web/care.ts'
import * as community from './es-US/web/community.ts'
import * as crisis from './es-US/web/crisis.ts'
import * as help from './es-US/web/help.ts'
import * as page from './es-US/web/page.ts'
import { messagesOf } from './server.ts'

const { notifications, errors } = messagesOf('es-US')

/** Each text that tells a reader of Spanish to turn to a number, as it is for this number. */
const waysTo = (number: string, asking = '') => ({
  line: crisis.callTheLine(number, true, asking),
  lineWithoutTexts: crisis.callTheLine(number, false, asking),
  mail: notifications.crisisLine(number, true, asking),
  mailWithoutTexts: notifications.crisisLine(number, false, asking),
  call: care.call(number),
  text: care.text(number),
  wall: community.ifYouNeedSupport(number, number, asking).join(''),
  author: community.reachOutStart(number, asking),
})

describe('the crisis line in Spanish', () => {
  it.each(Object.entries(waysTo('988')))('says how 988 answers in Spanish: %s', (_name, text) => {
    expect(text).toContain('988')
    expect(text).toMatch(/presiona 2|presionar 2|AYUDA/)
  })

  it.each([page.noScript, page.noScriptInRoom, errors.FAILURES.care_first])(
    'says so where the number is fixed: %s',
    (text) => expect(text).toMatch(/presiona 2/),
  )

  it('names texts only for a number that takes them', () => {
    expect(crisis.callTheLine('988', true, '')).toBe(
      'Llama al 988 y presiona 2, o manda la palabra AYUDA al 988',
    )
    expect(crisis.callTheLine('988', false, '')).toBe('Llama al 988 y presiona 2')
  })

  it.each(Object.entries(waysTo('116 123')))('claims nothing about another line: %s', (_name, text) => {
    expect(text).toContain('116 123')
    expect(text).not.toMatch(/presion|AYUDA|español|\(/)
  })

  it('says how another line is asked for Spanish, in the programme’s words', () => {
    const { line, mail, wall, author } = waysTo('116 123', 'marca 9')
    expect(line).toBe('Llama o manda un mensaje de texto al 116 123 (marca 9)')
    expect(mail).toBe(
      '¿Estás en crisis? Llama o manda un mensaje de texto al 116 123 (marca 9), a cualquier hora.',
    )
    expect(wall).toContain('llama al 116 123 (marca 9).')
    expect(author).toContain('llama al 116 123 (marca 9):')
    expect(care.askingOnTheLine('marca 9')).toContain('marca 9')
    expect(care.askingOnTheLine('')).toBe('')
  })

  it('promises Spanish at the end of 988 and of 911 only', () => {
    expect(help.crisisWords('988')).toContain('también en español')
    expect(help.crisisWords('116 123')).not.toContain('español')
    expect(care.emergencyInterpreters('911')).toContain('en español')
    expect(care.emergencyInterpreters('112')).toBe('')
  })

  it('starts a text with the word that has it answered in Spanish', () => {
    expect([care.textWord('988'), care.textWord('116 123')]).toEqual(['AYUDA', ''])
  })
})

it('says nothing of Spanish in English, whatever the programme wrote', () => {
  const mail = messagesOf('en').notifications.crisisLine('988', true, 'presiona 2')
  const texts = [
    english.callTheLine('988', true, 'presiona 2'),
    mail,
    englishCare.askingOnTheLine('presiona 2'),
  ]
  expect(texts).toEqual(['Call or text 988', 'In crisis? Call or text 988, at any hour.', ''])
  expect([englishCare.textWord('988'), englishCare.emergencyInterpreters('911')]).toEqual(['', ''])
})

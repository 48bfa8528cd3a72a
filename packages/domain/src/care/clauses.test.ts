import { describe, expect, it } from 'vitest'
import { normalised } from './risk-rules.ts'

const joined = (text: string) => normalised(text).map((clause) => clause.join(' '))

describe('normalised clauses', () => {
  it.each([
    ['My paper is on Plath. I have her plan too.', ['my paper is on plath', 'i have her plan too']],
    ['I am ok but she is not', ['i am ok', 'but she is not']],
    [
      'ya no kiero bibir xq nadie me quiere, y me corto 🔪',
      ['ya no quiero vivir', 'porque nadie me quiere', 'y me corto knife'],
    ],
    ['I went home and he yelled and threw it', ['i went home', 'and he yelled and threw it']],
    ['In my novel, the girl dies; i cried...bye all', ['in my novel the girl dies', 'i cried', 'bye all']],
    ['I want\nto\n\ndie', ['i want to die']],
    ['self   -   harm', ['self', 'harm']],
    ['', []],
    ['🙂 !!', []],
  ])('are %j as %j', (text, clauses) => expect(joined(text)).toEqual(clauses))

  it.each([
    ['k.i.l.l', 'kill'],
    ['k1ll mys3lf', 'kill myself'],
    ['kiiiill m\u00ady\u200bself', 'kill myself'],
    ['Ｋｉｌｌ', 'kill'],
    ['sucidal', 'suicidal'],
    ['pucnhed', 'punched'],
    ['overdsoe', 'overdose'],
    ['💊💊', 'pills pills'],
    ['kms', 'kill myself'],
    ['I ran 5 kms at 3pm', 'i ran 5 kms at 3pm'],
    ["got sa'd", 'got sexually assaulted'],
    ["don't", 'dont'],
    ['mañana', 'manana'],
    // No slips of a word of danger, though one letter away.
    ['willing hunting scored bridal', 'willing hunting scored bridal'],
    ['so goooood', 'so good'],
  ])('write %j as %j', (text, words) => expect(joined(text)).toEqual([words]))
})

import { expect, it } from 'vitest'
import { phrasesIn } from './phrases.ts'

it.each([
  ['i want to die', [{ own: true, negated: false }]],
  ['iwanttodie killmyself', [{ own: true, negated: false }]],
  ['he raped me', [{ own: false, negated: false }]],
  ['i am not suicidal', [{ own: true, negated: true }]],
  ['i cant stop cutting myself', [{ own: true, negated: false }]],
  ['this exam is killing me', []],
])('the phrases in %j are %j', (text, found) => expect(phrasesIn(text.split(' '))).toEqual(found))

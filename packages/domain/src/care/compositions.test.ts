import { expect, it } from 'vitest'
import { compiledRules } from './compile-rules.ts'
import { composer } from './compositions.ts'

const VOCABULARY = {
  WHO: 'he @KIN',
  KIN: 'dad step_dad',
  HIT: 'hit* slap',
  NOT: 'not never',
  DENIES_NOTHING: 'cant_stop',
}
const compose = composer(
  compiledRules(
    VOCABULARY,
    `
= idiom
hit 0 snooze
= other clear
WHO 1 HIT 2 me -chess
= self maybe
cut ~2 arm
MANY 0 pills
NOT 1 safe
`,
  ),
)
const kinds = (...clauses: string[]) =>
  compose(clauses.map((clause) => clause.split(' '))).found.map(({ kind, negated }) =>
    negated ? `not ${kind}` : kind,
  )

it.each([
  ['he hits me', ['other clear']],
  ['my step dad hit me', ['other clear']],
  ['dad really slap me', ['other clear']],
  ['he never hit me', ['not other clear']],
  ['he hit snooze on me', []],
  ['he hit me in chess', []],
  ['he really may have hit me', []],
  ['me hit he', []],
  ['cut my arm', ['self maybe']],
  ['arm was cut', ['self maybe']],
  ['30 pills', ['self maybe']],
  ['3 pills', []],
  ['i am not safe', ['self maybe']],
])('what is composed in %j is %j', (text, found) => expect(kinds(text)).toEqual(found))

it('counts the end of a clause as two words', () => {
  expect(kinds('he hit', 'me')).toEqual(['other clear'])
  expect(kinds('he hit him', 'me')).toEqual([])
})

it('hides the words of an idiom', () => {
  expect(compose([['he', 'hit', 'snooze']]).rest).toEqual([['he', '-', '-']])
})

import { expect, it } from 'vitest'
import { filledWords, paragraphsOf, unknownPlaceholder } from './invitation-words.ts'

it.each([
  ['{inviter} invites students of {school}', undefined],
  ['', undefined],
  ['Hi {name}', '{name}'],
  ['Hi {Inviter}', '{Inviter}'],
  ['Hi {}', '{}'],
  ['Hi {inviter', '{'],
  ['Hi inviter}', '}'],
  ['{{inviter}}', '{'],
])('finds in %j the unknown %j', (words, unknown) => {
  expect(unknownPlaceholder(words)).toBe(unknown)
})

it('fills in names, and nothing that a name contains', () => {
  const names = { inviter: 'Rosa $& {school}', school: 'North {x}' }
  expect(filledWords('{inviter}: {school}, {school}', names)).toBe('Rosa $& {school}: North {x}, North {x}')
})

it('splits paragraphs at empty lines', () => {
  expect(paragraphsOf('One\nline.\n\n \n\nTwo.\n')).toEqual(['One line.', 'Two.'])
  expect(paragraphsOf(' \n')).toEqual([])
})

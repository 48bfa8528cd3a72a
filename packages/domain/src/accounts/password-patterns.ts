import { passwordText } from '@shinequo/contract/new-account'

/** If fewer characters than this remain, an attacker has nothing left to guess. */
const ENOUGH = 8
/** In a sequence, runs have at least this many characters on average. Meaningful text never does. */
const IN_A_ROW = 4

const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const LINES = ROWS.flatMap((row) => [row, [...row].reverse().join('')])

/** A text as password crackers normalise it: without capitals and accents. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
}

/** Whether a text has only white space. */
export function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** Whether a text repeats one short piece, as in 'abcabcabc'. */
export function isRepeated(text: string): boolean {
  const characters = [...text]
  const most = Math.min(ENOUGH - 1, Math.floor(characters.length / 2))
  for (let piece = 1; piece <= most; piece++) {
    if (characters.every((character, at) => at < piece || character === characters[at - piece])) return true
  }
  return false
}

/**
 * Whether a text consists of a few runs along the digits, the alphabet or the keyboard, in either direction, as in
 * 'abcd4321'.
 */
export function isSequence(text: string): boolean {
  const characters = [...text]
  let pieces = 0
  for (let at = 0; at < characters.length; pieces++) {
    let end = at + 1
    while (end < characters.length && isLine(characters.slice(at, end + 1))) end++
    at = end
  }
  return pieces > 0 && pieces * IN_A_ROW <= characters.length
}

function isLine(characters: readonly string[]): boolean {
  const piece = characters.join('')
  return (
    characters.every((character) => character === characters[0]) || LINES.some((line) => line.includes(piece))
  )
}

/** Removes `words` from `text`, the longest first. Both are plain texts. */
export function withoutWords(text: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), text)
}

/** Whether the rest of a password is too weak to be one. */
export function isTooLittle(rest: string): boolean {
  return [...rest].length < ENOUGH || isBlank(rest) || isRepeated(rest) || isSequence(rest)
}

/**
 * The forms to look up in a list of leaked passwords: the whole password, and what remains without the digits and signs
 * at its ends.
 */
export function listedForms(password: string): string[] {
  const whole = passwordText(password).toLowerCase()
  const core = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [...core].length >= ENOUGH ? [whole, core] : [whole]
}

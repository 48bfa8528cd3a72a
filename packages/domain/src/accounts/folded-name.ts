const anyOf = (...characters: readonly string[]) => `[${characters.join('')}]`

/** Left out of a name. */
const LEFT_OUT = new RegExp(
  anyOf(
    // Apostrophes, and letters that stand for them.
    String.raw`'\u0060\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c`,
    // Accents of Latin, Greek and Cyrillic letters, then vowel points of Hebrew and Arabic.
    String.raw`\u0300-\u036f\u0483-\u0487\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`,
    String.raw`\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7`,
    String.raw`\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed`,
    // What nobody sees.
    String.raw`\u00ad\u061b\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff`,
  ),
  'g',
)

/** Between words: ASCII that is no letter or digit, and the punctuation of other scripts. */
const BETWEEN = new RegExp(
  `${anyOf(
    String.raw`\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u058a\u05be\u05c0\u060c`,
    String.raw`\u2000-\u206f\u2212\u2800\u2e00-\u2e7f\u3000-\u3003\u3008-\u3020\u30fb`,
  )}+`,
  'g',
)

/** Letters that Unicode does not take apart, as people type them who do not have the key. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɛ: 'e',
  ɔ: 'o',
  ς: 'σ',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * The words of a name as they are searched and sorted: without accents, case, apostrophes and punctuation, one space
 * between them. '' if there are none. The database's function `folded` is the same rule in SQL; there a space stands
 * before the first word, too.
 */
export function folded(words: string): string {
  return words
    .replaceAll('´', '')
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] as string)
    .replace(BETWEEN, ' ')
    .trim()
}

/** From this length on, a word of a search may be any part of a word; a shorter one is the beginning of a word. */
const SHORTEST_PART = 3

/**
 * Whether a text has every word of a search, in any order, as the database's searches for people decide it. A search
 * without words finds nothing.
 */
export function hasWords(text: string, search: string): boolean {
  const words = folded(search).split(' ').filter(Boolean)
  const within = ` ${folded(text)}`
  return (
    words.length > 0 &&
    words.every((word) => within.includes([...word].length < SHORTEST_PART ? ` ${word}` : word))
  )
}

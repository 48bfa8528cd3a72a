/**
 * How texts that people type are normalised. By the properties of Unicode, without tables of characters. The same text
 * again is unchanged.
 */

/** Characters that change how their neighbours are drawn: joiners, variants of a sign, the letters of a flag. */
const SHAPING = String.raw`\u180e\u200c\u200d\p{VS}\u{e0020}-\u{e007f}`

/** Format characters that people do see: signs around numbers, and the end of a verse. */
const SEEN = String.raw`\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}`

/**
 * Format characters and fillers, which nobody sees: the zero width space, turns of the direction, empty letters of
 * Hangul, Braille, music and hieroglyphs.
 */
const UNSEEN = new RegExp(
  String.raw`(?![${SHAPING}${SEEN}])[\p{Cf}\p{DI}\u2800\u{1d159}\u{13441}\u{13442}\u{16fe4}]`,
  'gu',
)

/** Scripts whose letters look different, or mean something else, with a joiner between them. */
const JOINING = `(?![${SHAPING}])[${['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Bali', 'Java', 'Cakm', 'Nkoo', 'Adlm', 'Rohg'].map((script) => String.raw`\p{scx=${script}}`).join('')}]`

/** Where shaping characters mean something; everywhere else nobody sees them. */
const SHAPED = [
  // Also where it was typed twice: then the second one goes.
  String.raw`${JOINING}[\u200c\u200d](?=[${SHAPING}]*${JOINING})`,
  // A consonant without a vowel at the end of a word, as older spellings have it, and the abbreviation of the Hijra.
  String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0d4d\u0dca\u0647]\u200d`,
  // An emoji of several, such as a family.
  String.raw`\p{ExtPict}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?\u200d(?=\p{ExtPict})`,
  String.raw`\p{ExtPict}[\ufe0e\ufe0f]`,
  String.raw`[#*0-9]\ufe0f(?=\u20e3)`,
  // The flag of a part of a country.
  String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{2,6}\u{e007f}`,
  // Variants of letters.
  String.raw`\p{sc=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`\p{sc=Mong}[\u180b-\u180d\u180f]`,
  String.raw`(?!\u180e)\p{sc=Mong}\u180e(?=(?!\u180e)\p{sc=Mong})`,
  String.raw`\p{sc=Mymr}\ufe00`,
].join('|')
const SHAPING_OR_SHAPED = new RegExp(`(${SHAPED})|[${SHAPING}]`, 'gu')

/** Every character that nobody sees. */
const ALL_UNSEEN = new RegExp(`${UNSEEN.source}|[${SHAPING}]`, 'gu')

/** A text without the characters that nobody sees. Keeps joiners where a script or an emoji needs them. */
function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '').replace(SHAPING_OR_SHAPED, '$1')
}

/** More accents on one letter than any script writes: Unicode's own limit for texts that are read as a stream. */
const MANY_MARKS = /(\p{M}{30})\p{M}+/gu

/**
 * Each character in one way of composing it (NFC), with thirty accents at most. To sort accents takes the square of their
 * number: a hundred thousand of them would stop the process for seconds.
 */
function composed(text: string): string {
  // Again afterwards, because some accents are taken apart into two.
  return text.replace(MANY_MARKS, '$1').normalize('NFC').replace(MANY_MARKS, '$1')
}

/** The characters that people see, each in one way of composing it (NFC). */
export function seenText(text: string): string {
  // Twice, because accents that change places may leave a joiner where none is needed.
  return composed(withoutUnseen(composed(withoutUnseen(text))))
}

/** Like `seenText` without any joiner: for addresses and numbers, in which none has a meaning. */
export function plainText(text: string): string {
  return composed(text.replace(ALL_UNSEEN, '')).trim()
}

/** One line: line breaks and runs of blanks become a space, other control characters are removed. */
export function oneLine(text: string): string {
  // U+0000 stays, so that it is refused as it is everywhere.
  return seenText(text)
    .replace(/[\s\u0085]+/g, ' ')
    .replace(/(?!\0)\p{Cc}/gu, '')
    .trim()
}

/** A text of several lines: all line breaks are \n, and control characters other than a tab are removed. */
export function severalLines(text: string): string {
  return seenText(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n\0])\p{Cc}/gu, '')
    .trim()
}

/** A name: runs of blanks become a space. Line breaks stay, so that they are refused. */
export function nameText(text: string): string {
  return seenText(text)
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

/** A run of bytes beyond ASCII, as links write them. */
const ENCODED = /(?:%[89a-f][0-9a-f])+/gi

/** The address of a page, also without encoded characters that nobody sees. */
export function linkText(text: string): string {
  return seenText(text).trim().replace(ENCODED, withoutEncoded)
}

function withoutEncoded(run: string): string {
  try {
    const written = decodeURIComponent(run)
    const seen = withoutUnseen(written)
    return seen === written ? run : encodeURIComponent(seen)
  } catch {
    // Bytes of another encoding.
    return run
  }
}

import { expansion, withoutPictures } from './slang.ts'
import { mended } from './typos.ts'

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Lower case without accents, invisible letters and apostrophes; pictures of danger and laughter as words. */
export function plainText(text: string): string {
  return withoutPictures(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\bsa['’]d\b/g, 'sasd')
    .replace(/\bod['’]d\b/g, 'odud')
    .replace(/['’‘‛`´]/g, '')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\//g, 'with ')
}

/** 's3lf' is 'self', but '3pm', '20mg' and '2nd' keep their digits. */
const withLetters = (word: string) =>
  /^[a-z@$].*[0-9@$]|^[@$].*[a-z]|^\d[a-z]{4,}/.test(word)
    ? word.replace(/[013457@$]/g, (mark) => LOOKS_LIKE[mark] ?? mark)
    : word

/** A letter held for three or more: 'kiiill' is 'kill', 'goood' is 'good' and no god, 'deaad' stays for `mended`. */
const shortRuns = (word: string) =>
  /([a-z])\1\1/.test(word)
    ? word.replace(/([a-z])\1+/g, (_, letter) =>
        HELD_TWICE.test(word) && 'lfo'.includes(letter) ? letter + letter : letter,
      )
    : word

/** Words that have two of the held letter. */
const HELD_TWICE = /^(?:k+i+l{2,}|[af]+l{2,}|o+f{2,}|p+i+l{2,}|g+o{2,}d+)/

/** 'm y s e l f' as one word. Two letters alone stay apart. */
function joinedLetters(parts: readonly string[]): readonly string[] {
  const alone = (part: string | undefined) => part !== undefined && /^[a-z]$/.test(part)
  if (!parts.some((part, index) => alone(part) && alone(parts[index + 1]) && alone(parts[index + 2])))
    return parts
  return parts
    .join(' ')
    .replace(/\b(?:[a-z] ){2,}[a-z]\b/g, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
}

/**
 * The words of a clause of `plainText`: digits as letters ('k1ll'), spaced letters joined, letters held too long cut,
 * slang and spellings by ear written out, and slips in words of danger mended.
 */
export function wordsOf(parts: readonly string[]): string[] {
  const words: string[] = []
  for (const part of joinedLetters(parts)) {
    const meant = expansion(part)
    if (meant && !(part === 'kms' && /^\d+$/.test(words.at(-1) ?? ''))) {
      words.push(...meant)
      continue
    }
    const word = shortRuns(withLetters(part)).replace(/[@$]+/g, '')
    if (word !== '') words.push(...((word === part ? undefined : expansion(word)) ?? [mended(word)]))
  }
  return words
}

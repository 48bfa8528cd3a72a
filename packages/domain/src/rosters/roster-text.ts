import type { RosterEncoding } from '@shinequo/contract/rosters'

/** A file as text, without its byte order mark, and its encoding. */
export interface RosterText {
  readonly text: string
  readonly encoding: RosterEncoding
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

/**
 * Reads a file as UTF-16 if its byte order mark says so, otherwise as UTF-8, otherwise as Windows-1252. In Windows-1252
 * every byte is valid, so a person has to check the result. Null if the file is not text: broken UTF-16, or any U+0000,
 * which every native spreadsheet format contains.
 */
export function rosterText(bytes: Uint8Array): RosterText | null {
  const read = decode(bytes)
  return read === null || read.text.includes('\u0000') ? null : read
}

function decode(bytes: Uint8Array): RosterText | null {
  if (startsWith(bytes, 0xff, 0xfe)) return decodeAs(bytes, 'utf-16le')
  if (startsWith(bytes, 0xfe, 0xff)) return decodeAs(bytes, 'utf-16be')
  return decodeAs(bytes, 'utf-8') ?? decodeAs(bytes, 'windows-1252')
}

function decodeAs(bytes: Uint8Array, encoding: RosterEncoding): RosterText | null {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
  } catch {
    return null
  }
}

const SEPARATORS: readonly string[] = [',', ';', '\t', '|']

/** The line above everything else with which a file tells Excel its separator. */
const DECLARED = /^\s*"?sep=(.)"?[ ,;\t]*(?:\r\n|\n|\r|$)/i

/**
 * A file's text without a line that declares its separator, which spreadsheets do not show, and the separators that its
 * cells may have, the most probable one first.
 */
export function withSeparators(text: string): {
  readonly text: string
  readonly separators: readonly string[]
} {
  const [line = '', declared] = DECLARED.exec(text) ?? []
  const rest = text.slice(line.length)
  return {
    text: rest,
    separators: [...new Set([...(declared ? [declared] : []), separatorOf(rest), ...SEPARATORS])],
  }
}

/**
 * The text with straight quotes around cells that have curly ones. A file that has any straight ones keeps all as they
 * are: there, curly ones may be words of a cell.
 */
export function straightQuotes(text: string, separator: string): string {
  if (text.includes('"') || !/[“„]/.test(text)) return text
  const end = `${/\w/.test(separator) ? separator : `\\${separator}`}\\r\\n`
  const quoted = new RegExp(`(^|[${end}])([ ]*)[“„]([^“”„\\r\\n]*)[”“]([ ]*)(?=[${end}]|$)`, 'g')
  return text.replace(quoted, '$1$2"$3"$4')
}

/** The most frequent of comma, semicolon, tab and bar in the first line with words, outside quotes. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>()
  let quoted = false
  for (const char of text.trimStart()) {
    if (char === '"') quoted = !quoted
    else if (!quoted && (char === '\n' || char === '\r')) break
    else if (!quoted) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  const count = (separator: string) => counts.get(separator) ?? 0
  return SEPARATORS.reduce((most, one) => (count(one) > count(most) ? one : most))
}

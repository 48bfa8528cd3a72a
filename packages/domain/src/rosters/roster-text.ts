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

const SEPARATORS = [',', ';', '\t'] as const
export type Separator = (typeof SEPARATORS)[number]

/** The separator of the cells: the most frequent of comma, semicolon and tab in the header, outside quotes. */
export function separatorOf(text: string): Separator {
  const counts = new Map<string, number>()
  let quoted = false
  for (const char of text.trimStart()) {
    if (char === '"') quoted = !quoted
    else if (!quoted && (char === '\n' || char === '\r')) break
    else if (!quoted) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  const count = (separator: Separator) => counts.get(separator) ?? 0
  return SEPARATORS.reduce((most, one) => (count(one) > count(most) ? one : most))
}

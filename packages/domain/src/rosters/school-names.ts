import { SCHOOLS } from '@shinequo/contract/schools'
import { folded } from '../accounts/folded-name.ts'

/** A school under one of its names. */
export interface NamedSchool {
  readonly value: string
  readonly name: string
}

export interface SchoolNames {
  /** A school's value by its value or name, ignoring case, accents and punctuation. */
  readonly find: (written: string) => string | undefined
  /** The value of the one school that somebody probably meant who wrote this. */
  readonly suggest: (written: string) => string | undefined
}

const bare = (name: string) => folded(name).replaceAll(' ', '')

/** How many different names are compared with all schools: files with more of them are about something else. */
const MOST_COMPARED = 200
/** A shorter name is near to too many. */
const SHORTEST = 5
/** One wrong letter among so many is a slip. */
const LETTERS_PER_SLIP = 5

/** The listed schools and those in `more`, by their names. */
export function schoolNames(more: readonly NamedSchool[]): SchoolNames {
  const listed = Object.entries(SCHOOLS).map(([value, { name }]) => ({ value, name }))
  const known = new Map<string, string>()
  const names: { readonly value: string; readonly words: readonly string[]; readonly bare: string }[] = []
  for (const { value, name } of [...listed, ...more]) {
    known.set(bare(value), value)
    known.set(bare(name), value)
    names.push({ value, words: folded(name).split(' '), bare: bare(name) })
  }
  const compared = new Map<string, string | undefined>()

  function nearest(written: string): string | undefined {
    const wanted = bare(written)
    if (wanted.length < SHORTEST) return undefined
    const words = folded(written).split(' ')
    const shortened = names.filter(
      (one) =>
        one.words.length === words.length && words.every((word, at) => one.words[at]?.startsWith(word)),
    )
    if (shortened.length > 0) return onlyOne(shortened)
    let most = Math.floor(wanted.length / LETTERS_PER_SLIP)
    let near: typeof names = []
    for (const one of names) {
      if (Math.abs(one.bare.length - wanted.length) > most) continue
      const slips = slipsBetween(wanted, one.bare)
      if (slips > most) continue
      near = slips < most ? [one] : [...near, one]
      most = slips
    }
    return onlyOne(near)
  }

  return {
    find: (written) => known.get(bare(written)),
    suggest(written) {
      if (!compared.has(written) && compared.size < MOST_COMPARED) compared.set(written, nearest(written))
      return compared.get(written)
    },
  }
}

/** The value that all of these have in common. */
function onlyOne(schools: readonly { readonly value: string }[]): string | undefined {
  const values = new Set(schools.map(({ value }) => value))
  return values.size === 1 ? schools[0]?.value : undefined
}

/** How many letters must be added, left out, replaced or swapped with the next one to make one word of the other. */
function slipsBetween(one: string, other: string): number {
  let [last, before]: [number[], number[]] = [Array.from({ length: other.length + 1 }, (_, at) => at), []]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let slips = Math.min(last[j - 1]! + (same ? 0 : 1), last[j]! + 1, row[j - 1]! + 1)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        slips = Math.min(slips, before[j - 2]! + 1)
      }
      row.push(slips)
    }
    ;[before, last] = [last, row]
  }
  return last[other.length]!
}

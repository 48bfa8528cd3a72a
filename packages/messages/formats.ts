/**
 * How counts and lists are written in one language, by the platform's own Intl. Each formatter is made when it is first
 * needed, since making one takes a tenth of a millisecond and more.
 */

/** The forms of a noun by number, as named by `Intl.PluralRules`; `#` is replaced by the number. */
export interface PluralForms {
  readonly one: string
  readonly many?: string
  readonly other: string
}

/** Writes a number: `1234` is '1,234' in English. With at least `decimals` digits after the point. */
/* @__NO_SIDE_EFFECTS__ */
export function numbersOf(locale: string, decimals = 0): (value: number) => string {
  const format = once(() => new Intl.NumberFormat(locale, { minimumFractionDigits: decimals }))
  return (value) => format().format(value)
}

/** Writes a count with its noun: `plural(2, { one: '# person', other: '# people' })` is '2 people'. */
/* @__NO_SIDE_EFFECTS__ */
export function pluralsOf(locale: string): (count: number, forms: PluralForms) => string {
  const rules = once(() => new Intl.PluralRules(locale))
  const number = numbersOf(locale)
  return (count, forms) => {
    const form = forms[rules().select(count) as keyof PluralForms] ?? forms.other
    return form.replace('#', number(count))
  }
}

/** Joins texts as the language does: 'a, b, and c', or with `disjunction` 'a, b, or c'. */
/* @__NO_SIDE_EFFECTS__ */
export function listsOf(
  locale: string,
  type: 'conjunction' | 'disjunction',
): (items: readonly string[]) => string {
  const format = once(() => new Intl.ListFormat(locale, { type }))
  return (items) => format().format(items)
}

/** Joins texts as `conjunction` does, as parts: a page can then mark some of them. */
/* @__NO_SIDE_EFFECTS__ */
export function listPartsOf(
  locale: string,
): (items: readonly string[]) => readonly { readonly type: 'element' | 'literal'; readonly value: string }[] {
  const format = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  return (items) => format().formatToParts(items)
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

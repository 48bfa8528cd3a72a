import { type Names, namedParts, partTexts } from '@shinequo/domain/matching/named-parts'

/**
 * How a form shows a text that was written in any language: one of nothing but names has them in the page's language,
 * and any other is as it was written.
 */
export function shownText<Key extends string>(
  written: string,
  names: Names<Key>,
  inEach: readonly Names<Key>[],
  afterOthers: (name: string) => string,
  between: string,
): string {
  const parts = namedParts(written, inEach)
  const areNames = parts.every((part) => 'key' in part)
  return areNames ? partTexts(parts, names, afterOthers).join(between) : written
}

/** The values of a form, with each that still is as it was `shown` as it was `written`. */
export function asWritten<V extends Readonly<Record<string, unknown>>>(
  values: V,
  shown: V,
  written: Partial<Readonly<Record<keyof V, unknown>>>,
): V {
  const kept = Object.keys(shown).filter((name) => name in written && values[name] === shown[name])
  return { ...values, ...Object.fromEntries(kept.map((name) => [name, written[name]])) }
}

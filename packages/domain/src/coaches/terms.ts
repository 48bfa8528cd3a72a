/** Splits texts such as 'English, Spanish' or 'Sleep and daily routine' into single terms in lower case. */
export function terms(texts: readonly string[]): Set<string> {
  const parts = texts.flatMap((text) => text.toLowerCase().split(/[,;/&+]|\band\b/))
  return new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))
}

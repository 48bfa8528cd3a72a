/** A text as it is compared: lower case, without accents, one space between words and none around them. */
export function plainWords(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim()
}

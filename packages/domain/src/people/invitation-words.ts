/** What the words of an invitation may name, written as '{inviter}'. */
export const INVITATION_PLACEHOLDERS = ['inviter', 'school'] as const
export type InvitationPlaceholder = (typeof INVITATION_PLACEHOLDERS)[number]

const BRACED = /\{([^{}]*)\}/g

const isPlaceholder = (name: string): name is InvitationPlaceholder =>
  INVITATION_PLACEHOLDERS.some((one) => one === name)

/** The first thing in braces, with them, that is no placeholder; a brace alone is one too. Undefined if all is well. */
export function unknownPlaceholder(words: string): string | undefined {
  for (const [whole, name = ''] of words.matchAll(BRACED)) if (!isPlaceholder(name)) return whole
  return /[{}]/.exec(words.replaceAll(BRACED, ''))?.[0]
}

/** The words with names in place of placeholders. What a name itself has in braces stays as it is. */
export function filledWords(words: string, names: Readonly<Record<InvitationPlaceholder, string>>): string {
  return words.replaceAll(BRACED, (whole, name: string) => (isPlaceholder(name) ? names[name] : whole))
}

/** The paragraphs of words, which an empty line separates; lines within one are joined. */
export function paragraphsOf(words: string): string[] {
  return words
    .split(/\n\s*\n/)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one !== '')
}

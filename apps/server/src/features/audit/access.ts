import type { Actor } from '../../plugins/tokens.ts'

/** Only students have a record that other people open. */
export function mayReadOwnEntries(actor: Actor): boolean {
  return actor.role === 'student'
}

/**
 * Whether an administrator may read whom an entry is about. Only the one who looked up the author of a story learned
 * who it is.
 */
export function mayReadSubject(
  entry: { readonly action: string; readonly actor_account_id: string | null },
  readerAccountId: string,
): boolean {
  return entry.action !== 'story.author_opened' || entry.actor_account_id === readerAccountId
}

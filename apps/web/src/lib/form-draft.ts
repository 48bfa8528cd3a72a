/**
 * What was typed but not yet sent, kept in session storage so that a reload loses nothing. Never passwords. Who is
 * signed in stands in the draft's name: after a session that ended by itself somebody else may sit here.
 */

const PREFIX = 'draft:'

/** The kept draft of a form, or an empty one. */
export function readDraft(name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function storeDraft(name: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values))
  } catch {
    // A full or closed storage only costs the draft.
  }
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(PREFIX + name)
}

/** Forgets every draft: the next person at this computer must not find them. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

/**
 * What was typed but not sent, kept in session storage so that a reload does not lose it. Never passwords. The draft's
 * name includes the signed-in person, because somebody else may sign in here after a session has expired.
 */

const PREFIX = 'draft:'
const listeners = new Set<() => void>()

/** The stored draft of a form, or an empty one. */
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
    // If storage is full or blocked, only the draft is lost.
  }
  for (const listener of listeners) listener()
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(PREFIX + name)
  for (const listener of listeners) listener()
}

/** Whether there is a draft of this name. */
export function hasDraft(name: string): boolean {
  return sessionStorage.getItem(PREFIX + name) !== null
}

/** Calls `listener` after each change of a draft on this page, until the returned function is called. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Deletes every draft, so that the next person at this computer does not see them. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

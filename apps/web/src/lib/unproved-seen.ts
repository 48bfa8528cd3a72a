const keyOf = (accountId: string) => `unprovedSeen:${accountId}`

/** The number of students without a proved school when this administrator last dismissed the notice about them. */
export function unprovedSeen(accountId: string): number {
  return Number(localStorage.getItem(keyOf(accountId)) ?? 0)
}

/** Dismisses the notice until there are more such students. */
export function dismissUnproved(accountId: string, students: number): void {
  localStorage.setItem(keyOf(accountId), String(students))
}

import { DAY } from '../time/zoned-day.ts'

/** How long a person can cancel the deletion, in milliseconds. */
export const DELETION_WAIT_MS = 7 * DAY
/** How long before the deletion the last reminder is mailed. */
export const LAST_WORD_MS = DAY

/** When an account is deleted if its owner asks for that at `now`. */
export function deletionInstant(now: number): number {
  return now + DELETION_WAIT_MS
}

/** What decides whether enough administrators remain. */
export interface AdministratorStatus {
  readonly id: string
  readonly suspended: boolean
  /** Scheduled for deletion. */
  readonly ending: boolean
}

/** Whether nobody could run the programme without this administrator. */
export function isLastAdministrator(all: readonly AdministratorStatus[], id: string): boolean {
  const isAmong = all.some((one) => one.id === id)
  return isAmong && !all.some((one) => one.id !== id && !one.suspended && !one.ending)
}

/** Replaces the address of a deleted account. It is unique, and not a valid address. */
export function addressOfDeleted(accountId: string): string {
  return `deleted-${accountId}`
}

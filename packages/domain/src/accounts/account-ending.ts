import { DAY } from '../time/zoned-day.ts'

/** How long a person can change their mind, in milliseconds. */
export const DELETION_WAIT_MS = 7 * DAY
/** How long before the end a mail says so for the last time. */
export const LAST_WORD_MS = DAY

/** When an account is deleted of which that was asked at `now`. */
export function deletionInstant(now: number): number {
  return now + DELETION_WAIT_MS
}

/** An administrator, as far as it decides who is left. */
export interface AdministratorStatus {
  readonly id: string
  readonly suspended: boolean
  /** To be deleted. */
  readonly ending: boolean
}

/** Whether nobody could run the programme without the administrator of this id. */
export function isLastAdministrator(all: readonly AdministratorStatus[], id: string): boolean {
  const isAmong = all.some((one) => one.id === id)
  return isAmong && !all.some((one) => one.id !== id && !one.suspended && !one.ending)
}

/** Stands where a deleted account had its address: unlike every other one, and none that anybody can have. */
export function addressOfDeleted(accountId: string): string {
  return `deleted-${accountId}`
}

/** Whether mail can go to what stands as an account's address. */
export function isDeletedAddress(address: string): boolean {
  return !address.includes('@')
}

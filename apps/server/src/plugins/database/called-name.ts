import { sql as raw } from 'kysely'

/*
 * How coaches name a student, and mail names anybody. Staff read the names as the account has them, and so does a person of
 * their own account. `account` is the alias of a row of accounts.
 */

/** What coaches and mail call a person. */
export const calledName = (account: string) => raw.ref<string>(`${account}.first_name`)

/** What lists of people by their called names are ordered by; two people may have the same. */
export const byCalledName = (account: string) => raw.ref<string>(`${account}.folded_name`)

/** All names of a person; some may be ''. */
export const allNames = (account: string) =>
  raw<string[]>`array[${raw.ref(`${account}.first_name`)}, ${raw.ref(`${account}.last_name`)}]`

import { sql as raw } from 'kysely'

/*
 * How coaches name a student, and mail names anybody: by the preferred name, if there is one. Staff read the names as the
 * account has them, and so does a person of their own account. `account` is the alias of a row of accounts.
 */

/** What coaches and mail call a person. */
export const calledName = (account: string) =>
  raw<string>`coalesce(nullif(${raw.ref(`${account}.preferred_name`)}, ''), ${raw.ref(`${account}.first_name`)})`

/** What lists of people by their called names are ordered by; two people may have the same. No index serves it. */
export const byCalledName = (account: string) =>
  raw<string>`folded(${calledName(account)} || ' ' || ${raw.ref(`${account}.last_name`)}) collate "C"`

/** All names of a person; some may be ''. */
export const allNames = (account: string) => {
  const columns = ['first_name', 'last_name', 'preferred_name'] as const
  return raw<string[]>`array[${raw.join(columns.map((column) => raw.ref(`${account}.${column}`)))}]`
}

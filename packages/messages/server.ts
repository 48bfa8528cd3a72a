import * as accounts from './en/server/accounts.ts'
import * as rosters from './en/server/rosters.ts'

/** What the server says in a language. */
export function messagesOf(_locale: 'en') {
  return { accounts, rosters }
}

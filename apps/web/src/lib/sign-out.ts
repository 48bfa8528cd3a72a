import { logout } from '@shinequo/contract/accounts'
import { call } from './api-client.ts'
import { clearDrafts } from './form-draft.ts'
import { dropShell } from './kept-shell.ts'
import { clearTokens, refreshToken } from './token-store.ts'
import { resetUserState } from './user-state.ts'

/**
 * Signs out here at once, with all that this browser kept for days without a network, and ends the refresh token on
 * the server as far as it can be reached.
 */
export function signOut(): void {
  const refresh = refreshToken()
  clearTokens()
  clearDrafts()
  resetUserState()
  dropShell()
  if (refresh !== null) {
    // Nobody waits for this: without an answer the token ends by itself.
    call(logout, { body: { refresh } }).catch(() => {})
  }
}

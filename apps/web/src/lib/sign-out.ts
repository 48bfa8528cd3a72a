import { logout } from '@shinequo/contract/accounts'
import { call } from './api-client.ts'
import { clearDrafts } from './form-draft.ts'
import { dropShell } from './kept-shell.ts'
import { accessToken, clearTokens, refreshToken } from './token-store.ts'
import { pageFollows } from './use-account-language.ts'
import { resetUserState } from './user-state.ts'

/**
 * Signs out here at once, deletes everything this browser keeps for offline use, and tries to end the refresh token on
 * the server. A page that was in the language of the account is then reloaded.
 */
export function signOut(): void {
  const refresh = refreshToken()
  clearTokens()
  clearDrafts()
  resetUserState()
  dropShell()
  if (refresh !== null) {
    // Not awaited: if the request fails, the token expires on its own.
    call(logout, { body: { refresh } })
      .then(() => {
        if (pageFollows && accessToken() === null) location.reload()
      })
      .catch(() => {})
  }
}

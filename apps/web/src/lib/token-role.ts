import type { Role } from '@shinequo/contract/accounts'
import { accessToken } from './token-store.ts'

/** Where each role is at home. */
export const HOME_OF: Readonly<Record<Role, string>> = {
  student: '/home/dashboard',
  coach: '/coach',
  admin: '/admin',
}

/**
 * The role that the stored access token names; null without a token or when it cannot be read. For choosing the
 * page to show, never for what may be done: that is the server's word.
 */
export function tokenRole(): Role | null {
  const claims = accessToken()?.split('.')[1]
  if (!claims) return null
  try {
    const { role } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as { role?: unknown }
    return role === 'student' || role === 'coach' || role === 'admin' ? role : null
  } catch {
    return null
  }
}

import type { Role } from '@shinequo/contract/accounts'
import { accessToken } from './token-store.ts'

/** The home page of each role. */
export const HOME_OF: Readonly<Record<Role, string>> = {
  student: '/home/dashboard',
  coach: '/coach',
  admin: '/admin',
}

/**
 * The role in the stored access token; null if there is none or it cannot be read. Use it to choose the page to show,
 * never for permissions, which the server checks.
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

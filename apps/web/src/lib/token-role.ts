import type { Role } from '@shinequo/contract/accounts'
import { serverNow } from './server-clock.ts'
import { accessToken } from './token-store.ts'

/** The home page of each role. */
export const HOME_OF: Readonly<Record<Role, string>> = {
  student: '/home/dashboard',
  coach: '/coach',
  admin: '/admin',
}

interface Claims {
  readonly role?: unknown
  /** The ids of the account and of its profile. */
  readonly sub?: unknown
  readonly pid?: unknown
  /** When the token expires, in epoch milliseconds. */
  readonly end?: unknown
}

/** What the stored access token says; nothing if there is none or it cannot be read. */
function claims(): Claims {
  try {
    const part = accessToken()?.split('.')[1] ?? ''
    return JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/'))) as Claims
  } catch {
    return {}
  }
}

/**
 * The role in the stored access token; null if there is none or it cannot be read. Use it to choose the page to show,
 * never for permissions, which the server checks.
 */
export function tokenRole(): Role | null {
  const { role } = claims()
  return role === 'student' || role === 'coach' || role === 'admin' ? role : null
}

/** The id of the account in the stored access token; null if there is none or it cannot be read. */
export function tokenAccount(): string | null {
  const { sub } = claims()
  return typeof sub === 'string' ? sub : null
}

/** A sign-in without 'Remember Me' ends after this long; a browser that was away for longer may be somebody else's. */
const SHORT_SIGN_IN_MS = 24 * 3_600_000

/**
 * Whether what this device keeps about an account or a profile may be shown before the server has answered: it is that of
 * the signed-in person, who was here within the last day.
 */
export function mayShowKept(id: string): boolean {
  const { sub, pid, end } = claims()
  return (id === sub || id === pid) && typeof end === 'number' && serverNow() - end < SHORT_SIGN_IN_MS
}

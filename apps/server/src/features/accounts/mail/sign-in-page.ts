import type { Role } from '@shinequo/contract/accounts'

const PATHS = { student: '/login', coach: '/coach/login', admin: '/admin/login' } as const

/** The URL where somebody of this role signs in. */
export const signInPage = (baseUrl: string, role: Role) => `${baseUrl}${PATHS[role]}`

import { listStudentProfiles, type StudentProfile } from '@shinequo/contract/profiles'
import { useSyncExternalStore } from 'react'
import { call } from './api-client.ts'
import { isAway, messageOf } from './error-catalogue.ts'
import { mayShowKept } from './token-role.ts'
import { accessToken, lastProfile, storeLastProfile } from './token-store.ts'

/** The signed-in student, as section 3 of the product document describes it. */
export interface UserState {
  readonly userDetails: StudentProfile | null
  readonly loading: boolean
  readonly error: string | null
  /** `userDetails` is what this device has kept, until the server answers. */
  readonly isKept: boolean
  /** What was shown until the answer came; null once something else has changed. */
  readonly before: StudentProfile | null
}

const NOBODY: UserState = { userDetails: null, loading: false, error: null, isKept: false, before: null }
let state = NOBODY
const listeners = new Set<() => void>()

function change(next: UserState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useUserState(): UserState {
  return useSyncExternalStore(subscribe, () => state)
}

/** The signed-in student's profile, for pages behind the guard, which loads it first. */
export function useProfile(): StudentProfile {
  const { userDetails } = useUserState()
  if (userDetails === null) throw new Error('This page needs a signed-in student.')
  return userDetails
}

/**
 * The facts of the notices above a page. They change when the person does something or goes to another page, not when
 * the answer comes, because a notice would push the page down.
 */
export function useNoticeFacts(): StudentProfile | null {
  const { userDetails, before } = useUserState()
  return before ?? userDetails
}

/** Shows the notices of the present profile from now on. */
export function showNewNotices(): void {
  if (state.before !== null) change({ ...state, before: null })
}

function succeed(profile: StudentProfile, before: StudentProfile | null = null): void {
  storeLastProfile(JSON.stringify(profile))
  change({ ...NOBODY, userDetails: profile, before })
}

/**
 * Merges changes into the newest state of the profile with this id, because responses may arrive late and out of order.
 * Does nothing after signing out.
 */
export function updateUserDetails(id: string, changes: Partial<StudentProfile>): void {
  const { userDetails } = state
  if (userDetails?.id === id) succeed({ ...userDetails, ...changes })
}

export function resetUserState(): void {
  change(NOBODY)
}

/** Stores why signing in or loading the profile failed. */
export function failUserState(message: string): void {
  change({ ...NOBODY, error: message })
}

/** The profile request in progress, and the access token it was sent with. */
let underway: { readonly token: string | null; readonly answer: Promise<StudentProfile | null> } | null = null

/**
 * Fetches the student's profile into the state and returns it; null if the list is empty. A request in progress is
 * reused. Until the answer comes, the state has the profile that this device keeps. On an error the state holds the
 * message and the error is thrown; a profile that was fetched before stays. If the service is away, the last profile
 * seen with these tokens is used.
 */
export async function loadUserDetails(): Promise<StudentProfile | null> {
  const token = accessToken()
  if (underway?.token === token) return await underway.answer
  const answer = fetchUserDetails(token).finally(() => {
    if (underway?.answer === answer) underway = null
  })
  underway = { token, answer }
  return await answer
}

async function fetchUserDetails(token: string | null): Promise<StudentProfile | null> {
  const kept = state.userDetails === null ? keptProfile() : null
  change({ ...state, ...(kept && { userDetails: kept, isKept: true }), loading: true })
  try {
    const [profile] = await call(listStudentProfiles, {})
    if (accessToken() === null && token !== null) throw new Error('Signed out meanwhile.')
    if (profile === undefined) {
      change(NOBODY)
      return null
    }
    const { userDetails: shown, isKept } = state
    // If somebody else has signed in meanwhile, their profile stays.
    if (shown === null || shown.id === profile.id) succeed(profile, isKept ? shown : null)
    return profile
  } catch (error) {
    const kept = isAway(error) ? lastProfile() : null
    const fetched = state.isKept ? null : state.userDetails
    change({ ...NOBODY, userDetails: fetched ?? (kept && JSON.parse(kept)), error: messageOf(error) })
    throw error
  }
}

/** The profile that this device keeps, if it is certainly that of the signed-in student and completed. */
function keptProfile(): StudentProfile | null {
  const kept = JSON.parse(lastProfile() ?? 'null') as StudentProfile | null
  return kept?.is_completed && mayShowKept(kept.id) ? kept : null
}

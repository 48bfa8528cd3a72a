import type { Role } from '@shinequo/contract/accounts'
import { approveCoach, getCoach, setCapacity } from '@shinequo/contract/coaches'
import type { BodyInput } from '@shinequo/contract/endpoint'
import {
  acceptInvitation,
  endSuspension,
  getStudentRecord,
  invite,
  listInvitations,
  listPeople,
  lookAtInvitation,
  type PersonState,
  revokeInvitation,
  sendInvitationAgain,
  signOutEverywhere,
  suspendPerson,
} from '@shinequo/contract/people'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'
import { ownZone } from '../../lib/own-zone.ts'
import { clearTokens, storeTokens } from '../../lib/token-store.ts'
import { resetUserState } from '../../lib/user-state.ts'

/** Whom the invitation of a link is for. */
export async function lookAt(token: string, signal: AbortSignal) {
  return await call(lookAtInvitation, { body: { token }, signal })
}

/** Accepts an invitation and signs in as its new account, in place of whoever was signed in here. */
export async function accept(
  token: string,
  values: { first_name: string; last_name: string; password: string },
): Promise<void> {
  const { first_name, last_name, password } = values
  clearTokens()
  resetUserState()
  storeTokens(
    await call(acceptInvitation, { body: { token, first_name, last_name, password, time_zone: ownZone() } }),
  )
}

const PEOPLE = ['people']
const INVITATIONS = ['invitations']

/** What a list of people is narrowed to; undefined: not by this. */
export interface PeopleFilter {
  readonly search: string
  readonly role?: Role | undefined
  readonly state?: PersonState | undefined
}

/** People by name, page after page. While a new filter loads, the former list stays. */
export function usePeople(filter: PeopleFilter) {
  return useInfiniteQuery({
    queryKey: [...PEOPLE, filter],
    queryFn: ({ signal, pageParam }) =>
      call(listPeople, { signal, query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

/** A mail that is on its way has arrived, or not, within seconds. */
const MAIL_ARRIVES_MS = 3000

/** Invitations that wait for an answer, newest first, page after page; asked for again while mail is on its way. */
export function useInvitations(search: string) {
  return useInfiniteQuery({
    queryKey: [...INVITATIONS, search],
    queryFn: ({ signal, pageParam }) =>
      call(listInvitations, { signal, query: { search, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.invitations.some(({ mail }) => mail?.state === 'due'))
        ? MAIL_ARRIVES_MS
        : false,
  })
}

/** A change after which the lists are asked for anew, whether it was made or refused. */
function useChange<Input, Reply>(queryKey: readonly string[], change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

export function useInvite() {
  return useChange(INVITATIONS, (body: BodyInput<typeof invite>) => call(invite, { body }))
}

export function useSendAgain() {
  return useChange(INVITATIONS, (id: string) => call(sendInvitationAgain, { params: { id } }))
}

export function useRevoke() {
  return useChange(INVITATIONS, (id: string) => call(revokeInvitation, { params: { id } }))
}

/** What is done to an account, always with a reason. */
export type AccountAct = 'suspend' | 'resume' | 'sign-out'

const ACTS = { suspend: suspendPerson, resume: endSuspension, 'sign-out': signOutEverywhere } as const

export function useAccountAct() {
  return useChange(PEOPLE, ({ act, id, reason }: { act: AccountAct; id: string; reason: string }) =>
    call(ACTS[act], { params: { id }, body: { reason } }),
  )
}

/** A coach as students will see them, with what an approval needs. */
export function useCoachToReview(id: string) {
  return useQuery({
    queryKey: [...PEOPLE, 'coach', id],
    queryFn: ({ signal }) => call(getCoach, { params: { id }, signal }),
  })
}

/** A student's record. Each load is an entry of the audit, so one visit of the page loads once. */
export function useStudentRecord(id: string) {
  return useQuery({
    queryKey: ['student-record', id],
    queryFn: ({ signal }) => call(getStudentRecord, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

export function useApprove() {
  return useChange(PEOPLE, ({ id, version }: { id: string; version: number }) =>
    call(approveCoach, { params: { id }, body: { version } }),
  )
}

export function useSetCapacity() {
  return useChange(PEOPLE, ({ id, ...body }: { id: string; version: number; capacity: number }) =>
    call(setCapacity, { params: { id }, body }),
  )
}

import type { Role } from '@shinequo/contract/accounts'
import { approveCoach, getCoach, setCapacity } from '@shinequo/contract/coaches'
import type { BodyInput } from '@shinequo/contract/endpoint'
import {
  acceptInvitation,
  changePersonAddress,
  deletePerson,
  downloadPersonExport,
  endSuspension,
  exportPersonData,
  getPersonExport,
  getStudentRecord,
  holdMatching,
  invite,
  keepPerson,
  listInvitations,
  listPeople,
  lookAtInvitation,
  type PersonState,
  revokeInvitation,
  sendInvitationAgain,
  signOutEverywhere,
  suspendPerson,
} from '@shinequo/contract/people'
import { confirmSchool, takeSchoolBack } from '@shinequo/contract/schools'
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
export type AccountAct = 'suspend' | 'resume' | 'sign-out' | 'delete' | 'keep'

const ACTS = {
  suspend: suspendPerson,
  resume: endSuspension,
  'sign-out': signOutEverywhere,
  delete: deletePerson,
  keep: keepPerson,
} as const

export function useAccountAct() {
  return useChange(PEOPLE, ({ act, id, reason }: { act: AccountAct; id: string; reason: string }) =>
    call(ACTS[act], { params: { id }, body: { reason } }),
  )
}

export function useChangeAddress() {
  return useChange(PEOPLE, ({ id, ...body }: { id: string } & BodyInput<typeof changePersonAddress>) =>
    call(changePersonAddress, { params: { id }, body }),
  )
}

/** A file is made within seconds. */
const FILE_MADE_MS = 1500
/** A slow network brings a large file, too. */
const DOWNLOAD_MS = 120_000
const personData = (id: string) => ['person-data', id]

/** How it stands with the file of a person's data; asked for again while it is being made. */
export function usePersonData(id: string) {
  return useQuery({
    queryKey: personData(id),
    queryFn: ({ signal }) => call(getPersonExport, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? FILE_MADE_MS : false),
  })
}

/** Has the file of a person's data made, with a reason. */
export function useMakePersonData(id: string) {
  const { mutateAsync } = useChange(personData(id), (reason: string) =>
    call(exportPersonData, { params: { id }, body: { reason } }),
  )
  return mutateAsync
}

/** The file itself, of a person who is paused. */
export async function downloadPersonData(id: string): Promise<Blob> {
  return (await call(downloadPersonExport, { params: { id }, timeoutMs: DOWNLOAD_MS })) as Blob
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

/** An act on a student, after which these are asked for anew, the record too, which is another entry of the audit. */
function useStudentAct<Input>(
  accountId: string,
  act: (input: Input) => Promise<{ message: string }>,
  more: readonly string[],
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all(
        [['student-record', accountId], ...more.map((key) => [key])].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  }).mutateAsync
}

function useSchoolAct<Input>(accountId: string, act: (input: Input) => Promise<{ message: string }>) {
  return useStudentAct(accountId, act, ['unproved', 'admin-schools'])
}

/** Has people alone choose coaches for a student, or ends that. */
export function useHoldMatching(id: string) {
  return useStudentAct(
    id,
    (body: BodyInput<typeof holdMatching>) => call(holdMatching, { params: { id }, body }),
    [],
  )
}

export function useConfirmSchool(id: string) {
  return useSchoolAct(id, (body: BodyInput<typeof confirmSchool>) =>
    call(confirmSchool, { params: { id }, body }),
  )
}

export function useTakeSchoolBack(id: string) {
  return useSchoolAct(id, (reason: string) => call(takeSchoolBack, { params: { id }, body: { reason } }))
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

import type { BodyInput, QueryOf } from '@shinequo/contract/endpoint'
import {
  changePersonAddress,
  deletePerson,
  editPerson,
  endSuspension,
  exportPeople,
  keepPerson,
  listPeople,
  sendAddressLinkAgain,
  sendPersonReset,
  signOutEverywhere,
  suspendPerson,
  withdrawAddress,
} from '@shinequo/contract/people'
import {
  type BulkAct,
  changeBulkAct,
  getBulkAct,
  listBulkTargets,
  planBulkAct,
  runBulkAct,
  undoBulkAct,
} from '@shinequo/contract/people/bulk-acts'
import { downloadPersonExport, exportPersonData, getPersonExport } from '@shinequo/contract/people/exports'
import {
  listInvitationWords,
  previewInvitation,
  saveInvitationWords,
} from '@shinequo/contract/people/invitation-words'
import {
  exportInvitations,
  invite,
  listInvitations,
  revokeInvitation,
  sendInvitationAgain,
} from '@shinequo/contract/people/invitations'
import { getStudentRecord } from '@shinequo/contract/people/student-record'
import {
  listPeopleViews,
  removePeopleView,
  renamePeopleView,
  savePeopleView,
} from '@shinequo/contract/people/views'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { inParts, type RowsProgress } from '../../../lib/file-rows.ts'
import { useChange } from '../../../lib/use-change.ts'

const PEOPLE = ['people']
const INVITATIONS = ['invitations']
const RECORDS = ['student-record']

/** The conditions and the order of a list of people; undefined means no condition. */
export type PeopleQuery = Omit<QueryOf<typeof exportPeople>, 'search'> & { readonly search: string }

/** People, in pages; none if not `enabled`. While a new filter loads, the previous list stays visible. */
export function usePeople(filter: PeopleQuery, enabled: boolean) {
  return useInfiniteQuery({
    enabled,
    queryKey: [...PEOPLE, filter],
    queryFn: ({ signal, pageParam }) =>
      call(listPeople, { signal, query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Polling interval while mail is being sent: it arrives or fails within seconds. */
const MAIL_ARRIVES_MS = 3000

/** The conditions and the order of a list of invitations; undefined means no condition. */
export type InvitationQuery = QueryOf<typeof exportInvitations>

/** Pending invitations in pages. Polls while mail is being sent. */
export function useInvitations(filter: InvitationQuery) {
  return useInfiniteQuery({
    queryKey: [...INVITATIONS, filter],
    queryFn: ({ signal, pageParam }) =>
      call(listInvitations, {
        signal,
        query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.invitations.some(({ mail }) => mail?.state === 'due'))
        ? MAIL_ARRIVES_MS
        : false,
  })
}

export function useInvite() {
  return useChange((body: BodyInput<typeof invite>) => call(invite, { body }), {
    invalidates: [INVITATIONS, PEOPLE],
  })
}

export function useSendAgain() {
  return useChange((id: string) => call(sendInvitationAgain, { params: { id } }), {
    invalidates: [INVITATIONS],
  })
}

export function useRevoke() {
  return useChange((id: string) => call(revokeInvitation, { params: { id } }), {
    invalidates: [INVITATIONS, PEOPLE],
  })
}

/** The acts on an account. Each needs a reason. */
export type AccountAct = 'suspend' | 'resume' | 'sign-out' | 'reset' | 'delete' | 'keep' | 'withdraw'

const ACTS = {
  suspend: suspendPerson,
  resume: endSuspension,
  'sign-out': signOutEverywhere,
  reset: sendPersonReset,
  delete: deletePerson,
  keep: keepPerson,
  withdraw: withdrawAddress,
} as const

export function useAccountAct() {
  return useChange(
    ({ act, id, reason }: { act: AccountAct; id: string; reason: string }) =>
      call(ACTS[act], { params: { id }, body: { reason } }),
    { invalidates: [PEOPLE, RECORDS] },
  )
}

/** Changes a person's name or role. */
export function useEditPerson() {
  return useChange(
    ({ id, ...body }: { id: string } & BodyInput<typeof editPerson>) =>
      call(editPerson, { params: { id }, body }),
    { invalidates: [PEOPLE, RECORDS] },
  )
}

/** Everybody who fits the filter, as the text of a CSV file. */
export async function peopleFile(query: PeopleQuery, progress: RowsProgress): Promise<string> {
  return await call(exportPeople, { query, ...inParts(progress) })
}

/** All invitations of a list, as the text of a CSV file. */
export async function invitationsFile(query: InvitationQuery, progress: RowsProgress): Promise<string> {
  return await call(exportInvitations, { query, ...inParts(progress) })
}

export function useChangeAddress() {
  return useChange(
    ({ id, ...body }: { id: string } & BodyInput<typeof changePersonAddress>) =>
      call(changePersonAddress, { params: { id }, body }),
    { invalidates: [PEOPLE, RECORDS] },
  )
}

/** Mails the link to a person's requested address again. */
export function useSendAddressLinkAgain() {
  return useChange((id: string) => call(sendAddressLinkAgain, { params: { id } }), {
    invalidates: [PEOPLE, RECORDS],
  })
}

/** Polling interval: a file is created within seconds. */
const FILE_MADE_MS = 1500
/** Allows a slow network to load a large file. */
const DOWNLOAD_MS = 120_000
const personData = (id: string) => ['person-data', id]

/** The state of the file with a person's data. Polls while it is being created. */
export function usePersonData(id: string) {
  return useQuery({
    queryKey: personData(id),
    queryFn: ({ signal }) => call(getPersonExport, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? FILE_MADE_MS : false),
  })
}

/** Starts the file with a person's data, with a reason. */
export function useMakePersonData(id: string) {
  return useChange((reason: string) => call(exportPersonData, { params: { id }, body: { reason } }), {
    invalidates: [personData(id)],
  })
}

/** The file itself, for a paused person. */
export async function downloadPersonData(id: string): Promise<Blob> {
  return (await call(downloadPersonExport, { params: { id }, timeoutMs: DOWNLOAD_MS })) as Blob
}

/** A student's record. Each load is audited, so one visit to the page loads it once. */
export function useStudentRecord(id: string) {
  return useQuery({
    queryKey: [...RECORDS, id],
    queryFn: ({ signal }) => call(getStudentRecord, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

const BULK = ['bulk-act']

/** Plans an act on many, as a dry run. */
export function usePlanAct() {
  return useChange((body: BodyInput<typeof planBulkAct>) => call(planBulkAct, { body }), {
    onSuccess: (act, queries) => queries.setQueryData([...BULK, act.id], act),
  })
}

/** An act on many, and how far it is. */
export function useBulkAct(id: string) {
  return useQuery({
    queryKey: [...BULK, id],
    queryFn: ({ signal }) => call(getBulkAct, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Changes the sentence in the reminders of an act that has not started. */
export function useChangeNote(id: string) {
  return useChange((note: string) => call(changeBulkAct, { params: { id }, body: { note } }), {
    onSuccess: (act, queries) => queries.setQueryData([...BULK, id], act),
  })
}

/** The targets of an act, in pages. `version` changes with the state of the act. */
export function useBulkTargets(id: string, version: string) {
  return useInfiniteQuery({
    queryKey: [...BULK, id, 'targets', version],
    queryFn: ({ signal, pageParam }) =>
      call(listBulkTargets, {
        signal,
        params: { id },
        query: pageParam === null ? {} : { cursor: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

/** Runs or undoes an act part by part until nothing is left; each part updates the cached act. */
export function useWorkOnAct(id: string) {
  const queries = useQueryClient()
  return useChange(
    async (what: 'run' | 'undo') => {
      const endpoint = what === 'run' ? runBulkAct : undoBulkAct
      const left = ({ counts }: BulkAct) => (what === 'run' ? counts.planned : counts.done)
      let before = Number.POSITIVE_INFINITY
      for (;;) {
        const act = await call(endpoint, { params: { id } })
        queries.setQueryData([...BULK, id], act)
        // Another page may work on the rest.
        if (left(act) === 0 || left(act) === before) return act
        before = left(act)
      }
    },
    { invalidates: [PEOPLE, INVITATIONS, ['programme-matches'], BULK] },
  )
}

const WORDS = ['invitation-words']

/** What invitations say, by role and language. */
export function useInvitationWords() {
  return useQuery({ queryKey: WORDS, queryFn: ({ signal }) => call(listInvitationWords, { signal }) })
}

export function useSaveWords() {
  return useChange((body: BodyInput<typeof saveInvitationWords>) => call(saveInvitationWords, { body }), {
    invalidates: [WORDS],
  })
}

/** The mail of an invitation with these words. The one before stays while it loads. */
export function useInvitationPreview(body: BodyInput<typeof previewInvitation>) {
  return useQuery({
    queryKey: ['invitation-preview', body],
    queryFn: ({ signal }) => call(previewInvitation, { body, signal }),
    placeholderData: keepPreviousData,
  })
}

const VIEWS = ['people-views']

/** One's own saved views of the list of people. */
export function usePeopleViews() {
  return useQuery({ queryKey: VIEWS, queryFn: ({ signal }) => call(listPeopleViews, { signal }) })
}

export function useSaveView() {
  return useChange((body: BodyInput<typeof savePeopleView>) => call(savePeopleView, { body }), {
    invalidates: [VIEWS],
  })
}

export function useRenameView() {
  return useChange(
    ({ id, name }: { id: string; name: string }) =>
      call(renamePeopleView, { params: { id }, body: { name } }),
    { invalidates: [VIEWS] },
  )
}

export function useRemoveView() {
  return useChange((id: string) => call(removePeopleView, { params: { id } }), { invalidates: [VIEWS] })
}

import {
  answerCareRequest,
  type CareList,
  getCareSettings,
  listCareRequests,
  readCareRequest,
  reopenCareRequest,
  saveCareSettings,
} from '@shinequo/contract/care'
import { addOwnPhrase, listOwnPhrases, removeOwnPhrase, tryPhrase } from '@shinequo/contract/care/phrases'
import { listCareStaff, saveCareStaff } from '@shinequo/contract/care/worries'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { needsRefetch, useChange } from '../../../lib/use-change.ts'

const CARE = ['care']
const SETTINGS = ['care-settings']
const PHRASES = ['care-phrases']
const MEMBERS = ['care-staff']
/** How often requests are refetched, in milliseconds, since students ask while the page is open. */
const RENEWED_MS = 60_000

/** Students who asked staff to get in touch, in pages. */
export function useCareRequests(list: CareList) {
  return useInfiniteQuery({
    queryKey: [...CARE, 'list', list],
    queryFn: ({ signal, pageParam }) =>
      call(listCareRequests, { signal, query: { list, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: RENEWED_MS,
  })
}

/** One request with the student's text. Each request adds an audit entry, so it is fetched only once. */
export function useCareRequest(id: string) {
  return useQuery({
    queryKey: ['care-request', id],
    queryFn: ({ signal }) => call(readCareRequest, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

interface Named {
  readonly id: string
}

export function useAnswerRequest() {
  return useChange(
    ({ id, ...body }: Named & BodyInput<typeof answerCareRequest>) =>
      call(answerCareRequest, { params: { id }, body }),
    { invalidates: [CARE], onSuccess: needsRefetch },
  )
}

export function useReopenRequest() {
  return useChange(
    ({ id, version }: Named & BodyInput<typeof reopenCareRequest>) =>
      call(reopenCareRequest, { params: { id }, body: { version } }),
    { invalidates: [CARE], onSuccess: needsRefetch },
  )
}

/** The crisis line and the protocol. */
export function useCareSettings() {
  return useQuery({ queryKey: SETTINGS, queryFn: ({ signal }) => call(getCareSettings, { signal }) })
}

/** Saves them and refetches them wherever they are shown. */
export function useSaveCareSettings() {
  return useChange((body: BodyInput<typeof saveCareSettings>) => call(saveCareSettings, { body }), {
    invalidates: [SETTINGS, ['care-protocol'], ['crisis-line']],
  })
}

/** The administrators, and which of them coaches can name. */
export function useCareMembers() {
  return useQuery({ queryKey: MEMBERS, queryFn: ({ signal }) => call(listCareStaff, { signal }) })
}

/** Chooses whom coaches can name. Requests run one after the other, so that the newest wins. */
export function useSaveCareMembers() {
  return useChange((accounts: string[]) => call(saveCareStaff, { body: { accounts } }), {
    scope: 'care-staff',
    onSuccess: (members, queries) => queries.setQueryData(MEMBERS, members),
  })
}

/** The phrases that the programme added to the rule of danger, the newest first. */
export function useOwnPhrases() {
  return useQuery({ queryKey: PHRASES, queryFn: ({ signal }) => call(listOwnPhrases, { signal }) })
}

/** In which of the invented texts a phrase stands, and what it would change. */
export function useTryPhrase() {
  return useChange((body: BodyInput<typeof tryPhrase>) => call(tryPhrase, { body }))
}

export function useAddPhrase() {
  return useChange((body: BodyInput<typeof addOwnPhrase>) => call(addOwnPhrase, { body }), {
    invalidates: [PHRASES],
  })
}

export function useRemovePhrase() {
  return useChange((id: string) => call(removeOwnPhrase, { params: { id } }), { invalidates: [PHRASES] })
}

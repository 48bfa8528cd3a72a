import type { BodyInput } from '@shinequo/contract/endpoint'
import { endMatch } from '@shinequo/contract/matching/endings'
import { holdMatching } from '@shinequo/contract/matching/holds'
import {
  decideMatch,
  exportMatches,
  listCandidates,
  listMatches,
  listStudentsToPair,
  type MatchList,
  pairByHand,
} from '@shinequo/contract/matching/programme-matches'
import type { MatchDecision } from '@shinequo/contract/matching/student-requests'
import {
  countUnmatched,
  listUnmatched,
  type Reminded,
  type UnmatchedGroup,
} from '@shinequo/contract/matching/unmatched'
import {
  getMatchingWeights,
  saveMatchingWeights,
  tryMatchingWeights,
} from '@shinequo/contract/matching/weights'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { inParts, type RowsProgress } from '../../../lib/file-rows.ts'
import { keeping } from '../../../lib/kept-answer.ts'
import { useChange } from '../../../lib/use-change.ts'

const MATCHES = ['programme-matches']

/** Matches of one list, in pages. While a new search loads, the previous list stays. */
export function useMatches(status: MatchList, search: string) {
  return useInfiniteQuery({
    queryKey: [...MATCHES, status, search],
    queryFn: ({ signal, pageParam }) =>
      call(listMatches, {
        signal,
        query: { status, search, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** How often the counts of an open home page are refetched, in milliseconds: some change without an event. */
const RENEWED_MS = 60_000

/** How many students wait for a match and how many have sent no answers, for the home page, which stays up to date. */
export function useUnmatchedNow() {
  return useQuery({
    queryKey: [...MATCHES, 'unmatched-now'],
    ...keeping(countUnmatched, (signal) => call(countUnmatched, { signal })),
    meta: { live: 'needs' },
    refetchInterval: RENEWED_MS,
    refetchOnMount: 'always',
  })
}

/** The same by a search, as old as the lists beside it. */
export function useUnmatchedCounts(search: string) {
  return useQuery({
    queryKey: [...MATCHES, 'unmatched-counts', search],
    queryFn: ({ signal }) => call(countUnmatched, { signal, query: { search } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** What a list of students without a coach shows. */
export interface UnmatchedFilter {
  readonly group: UnmatchedGroup
  readonly search: string
  readonly reminded: Reminded
}

/** The students of a group, in pages. Loaded only if `enabled`. */
export function useUnmatched(filter: UnmatchedFilter, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: [...MATCHES, 'unmatched', filter],
    queryFn: ({ signal, pageParam }) =>
      call(listUnmatched, {
        signal,
        query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled,
  })
}

/** All matches of a list, as the text of a CSV file. */
export async function matchesFile(
  status: MatchList,
  search: string,
  progress: RowsProgress,
): Promise<string> {
  return await call(exportMatches, { query: { status, search }, ...inParts(progress) })
}

export function useDecideMatch() {
  return useChange(
    ({ id, decision }: { id: string; decision: MatchDecision }) =>
      call(decideMatch, { params: { id }, body: { decision } }),
    { invalidates: [MATCHES] },
  )
}

export function useEndMatch() {
  return useChange(
    ({ id, reason }: { id: string; reason: string }) => call(endMatch, { params: { id }, body: { reason } }),
    { invalidates: [MATCHES] },
  )
}

export function usePair() {
  return useChange((body: BodyInput<typeof pairByHand>) => call(pairByHand, { body }), {
    invalidates: [MATCHES],
  })
}

/** The coaches who fit a student, by the student's account id. */
export function useCandidates(student: string, search: string) {
  return useQuery({
    queryKey: [...MATCHES, 'candidates', student, search],
    queryFn: ({ signal }) => call(listCandidates, { signal, query: { student, search } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

const WEIGHTS = ['matching-weights']

/** The weight of each factor. Not refetched on focus, which would move the sliders while somebody uses them. */
export function useWeights() {
  return useQuery({
    queryKey: WEIGHTS,
    queryFn: ({ signal }) => call(getMatchingWeights, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}

export function useSaveWeights() {
  return useChange((body: BodyInput<typeof saveMatchingWeights>) => call(saveMatchingWeights, { body }), {
    onSuccess: (saved, queries) => queries.setQueryData(WEIGHTS, saved),
  })
}

/** Tries weights on the real queue without changing anything. */
export function useTryWeights() {
  return useChange((body: BodyInput<typeof tryMatchingWeights>) => call(tryMatchingWeights, { body }))
}

/** Lets only people choose coaches for a student (by account id), or ends that. */
export function useHoldMatching(id: string) {
  return useChange((body: BodyInput<typeof holdMatching>) => call(holdMatching, { params: { id }, body }), {
    invalidates: [['student-record', id]],
  })
}

/** Students to pair by hand, those without a coach first. */
export function useStudentsToPair(search: string) {
  return useQuery({
    queryKey: ['students-to-pair', search],
    queryFn: ({ signal }) => call(listStudentsToPair, { signal, query: search === '' ? {} : { search } }),
    placeholderData: keepPreviousData,
  })
}

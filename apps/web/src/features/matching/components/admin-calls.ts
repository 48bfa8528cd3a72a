import type { BodyInput } from '@shinequo/contract/endpoint'
import type { MatchDecision } from '@shinequo/contract/matching'
import { listPeople } from '@shinequo/contract/people'
import {
  decideMatch,
  endMatch,
  getProgrammeSettings,
  listCandidates,
  listMatches,
  type MatchList,
  pairByHand,
  saveProgrammeSettings,
} from '@shinequo/contract/programme'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/*
 * The administrators' calls. They do not stand in api.ts, since a student's browser loads that file: of this side it
 * must load nothing.
 */

const MATCHES = ['programme-matches']
const SETTINGS = ['programme-settings']

/** Matches of one list, page after page. While a new search loads, the former list stays. */
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

/** A change after which the lists are asked for anew, whether it was made or refused. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: MATCHES }),
  })
}

export function useDecideMatch() {
  return useChange(({ id, decision }: { id: string; decision: MatchDecision }) =>
    call(decideMatch, { params: { id }, body: { decision } }),
  )
}

export function useEndMatch() {
  return useChange(({ id, reason }: { id: string; reason: string }) =>
    call(endMatch, { params: { id }, body: { reason } }),
  )
}

export function usePair() {
  return useChange((body: BodyInput<typeof pairByHand>) => call(pairByHand, { body }))
}

/** The first students by name, of those whom the search finds. */
export function useStudents(search: string) {
  return useQuery({
    queryKey: ['people', 'to-pair', search],
    queryFn: ({ signal }) => call(listPeople, { signal, query: { search, role: 'student' } }),
    placeholderData: keepPreviousData,
  })
}

/** The coaches who fit a student, by the student's account. */
export function useCandidates(student: string, search: string) {
  return useQuery({
    queryKey: [...MATCHES, 'candidates', student, search],
    queryFn: ({ signal }) => call(listCandidates, { signal, query: { student, search } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export function useSettings() {
  return useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => call(getProgrammeSettings, { signal }),
    refetchOnMount: 'always',
  })
}

/** Saves the settings; they and the matches are asked for anew, whether it went or was refused. */
export function useSaveSettings() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof saveProgrammeSettings>) => call(saveProgrammeSettings, { body }),
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: MATCHES })
      await queries.invalidateQueries({ queryKey: SETTINGS })
    },
  })
}

import { getMentor, pageOfMentors } from '@shinequo/contract/coaches'
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { ApiError } from '../../../lib/error-catalogue.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { type CoachFilter, partsOf, queryOf, without } from '../coach-filter.ts'

const MENTORS = ['mentors']

const mentorOf = (coachId: string) =>
  queryOptions({
    queryKey: [...MENTORS, coachId],
    queryFn: ({ signal }) =>
      call(getMentor, { params: { id: coachId }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
  })

/** One coach by id; `data` is null if no such coach is open to students. */
export function useCoach(coachId: string) {
  return useQuery({ ...mentorOf(coachId), select: (found) => found?.from_user_profile ?? null })
}

/** Whether the programme lets students book only coaches they are matched with, as known with this coach. */
export function useMatchedOnly(coachId: string): boolean {
  return useQuery({ ...mentorOf(coachId), select: (found) => found?.matched_only }).data ?? false
}

/** Whether the student cannot book this coach now, for a reason between the two, as known with the coach. */
export function useUnavailable(coachId: string): boolean {
  return useQuery({ ...mentorOf(coachId), select: (found) => found?.unavailable }).data ?? false
}

/** The coaches who match a filter, by name, in pages. While a new filter loads, the previous list stays visible. */
export function useCoaches(filter: CoachFilter) {
  return useInfiniteQuery({
    queryKey: [...MENTORS, 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      call(pageOfMentors, {
        signal,
        query: {
          limit: 20,
          ...queryOf(filter, serverNow()),
          ...(pageParam !== null && { cursor: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

/** The parts of a filter that finds nobody, each of which would find somebody if it was dropped. */
export function useHelpfulDrops(filter: CoachFilter): { parts: (keyof CoachFilter)[]; isPending: boolean } {
  // One query for all of them, because the code for a list of queries weighs 1.4 kB on the page of a coach.
  const { data, isPending } = useQuery({
    queryKey: [...MENTORS, 'drops', filter],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        partsOf(filter).map(async (part) => {
          const query = { limit: 1, ...queryOf(without(filter, part), serverNow()) }
          const { items } = await call(pageOfMentors, { signal, query })
          return items.length > 0 ? [part] : []
        }),
      )
      return found.flat()
    },
  })
  return { parts: data ?? [], isPending }
}

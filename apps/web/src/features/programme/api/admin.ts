import type { BodyInput } from '@shinequo/contract/endpoint'
import {
  exportProgramme,
  getProgrammeFigures,
  listCoachLoads,
  type ProgrammePeriod,
  type ProgrammeTable,
} from '@shinequo/contract/programme'
import { getLook, saveLook } from '@shinequo/contract/programme/look'
import { getProgrammeNeeds, type Need } from '@shinequo/contract/programme/needs'
import {
  exportQuietStudents,
  listQuietStudents,
  type QuietCoached,
  type QuietSort,
  type QuietWeeks,
} from '@shinequo/contract/programme/quiet'
import { getSetUp, skipStep } from '@shinequo/contract/programme/set-up'
import { getProgrammeSettings, saveProgrammeSettings } from '@shinequo/contract/programme/settings'
import { getTerms, saveTerms } from '@shinequo/contract/programme/terms'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAccountQuery } from '../../../lib/account.ts'
import { call } from '../../../lib/api-client.ts'
import { ApiError } from '../../../lib/error-catalogue.ts'
import { keeping } from '../../../lib/kept-answer.ts'
import { showLook } from '../../../lib/look.ts'
import { retry } from '../../../lib/query-client.ts'
import { unprovedSeen } from '../../../lib/unproved-seen.ts'
import { useChange } from '../../../lib/use-change.ts'

/** Whether a large programme is being counted for the first time in the reader's zone, which takes a moment. */
export function isComing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'figures_coming'
}

const retryWhileComing = (tries: number, error: Error) => isComing(error) || retry(tries, error)

/**
 * The figures of a period, retried until they have been counted. While another period loads, the previous figures stay.
 */
export function useFigures(period: ProgrammePeriod) {
  const load = (signal: AbortSignal) => call(getProgrammeFigures, { signal, query: { period } })
  return useQuery({
    queryKey: ['programme-figures', period],
    ...(period === 'term' ? keeping(getProgrammeFigures, load) : { queryFn: ({ signal }) => load(signal) }),
    placeholderData: keepPreviousData,
    retry: retryWhileComing,
  })
}

/** The coaches, the fullest week first, page by page. */
export function useCoachLoads() {
  return useInfiniteQuery({
    queryKey: ['programme-coaches'],
    queryFn: ({ signal, pageParam }) =>
      call(listCoachLoads, { signal, query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    retry: retryWhileComing,
  })
}

/** One table of a period as the text of a CSV file. */
export async function tableFile(
  table: ProgrammeTable,
  period: ProgrammePeriod,
  each: 'week' | 'month' = 'week',
): Promise<string> {
  return await call(exportProgramme, { query: { table, period, each } })
}

const SETTINGS = ['programme-settings']

export function useSettings() {
  return useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => call(getProgrammeSettings, { signal }),
    refetchOnMount: 'always',
  })
}

/** Saves the settings, then refetches them and the matches, whether or not saving succeeded. */
export function useSaveSettings() {
  return useChange((body: BodyInput<typeof saveProgrammeSettings>) => call(saveProgrammeSettings, { body }), {
    invalidates: [['programme-matches'], SETTINGS],
  })
}

/** How often needs are refetched, in milliseconds. Some, such as expired imports, arise without an event. */
const RENEWED_MS = 60_000

/**
 * What waits for the administrator, the most urgent first. Students without a proved school count only if there are
 * more than when the notice about them was dismissed.
 */
export function useNeeds() {
  // The menu counts before the account is loaded.
  const id = useAccountQuery().data?.id ?? ''
  return useQuery({
    queryKey: ['needs'],
    ...keeping(getProgrammeNeeds, (signal) => call(getProgrammeNeeds, { signal })),
    select: ({ needs, ...rest }) => ({
      ...rest,
      needs: needs.filter(({ need, count }) => need !== 'unproved' || count > unprovedSeen(id)),
    }),
    meta: { live: 'needs' },
    refetchInterval: RENEWED_MS,
    refetchOnMount: 'always',
  })
}

/** The sum of some needs; 0 until they are loaded. */
export function useNeedCount(): (...which: readonly Need[]) => number {
  const { data } = useNeeds()
  return (...which) =>
    (data?.needs ?? []).reduce((sum, { need, count }) => (which.includes(need) ? sum + count : sum), 0)
}

const LOOK = ['look']

/** The look of pages and mails. */
export function useOwnLook() {
  return useQuery({ queryKey: [...LOOK, 'own'], queryFn: ({ signal }) => call(getLook, { signal }) })
}

/** Saves the look and shows it at once. */
export function useSaveLook() {
  return useChange((body: BodyInput<typeof saveLook>) => call(saveLook, { body }), {
    onSuccess: showLook,
    invalidates: [LOOK],
  })
}

const SET_UP = ['set-up']

/** The steps of setting up the programme, which other pages get on with. */
export function useSetUp() {
  return useQuery({
    queryKey: SET_UP,
    ...keeping(getSetUp, (signal) => call(getSetUp, { signal })),
    refetchOnMount: 'always',
  })
}

/** Leaves out a step, or takes that back. */
export function useSkipStep() {
  return useChange((body: BodyInput<typeof skipStep>) => call(skipStep, { body }), {
    onSuccess: (reply, queries) => queries.setQueryData(SET_UP, reply),
  })
}

const TERMS = ['programme-terms']

/** The terms that the figures go by. */
export function useTerms() {
  return useQuery({ queryKey: TERMS, queryFn: ({ signal }) => call(getTerms, { signal }) })
}

/** Saves the terms, then refetches them and what goes by them. */
export function useSaveTerms() {
  return useChange((body: BodyInput<typeof saveTerms>) => call(saveTerms, { body }), {
    invalidates: [TERMS, ['programme-figures']],
  })
}

/** What a report of quiet students is about. */
export interface QuietFilter {
  readonly weeks: QuietWeeks
  readonly coached: QuietCoached
  readonly sort: QuietSort
}

/** Students without a session for some weeks, page by page. */
export function useQuietStudents(filter: QuietFilter) {
  return useInfiniteQuery({
    queryKey: ['quiet-students', filter],
    queryFn: ({ signal, pageParam }) =>
      call(listQuietStudents, {
        signal,
        query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** All of them as the text of a CSV file. */
export async function quietFile(filter: QuietFilter): Promise<string> {
  return await call(exportQuietStudents, { query: filter })
}

import type { BodyInput } from '@shinequo/contract/endpoint'
import {
  cancelRosterImport,
  confirmRosterImport,
  downloadRefusedRows,
  getRosterImport,
  listRosterImports,
  listRosterRows,
  type RosterImport,
  type RosterResult,
  startRosterImport,
  takeSuggestedSchool,
} from '@shinequo/contract/rosters'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { rowsInPageLanguage } from '../../../lib/rows-language.ts'
import { useChange } from '../../../lib/use-change.ts'

const ROSTERS = ['rosters']
const one = (id: string) => [...ROSTERS, id]
/** Polling interval for the progress of an import. */
const LOOK_MS = 700

/** The newest imports. */
export function useRosters() {
  return useQuery({
    queryKey: [...ROSTERS, 'newest'],
    queryFn: ({ signal }) => call(listRosterImports, { signal }),
    // What was loaded just now may have finished already.
    staleTime: 0,
  })
}

/** One import. Polls while it is being written. */
export function useRoster(id: string) {
  return useQuery({
    queryKey: one(id),
    queryFn: ({ signal }) => call(getRosterImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'writing' ? LOOK_MS : false),
  })
}

/** The rows with one result (undefined: all) in a state of the import, in pages. */
export function useRosterRows({ id, state }: RosterImport, result: RosterResult | undefined) {
  return useInfiniteQuery({
    queryKey: [...one(id), 'rows', result, state],
    queryFn: async ({ signal, pageParam }) =>
      rowsInPageLanguage(
        await call(listRosterRows, {
          signal,
          params: { id },
          query: { fate: result, ...(pageParam !== null && { cursor: pageParam }) },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

/** Uploads a file to be checked. */
export function useStartRoster() {
  return useChange(
    (file: File) => {
      const body = new FormData()
      body.append('file', file)
      return call(startRosterImport, { body })
    },
    {
      onSuccess: (roster, queries) => {
        queries.setQueryData(one(roster.id), roster)
        return queries.invalidateQueries({ queryKey: [...ROSTERS, 'newest'] })
      },
    },
  )
}

/** A change of an import. The import is reloaded afterwards, even if the change was refused. */
function useRosterChange<Input>(id: string, change: (input: Input) => Promise<RosterImport>) {
  return useChange(change, {
    onSuccess: (roster, queries) => queries.setQueryData(one(id), roster),
    invalidates: [ROSTERS],
  })
}

export function useConfirmRoster(id: string) {
  return useRosterChange(id, (body: BodyInput<typeof confirmRosterImport>) =>
    call(confirmRosterImport, { params: { id }, body }),
  )
}

/** Takes the school suggested for a row. */
export function useTakeSchool(id: string) {
  return useRosterChange(id, (row: number) => call(takeSuggestedSchool, { params: { id }, body: { row } }))
}

export function useCancelRoster(id: string) {
  return useRosterChange(id, () => call(cancelRosterImport, { params: { id } }))
}

/** The rows that invite nobody, as the text of a CSV file. */
export async function refusedRowsFile(id: string): Promise<string> {
  return await call(downloadRefusedRows, { params: { id } })
}

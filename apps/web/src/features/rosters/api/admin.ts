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
} from '@shinequo/contract/rosters'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const ROSTERS = ['rosters']
const one = (id: string) => [...ROSTERS, id]
/** How often one looks how far an import is. */
const LOOK_MS = 700

/** The newest imports. */
export function useRosters() {
  return useQuery({
    queryKey: [...ROSTERS, 'newest'],
    queryFn: ({ signal }) => call(listRosterImports, { signal }),
    // What was seen a moment ago may be done by now.
    staleTime: 0,
  })
}

/** One import; while it is being written it is looked at again and again. */
export function useRoster(id: string) {
  return useQuery({
    queryKey: one(id),
    queryFn: ({ signal }) => call(getRosterImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'writing' ? LOOK_MS : false),
  })
}

/** The rows of one result (undefined: of all) in a state of the import, page after page. */
export function useRosterRows({ id, state }: RosterImport, result: RosterResult | undefined) {
  return useInfiniteQuery({
    queryKey: [...one(id), 'rows', result, state],
    queryFn: ({ signal, pageParam }) =>
      call(listRosterRows, {
        signal,
        params: { id },
        query: { fate: result, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

/** Has a file checked. */
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

/** A change of an import, after which it is known anew, also when it was refused. */
function useRosterChange<Input>(id: string, change: (input: Input) => Promise<RosterImport>) {
  return useChange(change, {
    onSuccess: (roster, queries) => queries.setQueryData(one(id), roster),
    invalidates: [ROSTERS],
  })
}

export function useConfirmRoster(id: string) {
  return useRosterChange(id, (encoding_confirmed: boolean) =>
    call(confirmRosterImport, { params: { id }, body: { encoding_confirmed } }),
  )
}

export function useCancelRoster(id: string) {
  return useRosterChange(id, () => call(cancelRosterImport, { params: { id } }))
}

/** The rows that invite nobody, as the text of a CSV file. */
export async function refusedRowsFile(id: string): Promise<string> {
  return await call(downloadRefusedRows, { params: { id } })
}

import {
  countDue,
  getRetention,
  type RetentionKind,
  runRetention,
  saveRetention,
} from '@shinequo/contract/retention'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const RETENTION = ['retention']
/** Polling interval while a run is in progress. */
const LOOK_MS = 1000

/** How long data is kept, and what was removed. Polls while a run is in progress. */
export function useRetention() {
  return useQuery({
    queryKey: RETENTION,
    queryFn: ({ signal }) => call(getRetention, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.runs.some((run) => run.finished_at === null) ? LOOK_MS : false,
  })
}

/** How many rows of a kind would be removed now if they were kept for `days`; disabled while `days` is undefined. */
export function useDue(kind: RetentionKind, days: number | undefined) {
  return useQuery({
    queryKey: [...RETENTION, kind, days],
    queryFn: ({ signal }) => call(countDue, { signal, params: { kind }, query: { days: days ?? 0 } }),
    enabled: days !== undefined,
    placeholderData: keepPreviousData,
  })
}

export function useSaveRetention() {
  return useChange(
    ({ kind, ...body }: { kind: RetentionKind; days: number; version: number }) =>
      call(saveRetention, { params: { kind }, body }),
    { invalidates: [RETENTION] },
  )
}

export function useRunRetention() {
  return useChange(() => call(runRetention, {}), { invalidates: [RETENTION] })
}

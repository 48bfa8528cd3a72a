import { type AuditCheck, checkAudit, exportAudit, listAuditEntries } from '@shinequo/contract/audit'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api-client.ts'
import { inParts, type RowsProgress } from '../../../lib/file-rows.ts'
import { useChange } from '../../../lib/use-change.ts'

const AUDIT = ['audit']

/** The conditions of a search for entries; '' means no condition. Dates are local, `yyyy-mm-dd`, both included. */
export interface AuditFilter {
  readonly person: string
  readonly action: string
  readonly subject: string
  readonly from: string
  readonly to: string
}

/** The start of a local date plus `days`, as an instant; undefined if it is not a date. */
function startOf(date: string, days = 0): string | undefined {
  const start = new Date(`${date}T00:00`)
  if (Number.isNaN(start.getTime())) return undefined
  start.setDate(start.getDate() + days)
  return start.toISOString()
}

function queryOf({ person, action, subject, from, to }: AuditFilter) {
  const [start, end] = [startOf(from), startOf(to, 1)]
  return { person, action, subject, ...(start && { from: start }), ...(end && { to: end }) }
}

/** All entries that fit the filter, as the text of a CSV file. */
export async function auditFile(filter: AuditFilter, progress: RowsProgress): Promise<string> {
  return await call(exportAudit, { query: queryOf(filter), ...inParts(progress) })
}

/** The audit, newest first, in pages. While a new filter loads, the previous list stays visible. */
export function useAudit(filter: AuditFilter) {
  const query = queryOf(filter)
  return useInfiniteQuery({
    queryKey: [...AUDIT, query],
    queryFn: ({ signal, pageParam }) =>
      call(listAuditEntries, {
        signal,
        query: { ...query, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    // The entry of an act on another page has to appear at once.
    staleTime: 0,
  })
}

/** The check of the whole audit, in parts. `progress` is how far it has come. */
export function useAuditCheck() {
  const [progress, setProgress] = useState({ checked: 0, total: 0 })
  const run = useChange(async (): Promise<AuditCheck> => {
    setProgress({ checked: 0, total: 0 })
    let blanked = 0
    for (let after = 0; ; ) {
      const part = await call(checkAudit, { body: { after } })
      blanked += part.blanked
      setProgress(part)
      if (part.next === null) return { ...part, blanked }
      after = part.next
    }
  })
  const { data: result, error, isPending: running } = run
  return { check: () => run.mutate(), running, progress, result, error }
}

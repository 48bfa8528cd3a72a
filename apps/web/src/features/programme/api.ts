import {
  exportProgramme,
  getProgrammeFigures,
  type ProgrammePeriod,
  type ProgrammeTable,
} from '@shinequo/contract/programme'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'

/** The figures of a period. While another period loads, the former figures stay. */
export function useFigures(period: ProgrammePeriod) {
  return useQuery({
    queryKey: ['programme-figures', period],
    queryFn: ({ signal }) => call(getProgrammeFigures, { signal, query: { period } }),
    placeholderData: keepPreviousData,
  })
}

/** One table of a period as the text of a CSV file. */
export async function tableFile(table: ProgrammeTable, period: ProgrammePeriod): Promise<string> {
  return await call(exportProgramme, { query: { table, period } })
}

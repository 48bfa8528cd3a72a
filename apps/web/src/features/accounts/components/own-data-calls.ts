import { downloadDataExport, getDataExport, startDataExport } from '@shinequo/contract/own-data'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

const OWN_DATA = ['own-data']
/** A file is made within seconds. */
const MADE_WITHIN_MS = 1500
/** A slow network brings a large file, too. */
const DOWNLOAD_MS = 120_000

/** How it stands with the file of one's data; asked for again while it is being made. */
export function useOwnData() {
  return useQuery({
    queryKey: OWN_DATA,
    queryFn: ({ signal }) => call(getDataExport, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? MADE_WITHIN_MS : false),
  })
}

/** Has the file made. */
export function useMakeOwnData() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(startDataExport, {}),
    onSuccess: (standing) => queries.setQueryData(OWN_DATA, standing),
  })
}

/** The file itself. */
export async function downloadOwnData(): Promise<Blob> {
  return (await call(downloadDataExport, { timeoutMs: DOWNLOAD_MS })) as Blob
}

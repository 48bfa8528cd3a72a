import type { BodyInput } from '@shinequo/contract/endpoint'
import { getMatchingWeights, saveMatchingWeights, tryMatchingWeights } from '@shinequo/contract/matching'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

const WEIGHTS = ['matching-weights']

/** What each factor weighs; not asked for anew under the hand of whoever moves the sliders. */
export function useWeights() {
  return useQuery({
    queryKey: WEIGHTS,
    queryFn: ({ signal }) => call(getMatchingWeights, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}

export function useSaveWeights() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof saveMatchingWeights>) => call(saveMatchingWeights, { body }),
    onSuccess: (saved) => queries.setQueryData(WEIGHTS, saved),
  })
}

/** Tries weights on the real queue; nothing is changed by it. */
export function useTryWeights() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof tryMatchingWeights>) => call(tryMatchingWeights, { body }),
  })
}

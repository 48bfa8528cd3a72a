import { deleteStory, listOwnStories, reportStory, shareStory } from '@shinequo/contract/community'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/* What a student does on a wall that is on: loaded only there. */

const STORIES = ['stories']

/** The student's own stories, the newest first, with what was decided meanwhile. */
export function useOwnStories() {
  return useQuery({
    queryKey: [...STORIES, 'own'],
    queryFn: ({ signal }) => call(listOwnStories, { signal }),
    refetchOnMount: 'always',
  })
}

/** A change after which the wall and the own stories are asked for anew. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: STORIES }),
  })
}

export function useShareStory() {
  return useChange((body: BodyInput<typeof shareStory>) => call(shareStory, { body }))
}

export function useDeleteStory() {
  return useChange((id: string) => call(deleteStory, { params: { id } }))
}

export function useReportStory() {
  return useChange(({ id, reason }: { id: string; reason: string }) =>
    call(reportStory, { params: { id }, body: { reason } }),
  )
}

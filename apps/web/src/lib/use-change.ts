import {
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

interface Options<Input, Reply> {
  /** What is read anew when the call has ended, whether the change was made or refused. */
  readonly invalidates?: readonly QueryKey[]
  /** After a change that was made, before anything is read anew; a promise is waited for. */
  readonly onSuccess?: (reply: Reply, queries: QueryClient, input: Input) => unknown
  /** After a change that was refused or got no answer. */
  readonly onError?: (error: Error, queries: QueryClient) => unknown
  /** Changes of one name run one after the other. */
  readonly scope?: string
}

/**
 * The one way to change something on the server: runs a call, then reads anew what it invalidates, and is pending until
 * that is there. `mutate` starts it; `mutateAsync`, for forms, also resolves with the reply or rejects. A refusal is an
 * ApiError, in `error` and from `mutateAsync`; the caller shows it. No call is repeated by itself: `newQueryClient` says
 * what becomes of one that got no answer.
 */
export function useChange<Input = void, Reply = unknown>(
  change: (input: Input) => Promise<Reply>,
  { invalidates = [], onSuccess, onError, scope }: Options<Input, Reply> = {},
): UseMutationResult<Reply, Error, Input> {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    ...(scope !== undefined && { scope: { id: scope } }),
    onSuccess: (reply, input) => onSuccess?.(reply, queries, input),
    onError: (error) => onError?.(error, queries),
    onSettled: () => Promise.all(invalidates.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}

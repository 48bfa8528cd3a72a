import {
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

interface Options<Input, Reply> {
  /** Queries to refetch when the call has ended, successfully or not. */
  readonly invalidates?: readonly QueryKey[]
  /** Called after success, before any refetch; a returned promise is awaited. */
  readonly onSuccess?: (reply: Reply, queries: QueryClient, input: Input) => unknown
  /** Called when the change was refused or got no response. */
  readonly onError?: (error: Error, queries: QueryClient) => unknown
  /** Changes with the same scope run one after the other. */
  readonly scope?: string
}

/**
 * The way to change something on the server: runs a call, then refetches what it invalidates, and is pending until that
 * is done. `mutate` starts it; `mutateAsync`, for forms, also resolves with the reply or rejects. A refusal is an
 * ApiError, in `error` and from `mutateAsync`; the caller shows it. Calls are not retried automatically: see
 * `newQueryClient` for calls without a response.
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

/**
 * For `onSuccess` of changes after which less or more waits for administrators. It is not awaited: a row that is removed
 * by the refetch of its list would otherwise be gone before its own message is shown.
 */
export function needsRefetch(_reply: unknown, queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['needs'] })
}

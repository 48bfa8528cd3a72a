import {
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'

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

/** What a component does when a change that it has started is over and its refetch is done. */
interface Listeners<Reply> {
  readonly onSuccess?: (reply: Reply) => unknown
  readonly onError?: (error: Error) => unknown
  readonly onSettled?: () => unknown
}

/** Of each member of a union by itself, so that its state still tells which one it is. */
type WithoutMutate<Result> = Result extends unknown ? Omit<Result, 'mutate'> : never

type Change<Input, Reply> = WithoutMutate<UseMutationResult<Reply, Error, Input>> & {
  readonly mutate: (input: Input, listeners?: Listeners<Reply>) => void
}

/**
 * The way to change something on the server: runs a call, then refetches what it invalidates, and is pending until that
 * is done. `mutate` starts it; `mutateAsync`, for forms, also resolves with the reply or rejects. A refusal is an
 * ApiError, in `error` and from `mutateAsync`; the caller shows it. The listeners of `mutate` are called even if their
 * component is gone by then, as a row is that the refetch has removed: its person is told all the same. Calls are not retried automatically: see
 * `newQueryClient` for calls without a response.
 */
export function useChange<Input = void, Reply = unknown>(
  change: (input: Input) => Promise<Reply>,
  { invalidates = [], onSuccess, onError, scope }: Options<Input, Reply> = {},
): Change<Input, Reply> {
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: change,
    ...(scope !== undefined && { scope: { id: scope } }),
    onSuccess: (reply, input) => onSuccess?.(reply, queries, input),
    onError: (error) => onError?.(error, queries),
    onSettled: () => Promise.all(invalidates.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  const { mutateAsync } = mutation
  const mutate = useCallback(
    (input: Input, { onSuccess, onError, onSettled }: Listeners<Reply> = {}) => {
      const told = mutateAsync(input).then(onSuccess, (error: Error) => onError?.(error))
      void told.finally(onSettled)
    },
    [mutateAsync],
  )
  return { ...mutation, mutate }
}

/**
 * For `onSuccess` of changes after which less or more waits for administrators. It is not awaited: a row that is removed
 * by the refetch of its list would otherwise be gone before its own message is shown.
 */
export function needsRefetch(_reply: unknown, queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['needs'] })
}

import { useMutation } from '@tanstack/react-query'

/** A write whose caller waits for its end, as a form does; newQueryClient says what becomes of one that fails. */
export function useWrite<Input, Reply>(
  write: (input: Input) => Promise<Reply>,
): (input: Input) => Promise<Reply> {
  return useMutation({ mutationFn: write }).mutateAsync
}

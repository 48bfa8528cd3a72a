import type { BodyInput } from '@shinequo/contract/endpoint'
import {
  type AdminPost,
  changePost,
  deletePost,
  getPost,
  listSchoolPosts,
  type PostState,
  publishPost,
  removePostPicture,
  restorePost,
  setPostPicture,
  unpublishPost,
  writePost,
} from '@shinequo/contract/feed'
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const SCHOOL_POSTS = ['school-posts']
const ONE_POST = 'one-post'

/** A school's posts for administrators, page by page. While another state loads, the previous list stays. */
export function useSchoolPosts(value: string, state?: PostState) {
  return useInfiniteQuery({
    queryKey: [...SCHOOL_POSTS, value, state],
    queryFn: ({ signal, pageParam }) =>
      call(listSchoolPosts, {
        signal,
        params: { value },
        query: { state, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // A scheduled post may have been published meanwhile.
    refetchOnMount: 'always',
  })
}

/** One post for its editor. */
export function usePost(id: string) {
  return useQuery({
    queryKey: [ONE_POST, id],
    queryFn: ({ signal }) => call(getPost, { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

/** After a refusal the post is refetched, because somebody else may have changed it. */
const onError = (_error: Error, queries: QueryClient) => queries.invalidateQueries({ queryKey: [ONE_POST] })

/** Changes a post: caches the reply, which is its newest version, and refetches the lists. */
function usePostChange<Input>(change: (input: Input) => Promise<AdminPost>) {
  return useChange(change, {
    onSuccess: (post, queries) => {
      queries.setQueryData([ONE_POST, post.id], post)
      void queries.invalidateQueries({ queryKey: SCHOOL_POSTS })
    },
    onError,
  })
}

/** A post, and the version that a change is based on. */
interface Seen {
  readonly id: string
  readonly version: number
}

export function useWritePost(value: string) {
  return usePostChange((body: BodyInput<typeof writePost>) => call(writePost, { params: { value }, body }))
}

export function useChangePost() {
  return usePostChange(({ id, ...body }: { id: string } & BodyInput<typeof changePost>) =>
    call(changePost, { params: { id }, body }),
  )
}

export function useSetPicture() {
  return usePostChange(({ id, version, picture }: Seen & { picture: File }) => {
    const body = new FormData()
    body.append('image', picture)
    return call(setPostPicture, { params: { id }, query: { version }, body })
  })
}

export function useRemovePicture() {
  return usePostChange(({ id, version }: Seen) =>
    call(removePostPicture, { params: { id }, body: { version } }),
  )
}

/** Publishes at an instant (ISO 8601), or at once if it is null. */
export function usePublish() {
  return usePostChange(({ id, version, at }: Seen & { at: string | null }) =>
    call(publishPost, { params: { id }, body: { version, at } }),
  )
}

export function useUnpublish() {
  return usePostChange(({ id, version }: Seen) => call(unpublishPost, { params: { id }, body: { version } }))
}

export function useRestorePost() {
  return usePostChange((id: string) => call(restorePost, { params: { id } }))
}

export function useDeletePost() {
  return useChange(({ id, version }: Seen) => call(deletePost, { params: { id }, body: { version } }), {
    onSuccess: (_message, queries, { id }) => {
      queries.removeQueries({ queryKey: [ONE_POST, id] })
      return queries.invalidateQueries({ queryKey: SCHOOL_POSTS })
    },
    onError,
  })
}

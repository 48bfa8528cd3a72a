import type { AdminPost } from '@shinequo/contract/feed'
import {
  useChangePost,
  usePublish,
  useRemovePicture,
  useSetPicture,
  useUnpublish,
  useWritePost,
} from './api/admin.ts'
import { type PostValues, plannedInstant, wordsOf } from './post-plan.ts'

interface Wanted {
  readonly values: PostValues
  /** A new picture; null for none. */
  readonly picture: File | null
  readonly zone: string
}

/**
 * Saves a post in steps, each based on the version that the step before returned: remove the picture, save the text,
 * add the new picture, set when students see it. `onStep` is called after each, so that a retry continues from there.
 */
export function useSavePost(school: string) {
  const write = useWritePost(school)
  const change = useChangePost()
  const setPicture = useSetPicture()
  const removePicture = useRemovePicture()
  const publish = usePublish()
  const unpublish = useUnpublish()

  return async (
    before: AdminPost | null,
    { values, picture, zone }: Wanted,
    onStep: (post: AdminPost) => void,
  ): Promise<AdminPost> => {
    let post = before
    const step = async (made: Promise<AdminPost>) => {
      post = await made
      onStep(post)
      return post
    }
    if (post?.picture && !values.keeps_picture && picture === null)
      await step(removePicture.mutateAsync(post))
    const words = wordsOf(values)
    let saved =
      post === null
        ? await step(write.mutateAsync(words))
        : isSame(words, post)
          ? post
          : await step(change.mutateAsync({ id: post.id, version: post.version, ...words }))
    if (picture !== null) saved = await step(setPicture.mutateAsync({ ...saved, picture }))
    const { plan } = values
    if (plan === 'draft' && saved.published_at !== null) return await step(unpublish.mutateAsync(saved))
    if (plan === 'now') return await step(publish.mutateAsync({ ...saved, at: null }))
    const at = plan === 'later' ? plannedInstant(values, zone) : null
    if (at === null || (saved.published_at && Date.parse(saved.published_at) === at)) return saved
    return await step(publish.mutateAsync({ ...saved, at: new Date(at).toISOString() }))
  }
}

function isSame(words: ReturnType<typeof wordsOf>, post: AdminPost): boolean {
  const { title, text, link, picture_alt, for_all, also_for, event } = post
  const schools = also_for.map(({ value }) => value).sort()
  const stored = { title, text, link: link ?? '', picture_alt, for_all, also_for: schools, event }
  return JSON.stringify({ ...words, also_for: words.also_for?.toSorted() }) === JSON.stringify(stored)
}

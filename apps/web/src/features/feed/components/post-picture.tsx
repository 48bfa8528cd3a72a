import type { Post } from '@shinequo/contract/feed'
import { OF_THE_PROGRAMME } from '../../../lib/words-of.ts'

interface PostPictureProps {
  readonly picture: Post['picture']
  /** Loaded at once, for a post at the top of its page. */
  readonly eager?: boolean
}

/** The picture of a post, which keeps its height while it loads; nothing without one. */
export function PostPicture({ picture, eager = false }: PostPictureProps) {
  if (picture === null) return null
  return (
    <img
      src={picture.url}
      alt={picture.alt}
      lang={OF_THE_PROGRAMME.lang}
      width={960}
      height={480}
      loading={eager ? 'eager' : 'lazy'}
      className="aspect-[2/1] h-auto w-full bg-sunken object-cover text-sm text-muted [filter:var(--picture-filter)]"
    />
  )
}

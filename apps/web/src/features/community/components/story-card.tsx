import { useId } from 'react'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import type { WallStory } from './sample-stories.ts'

/** One story of the wall: who tells it, its title, its words and tags. */
export function StoryCard({ title, content, author, isAnonymous, tags }: WallStory) {
  const heading = useId()
  return (
    <article aria-labelledby={heading}>
      <Card>
        <div className="mb-3 flex items-center gap-3">
          <Avatar name={isAnonymous ? '' : author} size={40} />
          <p className="text-sm font-strong">{isAnonymous ? 'Anonymous' : author}</p>
        </div>
        <h3 id={heading} className="text-lg font-strong tracking-snug">
          {title}
        </h3>
        <p className="mt-1.5 max-w-[66ch]">{content}</p>
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ul>
      </Card>
    </article>
  )
}

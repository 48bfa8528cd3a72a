import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/community'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import type { useWall } from '../api/student.ts'
import { useOwnStories } from '../api/student.ts'
import { OwnStories } from './own-stories.tsx'
import { PeerStory, storyId } from './peer-story.tsx'
import { StorySkeletons } from './story-skeletons.tsx'

interface OpenWallProps {
  readonly wall: ReturnType<typeof useWall>
}

/** The wall of a school that has turned it on: the student's own stories, and the stories on the wall, in pages. */
export default function OpenWall({ wall }: OpenWallProps) {
  const own = useOwnStories()
  const { hasNextPage, isFetchingNextPage } = wall
  const pages = wall.data?.pages.map(({ stories }) => stories) ?? []
  const stories = pages.flat()
  const [added] = pages.length > 1 ? (pages.at(-1) ?? []) : []

  // The button that loaded the last page is gone. In the same commit, focus moves to what it loaded.
  const asked = useRef(false)
  useLayoutEffect(() => {
    if (!asked.current || hasNextPage || added === undefined) return
    asked.current = false
    document.getElementById(storyId(added))?.focus()
  }, [added, hasNextPage])

  // Waits for both, so that the wall does not move when the student's own stories load.
  if (own.isPending) return <StorySkeletons />
  return (
    <div className="grid gap-6">
      <OwnStories own={own} />
      {stories.length === 0 ? (
        <Card className="grid min-h-80">
          <EmptyState art="nothing-here" title={messages.nothingOnTheWall} level="h3">
            {messages.yoursCanBeFirst}
          </EmptyState>
        </Card>
      ) : (
        <div className="grid gap-4">
          {stories.map((story) => (
            <PeerStory key={story.id} story={story} />
          ))}
        </div>
      )}
      {wall.isFetchNextPageError && !isFetchingNextPage && <Note tone="danger">{messageOf(wall.error)}</Note>}
      {hasNextPage ? (
        <div className="text-center">
          <Button
            kind="quiet"
            busy={isFetchingNextPage}
            onClick={() => {
              asked.current = true
              void wall.fetchNextPage()
            }}
          >
            {wall.isFetchNextPageError ? actions.tryAgain : actions.showMore}
          </Button>
        </div>
      ) : (
        pages.length > 1 && <p className="text-center text-sm text-muted">{messages.thatIsEverything}</p>
      )}
    </div>
  )
}

import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/community'
import { Pencil } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { LazyPart } from '../../../components/ui/lazy-part.tsx'
import { PartBoundary } from '../../../components/ui/part-boundary.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { isUnproved } from '../../../lib/school-list.ts'
import { useWall } from '../api/student.ts'
import { StoryCard } from '../components/story-card.tsx'
import { StoryDialog } from '../components/story-dialog.tsx'
import { StorySkeletons } from '../components/story-skeletons.tsx'
import { WallWait } from '../components/wall-wait.tsx'
import { WelcomePanel } from '../components/welcome-panel.tsx'
import { SAMPLE_STORIES } from '../sample-stories.ts'

// Needed only if the school has turned its wall on.
const OpenWall = lazy(() => import('../components/open-wall.tsx'))
const ShareDialog = lazy(() => import('../components/share-dialog.tsx'))

interface CommunityWallProps {
  /** Shown above the samples while the student has proved no school. */
  readonly unproved: ReactNode
}

/** The samples, or the school's wall if it is on. */
export default function CommunityWall({ unproved }: CommunityWallProps) {
  const [writing, setWriting] = useState(false)
  const wall = useWall()
  const isClosed = isUnproved(wall.error)
  // A student who has proved no school gets the same page as a school without a wall.
  const first = wall.data?.pages[0]
  const isOn = isClosed ? false : first?.wall_on
  const close = () => setWriting(false)
  return (
    <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
      <WelcomePanel alwaysAnonymous={isOn === true} />
      {/* At least as high as the viewport, so that nothing below moves when the stories load. */}
      <section aria-labelledby="peer-wall" className="min-h-[calc(100dvh-10rem)] min-w-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <h2 id="peer-wall" className="text-xl font-bold tracking-snug">
            {messages.peerWall}
          </h2>
          <Button className="max-tablet:w-full" onClick={() => setWriting(true)}>
            <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            {messages.shareYourStory}
          </Button>
        </div>
        {isClosed && <div className="mb-4">{unproved}</div>}
        {isOn === undefined && wall.error === null && <StorySkeletons />}
        {isOn === undefined && wall.error !== null && (
          <Card className="grid min-h-80">
            <ErrorState
              title={messages.wallDidNotLoad}
              message={messageOf(wall.error)}
              retrying={wall.isFetching}
              onRetry={() => void wall.refetch()}
            />
          </Card>
        )}
        {first?.awaited !== undefined && <WallWait awaited={first.awaited} />}
        {isOn === false && (
          <div className="grid gap-4">
            {SAMPLE_STORIES.map(({ id, ...story }) => (
              <StoryCard key={id} {...story} isSample />
            ))}
          </div>
        )}
        {isOn && (
          <PartBoundary title={messages.wallDidNotLoad}>
            <Suspense fallback={<StorySkeletons />}>
              <OpenWall wall={wall} />
            </Suspense>
          </PartBoundary>
        )}
      </section>
      {writing && isOn === false && <StoryDialog onClose={close} />}
      {writing && isOn && (
        <LazyPart title={actions.thisDidNotLoad}>
          <ShareDialog onClose={close} />
        </LazyPart>
      )}
    </div>
  )
}

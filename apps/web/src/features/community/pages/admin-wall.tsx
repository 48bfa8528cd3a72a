import { STORY_LISTS, type StoryToReview } from '@shinequo/contract/community'
import * as messages from '@shinequo/messages/web/community'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { Link, useSearchParams } from 'react-router'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useDecideStory, useStoriesToReview } from '../api/admin.ts'
import { AuthorDialog } from '../components/author-dialog.tsx'
import { JustDecided } from '../components/just-decided.tsx'
import { PublishDialog } from '../components/publish-dialog.tsx'
import { ReachDialog } from '../components/reach-dialog.tsx'
import { decisionFailure, RefusalDialog } from '../components/refusal-dialog.tsx'
import { isOfDanger, type ReviewAct, StoryRow } from '../components/story-to-review.tsx'

/** /admin/wall: the stories of students, before and after their school reads them. The list is in the URL. */
export default function AdminWallPage() {
  const [parameters] = useSearchParams()
  const list = STORY_LISTS.find((one) => one === parameters.get('list')) ?? 'queue'
  const stories = useStoriesToReview(list)
  const [asked, setAsked] = useState<{ act: ReviewAct; story: StoryToReview }>()
  const decide = useDecideStory()
  const panel = useRef<HTMLElement>(null)
  const now = useNow()
  const [first] = stories.data?.pages ?? []
  // While another list loads, only the counts of the previous one are valid.
  const isFormer = stories.isPlaceholderData
  const rows = isFormer ? [] : (stories.data?.pages.flatMap((page) => page.stories) ?? [])
  const counts = first?.counts
  const totals = counts && {
    queue: counts.held + counts.reported + counts.waiting,
    published: counts.published,
    refused: counts.refused,
  }
  // The pressed button is removed with its story.
  const goOn = () => focusAfterDialog(() => panel.current, { preventScroll: false })

  function act(kind: ReviewAct, story: StoryToReview) {
    const isPublished = kind === 'publish' || kind === 'keep'
    if (!isPublished || isOfDanger(story)) return setAsked({ act: kind, story })
    publish(kind, story)
  }

  function publish(kind: 'publish' | 'keep', story: StoryToReview) {
    decide.mutate(
      { id: story.id, version: story.version, decision: 'published', reason: '' },
      {
        onSuccess: () => toast.success(kind === 'keep' ? messages.kept : messages.published),
        onError: (error) => toast.error(decisionFailure(error)),
        onSettled: () => {
          setAsked(undefined)
          goOn()
        },
      },
    )
  }

  return (
    <>
      <PageHead lede={messages.reviewLede}>{messages.wall}</PageHead>
      <JustDecided decisions={first?.undoable ?? []} onUndone={goOn} />
      <nav
        aria-label={messages.lists}
        className="mb-4 inline-flex max-w-full flex-wrap gap-1 rounded-box border border-line bg-sunken p-1"
      >
        {STORY_LISTS.map((one) => (
          <Link
            key={one}
            to={one === 'queue' ? '/admin/wall' : `/admin/wall?list=${one}`}
            replace
            aria-current={one === list ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-in px-4 text-sm font-semibold text-muted no-underline hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-primary aria-[current=page]:shadow-soft"
          >
            {messages.LISTS[one]}
          </Link>
        ))}
      </nav>
      {/* At least as high as the viewport, so that nothing below moves when the stories load. */}
      <section
        ref={panel}
        aria-label={messages.LISTS[list]}
        tabIndex={-1}
        className="min-h-[calc(100dvh-10rem)]"
      >
        <ListRegion
          count={messages.storiesListed}
          shown={rows.length}
          total={isFormer ? undefined : totals?.[list]}
          query={stories}
          empty={messages.EMPTY_LISTS[list]}
        >
          <ul aria-label={messages.stories}>
            {rows.map((story) => (
              <StoryRow
                key={story.id}
                story={story}
                now={now}
                busy={decide.isPending && decide.variables.id === story.id}
                onAct={(kind) => act(kind, story)}
              />
            ))}
          </ul>
        </ListRegion>
      </section>
      {asked?.act === 'author' && <AuthorDialog story={asked.story} onClose={() => setAsked(undefined)} />}
      {asked?.act === 'reach' && <ReachDialog story={asked.story} onClose={() => setAsked(undefined)} />}
      {(asked?.act === 'publish' || asked?.act === 'keep') && (
        <PublishDialog
          story={asked.story}
          act={asked.act}
          busy={decide.isPending}
          onClose={() => setAsked(undefined)}
          onPublish={() => publish(asked.act === 'keep' ? 'keep' : 'publish', asked.story)}
          onReach={() => setAsked({ act: 'reach', story: asked.story })}
        />
      )}
      {(asked?.act === 'decline' || asked?.act === 'remove') && (
        <RefusalDialog
          story={asked.story}
          decision={asked.act === 'decline' ? 'declined' : 'removed'}
          onClose={() => setAsked(undefined)}
          onDecided={() => {
            setAsked(undefined)
            goOn()
          }}
        />
      )}
    </>
  )
}

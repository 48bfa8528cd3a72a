import type { OwnStory, StoryState } from '@shinequo/contract/community'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { callWords, phoneLink, useCrisisLine } from '../../../lib/crisis-line.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useDeleteStory, type useOwnStories } from '../api/student.ts'
import ShareDialog from './share-dialog.tsx'

const STATES: Readonly<
  Record<StoryState, { tone: ComponentProps<typeof Chip>['tone']; chip: string; words: ReactNode }>
> = {
  waiting: {
    tone: 'info',
    chip: 'Being read',
    words: 'A person reads every story before it goes on the wall. You see here what they say.',
  },
  held: {
    tone: 'info',
    chip: 'Being read',
    words: (
      <>
        A person reads yours first. Until then, and always, somebody is there for you, day and night.
        <HeldLine />
      </>
    ),
  },
  published: { tone: 'success', chip: 'On the wall', words: 'Your school can read it. Thank you for it.' },
  declined: {
    tone: 'amber',
    chip: 'Not on the wall',
    words: 'We did not put this one on the wall. That is about these words, not about you.',
  },
  removed: {
    tone: 'amber',
    chip: 'Taken off the wall',
    words: 'We took this one off the wall. That is about these words, not about you.',
  },
}

function HeldLine() {
  const line = useCrisisLine()
  return (
    <a href={phoneLink('tel', line.number)} className="flex min-h-11 w-fit items-center font-bold">
      {callWords(line)}
    </a>
  )
}

/** How many are shown before one asks for all. */
const FEW = 3

/** What the student has handed in, where it stands and why; nothing where there is none. */
export function OwnStories({ own }: { readonly own: ReturnType<typeof useOwnStories> }) {
  const [all, setAll] = useState(false)
  const [deleting, setDeleting] = useState<OwnStory>()
  const [changing, setChanging] = useState<OwnStory>()
  const card = useRef<HTMLElement>(null)
  const { data } = own
  if (data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Your own stories did not load"
          message={messageOf(own.error)}
          retrying={own.isFetching}
          onRetry={() => void own.refetch()}
        />
      </Card>
    )
  }
  if (data.length === 0) return null
  const shown = all ? data : data.slice(0, FEW)
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby="own-stories">
      <h3 id="own-stories" className="mb-1 text-lg font-strong tracking-snug">
        Your stories
      </h3>
      <ul aria-labelledby="own-stories" className="divide-y divide-line">
        {shown.map((story) => (
          <OwnRow
            key={story.id}
            story={story}
            onDelete={() => setDeleting(story)}
            onChange={() => setChanging(story)}
          />
        ))}
      </ul>
      {shown.length < data.length && (
        <Button kind="quiet" size="small" onClick={() => setAll(true)}>
          {`Show all ${data.length}`}
        </Button>
      )}
      {deleting && (
        <DeleteDialog
          story={deleting}
          onClose={() => setDeleting(undefined)}
          // The button that was pressed goes with its row.
          onDeleted={() => requestAnimationFrame(() => card.current?.focus())}
        />
      )}
      {changing && <ShareDialog from={changing} onClose={() => setChanging(undefined)} />}
    </Card>
  )
}

interface OwnRowProps {
  readonly story: OwnStory
  readonly onDelete: () => void
  readonly onChange: () => void
}

function OwnRow({ story, onDelete, onChange }: OwnRowProps) {
  const { title, state, reason } = story
  const { tone, chip, words } = STATES[state]
  const isRefused = state === 'declined' || state === 'removed'
  return (
    <li className="grid gap-2 py-4 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-strong">{title}</p>
        <Chip tone={tone ?? 'info'}>{chip}</Chip>
      </div>
      <p className="max-w-[66ch] text-sm text-muted">{words}</p>
      {isRefused && <p className="max-w-[66ch] text-sm">Why: {reason}</p>}
      <div className="flex flex-wrap gap-2">
        {isRefused && (
          <Button kind="soft" size="small" aria-label={`Change and share again: ${title}`} onClick={onChange}>
            Change and share again
          </Button>
        )}
        <Button
          kind="ghost"
          size="small"
          // Alone, its word stands under the words above it.
          className={isRefused ? '' : '-ms-3.5'}
          aria-label={`Delete: ${title}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}

interface DeleteDialogProps {
  readonly story: OwnStory
  readonly onClose: () => void
  readonly onDeleted: () => void
}

function DeleteDialog({ story, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteStory()
  return (
    <AskDialog
      title="Delete your story?"
      description={`“${story.title}” goes for good, here and on the wall, with what was said of it.`}
      act="Delete it"
      busy={remove.isPending}
      onClose={onClose}
      onAct={() =>
        remove.mutate(story.id, {
          onSuccess: ({ message }) => {
            toast.success(message)
            onDeleted()
          },
          onError: (error) => toast.error(messageOf(error)),
          onSettled: onClose,
        })
      }
    >
      <p>This cannot be undone.</p>
    </AskDialog>
  )
}

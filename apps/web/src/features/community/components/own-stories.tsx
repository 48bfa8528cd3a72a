import type { OwnStory, StoryState } from '@shinequo/contract/community'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/community'
import { type ComponentProps, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { callWords, phoneLink, useCrisisLine } from '../../../lib/crisis-line.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { useDeleteStory, type useOwnStories } from '../api/student.ts'
import { OwnMessages } from './own-messages.tsx'
import ShareDialog from './share-dialog.tsx'

const TONES: Readonly<Record<StoryState, NonNullable<ComponentProps<typeof Chip>['tone']>>> = {
  waiting: 'info',
  held: 'info',
  published: 'success',
  declined: 'amber',
  removed: 'amber',
}

function HeldLine() {
  const line = useCrisisLine()
  return (
    <a href={phoneLink('tel', line.number)} className="flex min-h-11 w-fit items-center font-bold">
      {callWords(line)}
    </a>
  )
}

/** How many are shown before the student asks for all. */
const FEW = 3

/** What the student has submitted, with its state and the reason; nothing if there is none. */
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
          title={messages.yourStoriesDidNotLoad}
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
        {messages.yourStories}
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
          {messages.showAll(data.length)}
        </Button>
      )}
      {deleting && (
        <DeleteDialog
          story={deleting}
          onClose={() => setDeleting(undefined)}
          // The pressed button is removed with its row.
          onDeleted={() => focusAfterDialog(() => card.current, { preventScroll: false })}
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
  const { title, state, reason, helped_count } = story
  const { chip, words } = messages.OWN_STATES[state]
  const isRefused = state === 'declined' || state === 'removed'
  return (
    <li className="grid gap-2 py-4 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p {...OF_A_PERSON} className="font-strong">
          {title}
        </p>
        <Chip tone={TONES[state]}>{chip}</Chip>
      </div>
      <p className="max-w-[66ch] text-sm text-muted">
        {words}
        {state === 'published' && helped_count > 0 && ` ${messages.itHelped(helped_count)}`}
        {state === 'held' && <HeldLine />}
      </p>
      <OwnMessages story={story} />
      {isRefused && <p className="max-w-[66ch] text-sm">{messages.why(reason)}</p>}
      <div className="flex flex-wrap gap-2">
        {isRefused && (
          <Button
            kind="soft"
            size="small"
            aria-label={messages.changeAndShareStory(title)}
            onClick={onChange}
          >
            {messages.changeAndShare}
          </Button>
        )}
        <Button
          kind="ghost"
          size="small"
          // Without another button next to it, its label aligns with the text above.
          className={isRefused ? '' : '-ms-3.5'}
          aria-label={messages.deleteStory(title)}
          onClick={onDelete}
        >
          {actions.deleteIt}
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
      title={messages.deleteTitle}
      description={messages.deleteMeans(story.title)}
      act={messages.deleteAct}
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
      <p>{actions.cannotBeUndone}</p>
    </AskDialog>
  )
}

import type { StoryState, StoryToReview } from '@shinequo/contract/community'
import { type ComponentProps, useId } from 'react'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ageWords } from '../../../lib/age-words.ts'

const STATES: Readonly<Record<StoryState, { tone: ComponentProps<typeof Chip>['tone']; words: string }>> = {
  held: { tone: 'danger', words: 'Held: words of risk' },
  waiting: { tone: 'info', words: 'Waiting' },
  published: { tone: 'success', words: 'On the wall' },
  declined: { tone: 'neutral', words: 'Declined' },
  removed: { tone: 'neutral', words: 'Removed' },
}

/** What an administrator asks for: a decision, or who wrote a story. */
export type ReviewAct = 'publish' | 'keep' | 'decline' | 'remove' | 'author'

const WORDS: Readonly<Record<ReviewAct, string>> = {
  publish: 'Publish',
  keep: 'Keep on the wall',
  decline: 'Decline',
  remove: 'Remove',
  author: 'Who wrote it',
}

/** What can be done with a story where it stands. */
function actsOn({ state, reports }: StoryToReview): readonly ReviewAct[] {
  if (state === 'held' || state === 'waiting') return ['publish', 'decline', 'author']
  if (state === 'published') return reports.length > 0 ? ['keep', 'remove', 'author'] : ['remove', 'author']
  return ['author']
}

interface StoryRowProps {
  readonly story: StoryToReview
  readonly now: number
  readonly busy: boolean
  readonly onAct: (act: ReviewAct) => void
}

/** A story as an administrator reads it: how long it waits, its words, what was reported, and what to do. */
export function StoryRow({ story, now, busy, onAct }: StoryRowProps) {
  const { title, school, state, tags, waiting_since, reports, decision } = story
  const heading = useId()
  const since = waiting_since ?? decision?.at
  return (
    <li className="border-t border-line px-5 py-5 tablet:px-6">
      <article aria-labelledby={heading} className="grid gap-3 [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Chip tone={STATES[state].tone ?? 'neutral'}>{STATES[state].words}</Chip>
          {reports.length > 0 && (
            <Chip tone="amber">
              {reports.length === 1 ? 'Reported once' : `Reported ${reports.length} times`}
            </Chip>
          )}
          <span>{school}</span>
          {since && (
            <span>
              {waiting_since ? 'Waits ' : ''}
              {ageWords(now - Date.parse(since))}
              {waiting_since ? '' : ' ago'}
            </span>
          )}
        </div>
        <h2 id={heading} className="text-lg font-strong tracking-snug">
          {title}
        </h2>
        <p className="max-w-[66ch] whitespace-pre-line">{story.story}</p>
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <Chip>{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
        {reports.length > 0 && (
          <ul aria-label="Reports" className="grid gap-1 rounded-box bg-accent-soft px-4 py-3 text-sm">
            {reports.map(({ reason, created_at }) => (
              <li key={`${created_at} ${reason}`}>
                {reason} ({ageWords(now - Date.parse(created_at))} ago)
              </li>
            ))}
          </ul>
        )}
        {story.needs_care && <CareFlag about={title} />}
        {decision && (
          <p className="text-sm text-muted">
            {decision.by === '' ? 'Decided' : `Decided by ${decision.by}`}
            {decision.reason !== '' && `: ${decision.reason}`}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {actsOn(story).map((act, at) => (
            <Button
              key={act}
              kind={act === 'author' ? 'ghost' : act === 'decline' || act === 'remove' ? 'danger' : 'primary'}
              size="small"
              busy={busy && at === 0}
              disabled={busy}
              aria-label={`${WORDS[act]}: ${title}`}
              onClick={() => onAct(act)}
            >
              {WORDS[act]}
            </Button>
          ))}
        </div>
      </article>
    </li>
  )
}

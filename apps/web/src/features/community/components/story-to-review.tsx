import type { StoryState, StoryToReview } from '@shinequo/contract/community'
import * as messages from '@shinequo/messages/web/community'
import { fieldName } from '@shinequo/messages/web/fields'
import { type ComponentProps, useId } from 'react'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ageWords } from '../../../lib/age-words.ts'
import { schoolText } from '../../../lib/school-text.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { StoryMessages } from './story-messages.tsx'

const TONES: Readonly<Record<StoryState, NonNullable<ComponentProps<typeof Chip>['tone']>>> = {
  held: 'danger',
  waiting: 'info',
  published: 'success',
  declined: 'neutral',
  removed: 'neutral',
}

/** What an administrator can ask for: a decision, or who wrote a story. */
export type ReviewAct = keyof typeof messages.ACTS

/** Whether a story has words of danger. Its author comes first then, and publishing it is asked for. */
export const isOfDanger = ({ needs_care, state }: StoryToReview) => needs_care || state === 'held'

/** The available acts on a story in its state. */
function actsOn(story: StoryToReview): readonly ReviewAct[] {
  const acts = decisionsOn(story)
  return isOfDanger(story) ? ['reach', ...acts, 'author'] : [...acts, 'author']
}

function decisionsOn({ state, reports }: StoryToReview): readonly ReviewAct[] {
  if (state === 'held' || state === 'waiting') return ['publish', 'decline']
  if (state === 'published') return reports.length > 0 ? ['keep', 'remove'] : ['remove']
  return []
}

const KINDS = {
  publish: 'primary',
  keep: 'primary',
  decline: 'danger',
  remove: 'danger',
  reach: 'soft',
  author: 'ghost',
} satisfies Record<ReviewAct, ComponentProps<typeof Button>['kind']>

/** Of a story with words of danger. */
const KINDS_OF_DANGER = { ...KINDS, publish: 'quiet', keep: 'quiet', reach: 'primary' } satisfies Record<
  ReviewAct,
  ComponentProps<typeof Button>['kind']
>

interface StoryRowProps {
  readonly story: StoryToReview
  readonly now: number
  readonly busy: boolean
  readonly onAct: (act: ReviewAct) => void
}

/** A story for an administrator: how long it has waited, its text, what was reported, and the available acts. */
export function StoryRow({ story, now, busy, onAct }: StoryRowProps) {
  const { title, school, state, tags, waiting_since, reports, decision } = story
  const heading = useId()
  const kinds = isOfDanger(story) ? KINDS_OF_DANGER : KINDS
  const since = waiting_since ?? decision?.at
  const age = (instant: string) => ageWords(now - Date.parse(instant))
  return (
    <li className="border-t border-line px-5 py-5 tablet:px-6">
      <article aria-labelledby={heading} className="grid gap-3 [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Chip tone={TONES[state]}>{messages.REVIEW_STATES[state]}</Chip>
          {reports.length > 0 && <Chip tone="amber">{messages.reportedTimes(reports.length)}</Chip>}
          <span>{schoolText(school)}</span>
          {since && <span>{waiting_since ? messages.waits(age(since)) : messages.ago(age(since))}</span>}
        </div>
        <h2 {...OF_A_PERSON} id={heading} className="text-lg font-strong tracking-snug">
          {title}
        </h2>
        <p {...OF_A_PERSON} className="max-w-[66ch] whitespace-pre-line">
          {story.story}
        </p>
        {tags.length > 0 && (
          <ul aria-label={fieldName('tags')} className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} {...OF_A_PERSON}>
                <Chip>{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
        {reports.length > 0 && (
          <ul
            aria-label={messages.reports}
            className="grid gap-1 rounded-box bg-accent-soft px-4 py-3 text-sm"
          >
            {reports.map(({ reason, created_at }) => (
              <li key={`${created_at} ${reason}`}>{messages.reported(reason, age(created_at))}</li>
            ))}
          </ul>
        )}
        {story.needs_care && <CareFlag about={title} />}
        {decision && <p className="text-sm text-muted">{messages.decided(decision.by, decision.reason)}</p>}
        <StoryMessages messages={story.messages} now={now} />
        <div className="flex flex-wrap gap-2">
          {actsOn(story).map((act, at) => (
            <Button
              key={act}
              kind={kinds[act]}
              size="small"
              busy={busy && at === 0}
              disabled={busy}
              aria-label={messages.actOn(act, title)}
              onClick={() => onAct(act)}
            >
              {messages.ACTS[act]}
            </Button>
          ))}
        </div>
      </article>
    </li>
  )
}

import { JOINING_STEPS, type JoiningStep, type OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import * as messages from '@shinequo/messages/web/coaches'
import { Check, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../../../components/ui/card.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { ChangesAsked } from './changes-asked.tsx'

const PLACES: Readonly<Record<JoiningStep, string>> = {
  picture: '/coach/profile#picture',
  description: '/coach/profile#about',
  focus_area: '/coach/profile#about',
  language_preference: '/coach/profile#place',
  time_zone: '/coach/profile#place',
  hours: '/coach/availability',
}

/** What a coach has provided and what is missing, each step with a link to its form. */
export function JoiningProgress({ page }: { readonly page: OwnCoachProfile }) {
  const done = JOINING_STEPS.length - page.to_do.length
  const complete = done === JOINING_STEPS.length
  return (
    <div className="grid gap-4 tablet:gap-6">
      <ChangesAsked page={page} />
      {!page.changes && (
        <Note tone={complete ? 'success' : 'info'}>
          {complete ? (
            <Sentence parts={messages.allDone<ReactNode>(<strong>{messages.thankYou}</strong>)} />
          ) : (
            messages.seenOnceApproved
          )}
        </Note>
      )}
      <Card aria-labelledby="joining">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="joining" className="text-lg font-strong tracking-snug">
            {messages.yourFirstSteps}
          </h2>
          <p className="text-sm text-muted tabular-nums">{messages.stepsDone(done, JOINING_STEPS.length)}</p>
        </div>
        <div
          role="progressbar"
          aria-labelledby="joining"
          aria-valuemin={0}
          aria-valuemax={JOINING_STEPS.length}
          aria-valuenow={done}
          aria-valuetext={messages.stepsDone(done, JOINING_STEPS.length)}
          className="mb-2 h-2 overflow-hidden rounded-full bg-sunken"
        >
          <div
            style={{ width: `${(100 * done) / JOINING_STEPS.length}%` }}
            className="h-full rounded-full bg-primary transition-[width]"
          />
        </div>
        <ol>
          {JOINING_STEPS.map((step) => (
            <Step key={step} step={step} done={!page.to_do.includes(step)} />
          ))}
        </ol>
      </Card>
    </div>
  )
}

function Step({ step, done }: { readonly step: JoiningStep; readonly done: boolean }) {
  return (
    <li className="border-line not-first:border-t">
      <Link
        to={PLACES[step]}
        className="-mx-2 flex min-h-16 items-center gap-4 rounded-in px-2 py-2 text-ink no-underline hover:bg-hover"
      >
        <span
          aria-hidden="true"
          className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${done ? 'border-primary bg-primary text-on-primary' : 'border-line-strong'}`}
        >
          {done && <Check strokeWidth={3} className="size-4" />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-strong">
            {messages.STEPS[step]}
            <span className="sr-only">{done ? messages.stepDone : messages.stepToDo}</span>
          </span>
          <span className="block text-sm text-muted">{messages.STEP_REASONS[step]}</span>
        </span>
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  )
}

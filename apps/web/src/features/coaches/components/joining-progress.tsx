import { JOINING_STEPS, type JoiningStep, type OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '../../../components/ui/card.tsx'
import { Note } from '../../../components/ui/note.tsx'

const PLACES: Readonly<Record<JoiningStep, readonly [to: string, why: string]>> = {
  picture: ['/coach/profile#picture', 'A face makes the first step easier'],
  description: ['/coach/profile#about', 'How you work, in your own words'],
  focus_area: ['/coach/profile#about', 'What you work on, in words and ticked for matching'],
  language_preference: [
    '/coach/profile#place',
    'What you coach in, in words and, where the list has it, ticked for matching',
  ],
  time_zone: ['/coach/profile#place', 'So that your hours are right for everybody'],
  hours: ['/coach/availability', 'When students can book you'],
}
const STEPS = Object.keys(JOINING_STEPS) as JoiningStep[]

/** What a coach has given and what is still to do, each step with the way to its form. */
export function JoiningProgress({ page }: { readonly page: OwnCoachProfile }) {
  const done = STEPS.length - page.to_do.length
  const complete = done === STEPS.length
  return (
    <div className="grid gap-4 tablet:gap-6">
      <Note tone={complete ? 'success' : 'info'}>
        {complete ? (
          <>
            <strong>All done, thank you.</strong> Your programme looks at your page now. We write to you as
            soon as students can find you; nothing else is left to do.
          </>
        ) : (
          'Students see you when these steps are done and your programme has approved your page.'
        )}
      </Note>
      <Card aria-labelledby="joining">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="joining" className="text-lg font-strong tracking-snug">
            Your first steps
          </h2>
          <p className="text-sm text-muted tabular-nums">
            {done} of {STEPS.length} done
          </p>
        </div>
        <div
          role="progressbar"
          aria-labelledby="joining"
          aria-valuemin={0}
          aria-valuemax={STEPS.length}
          aria-valuenow={done}
          aria-valuetext={`${done} of ${STEPS.length} done`}
          className="mb-2 h-2 overflow-hidden rounded-full bg-sunken"
        >
          <div
            style={{ width: `${(100 * done) / STEPS.length}%` }}
            className="h-full rounded-full bg-primary transition-[width]"
          />
        </div>
        <ol>
          {STEPS.map((step) => (
            <Step key={step} step={step} done={!page.to_do.includes(step)} />
          ))}
        </ol>
      </Card>
    </div>
  )
}

function Step({ step, done }: { readonly step: JoiningStep; readonly done: boolean }) {
  const [to, why] = PLACES[step]
  return (
    <li className="border-line not-first:border-t">
      <Link
        to={to}
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
            {JOINING_STEPS[step]}
            <span className="sr-only">{done ? ', done' : ', to do'}</span>
          </span>
          <span className="block text-sm text-muted">{why}</span>
        </span>
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  )
}

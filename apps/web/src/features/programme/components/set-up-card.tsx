import type { SetUp, SetUpStep } from '@shinequo/contract/programme/set-up'
import * as messages from '@shinequo/messages/web/programme-settings'
import { Check, Minus } from 'lucide-react'
import { useRef } from 'react'
import toast from 'react-hot-toast'
import { Link, useLocation } from 'react-router'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { useSetUp, useSkipStep } from '../api/admin.ts'
import { fromSetUp, PLACE_OF_STEP, skipOfStep } from '../set-up-places.ts'

type State = SetUp['steps'][number]['state']

/** The steps of setting up on the start page, until each is done or left out. Nothing while they are not loaded. */
export function SetUpUntilDone() {
  const { data } = useSetUp()
  const isOpen = data?.steps.some(({ state }) => state === 'missing')
  return isOpen ? <SetUpCard setUp={data!} className="mb-5" /> : null
}

interface SetUpCardProps {
  readonly setUp: SetUp
  readonly className?: string
}

/** The steps of setting up: what is there, what is missing with the way there, and what is left out. */
export function SetUpCard({ setUp: { steps, facts }, className = '' }: SetUpCardProps) {
  const skip = useSkipStep()
  const card = useRef<HTMLElement>(null)
  const from = fromSetUp(useLocation().pathname)
  const done = steps.filter(({ state }) => state === 'done').length
  const next = steps.find(({ state }) => state === 'missing')?.step
  const choose = (step: SetUpStep, skipped: boolean) =>
    skip.mutate(
      { step, skipped },
      {
        onError: (error) => toast.error(messageOf(error)),
        // The pressed button stays, unless it was the last step.
        onSettled: () => focusAfterDialog(() => (card.current ? null : document.getElementById('main'))),
      },
    )
  return (
    <Card ref={card} aria-labelledby="set-up" className={className}>
      <CardHead
        id="set-up"
        title={messages.setUp}
        className="mb-1!"
        action={
          <p role="status" className="text-sm font-semibold text-muted">
            {messages.stepsDone(done, steps.length)}
          </p>
        }
      />
      <p className="mb-3 max-w-[66ch] text-sm text-muted">{next ? messages.setUpLede : messages.allSetUp}</p>
      <ol className="grid wide:grid-cols-2 wide:gap-x-8">
        {steps.map(({ step, state }, at) => {
          const { title, missing, there } = messages.STEPS[step]
          const { left, act, actOf } = messages.SKIPS[skipOfStep(step)]
          return (
            <li key={step} className="flex items-start gap-3 border-t border-line py-2">
              <Mark state={state} number={at + 1} isNext={step === next} />
              <div className="grid min-w-0 flex-1 [overflow-wrap:anywhere]">
                <Link
                  to={PLACE_OF_STEP[step]}
                  state={from}
                  className="inline-flex min-h-9 items-center justify-self-start font-strong pointer-coarse:min-h-11 max-wide:min-h-11"
                >
                  {title}
                </Link>
                <p className="text-sm text-muted">
                  {state !== 'skipped' && <span className="sr-only">{messages.STEP_STATES[state]}: </span>}
                  {state === 'done' ? there(facts) : state === 'missing' ? missing : left}
                </p>
              </div>
              {state !== 'done' && (
                <Button
                  kind="ghost"
                  size="small"
                  className="-me-3.5"
                  aria-label={state === 'missing' ? actOf(title) : messages.undoSkipOf(title)}
                  busy={skip.isPending && skip.variables.step === step}
                  onClick={() => choose(step, state === 'missing')}
                >
                  {state === 'missing' ? act : messages.undoSkip}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {next && (
        <ButtonLink to={PLACE_OF_STEP[next]} state={from} className="mt-4">
          {messages.nextStep(messages.STEPS[next].title)}
        </ButtonLink>
      )}
    </Card>
  )
}

const MARKS = {
  done: 'bg-primary text-on-primary',
  missing: 'border border-line-strong text-muted',
  skipped: 'border border-line text-muted',
} satisfies Record<State, string>

interface MarkProps {
  readonly state: State
  readonly number: number
  readonly isNext: boolean
}

/** Beside the words that say the same. */
function Mark({ state, number, isNext }: MarkProps) {
  const icon = { 'aria-hidden': true, strokeWidth: 2, className: 'size-4' } as const
  const look = isNext ? 'border-2 border-primary text-primary' : MARKS[state]
  return (
    <span
      aria-hidden="true"
      className={`mt-1 grid size-7 shrink-0 pointer-coarse:mt-2 max-wide:mt-2 place-items-center rounded-full text-sm font-semibold tabular-nums ${look}`}
    >
      {state === 'done' ? <Check {...icon} /> : state === 'skipped' ? <Minus {...icon} /> : number}
    </span>
  )
}

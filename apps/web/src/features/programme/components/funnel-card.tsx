import type { ProgrammeFigures } from '@shinequo/contract/programme'
import * as messages from '@shinequo/messages/web/programme'
import type { ReactNode } from 'react'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { figureText } from '../figure-words.ts'

/** How many students reached each step, of everybody who ever signed up. */
export function FunnelCard({
  steps,
  download,
}: {
  readonly steps: ProgrammeFigures['funnel']
  readonly download: ReactNode
}) {
  const most = Math.max(1, ...steps.map(({ students }) => students ?? 0))
  return (
    <Card aria-labelledby="funnel">
      <CardHead id="funnel" title={messages.fromSignUp} className="mb-0!" action={download} />
      <p className="mb-4 text-sm text-muted">{messages.everybodyWhoSignedUp}</p>
      <dl className="grid gap-4">
        {steps.map(({ step, students }) => (
          <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5">
            <dt className="text-sm">{messages.FUNNEL_STEPS[step]}</dt>
            <dd className="text-sm font-bold tabular-nums">{figureText(students)}</dd>
            <Bar part={(students ?? 0) / most} />
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** A horizontal progress bar. */
function Bar({ part }: { readonly part: number }) {
  return (
    <dd aria-hidden="true" className="col-span-2 h-2 overflow-hidden rounded-full bg-line">
      <span className="block h-full rounded-full bg-primary" style={{ width: `${part * 100}%` }} />
    </dd>
  )
}

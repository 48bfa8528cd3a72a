import type { ProgrammeFigures } from '@shinequo/contract/programme'
import * as messages from '@shinequo/messages/web/programme'
import type { ReactNode } from 'react'
import { figureText } from '../figure-words.ts'
import { ChartCard } from './chart-card.tsx'
import { Plot } from './plot.tsx'

/** How many students reached each step, of everybody who ever signed up. */
export function FunnelCard({
  steps,
  download,
}: {
  readonly steps: ProgrammeFigures['funnel']
  readonly download?: ReactNode
}) {
  const words = steps.map(({ step }) => messages.FUNNEL_STEPS[step])
  return (
    <ChartCard
      title={messages.fromSignUp}
      lede={messages.everybodyWhoSignedUp}
      download={download}
      table={{
        head: [messages.step, messages.students],
        rows: steps.map(({ students }, at) => [words[at] ?? '', figureText(students)]),
      }}
    >
      <Plot kind="bars" labels={words} values={steps.map(({ students }) => students)} />
    </ChartCard>
  )
}

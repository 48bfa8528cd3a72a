import type { ProgrammeFigures } from '@shinequo/contract/programme'
import * as messages from '@shinequo/messages/web/programme'
import type { ReactNode } from 'react'
import { figureText } from '../figure-words.ts'
import { ChartCard } from './chart-card.tsx'
import { Plot } from './plot.tsx'

/** The sessions held by the hour of the day. */
export function HoursChart({
  figures: { by_hour },
  download,
}: {
  readonly figures: ProgrammeFigures
  readonly download?: ReactNode
}) {
  return (
    <ChartCard
      title={messages.whenStudentsMeet}
      download={download}
      lede={messages.byTheHour}
      table={{
        head: [messages.hour, messages.held],
        rows: by_hour.map(({ hour, held }) => [messages.hourOfDay(hour), figureText(held)]),
      }}
    >
      {by_hour.some(({ held }) => held) ? (
        <Plot
          kind="bars"
          labels={by_hour.map(({ hour }) => messages.hourOfDay(hour))}
          values={by_hour.map(({ held }) => held)}
        />
      ) : (
        <p>{messages.tooFewStudents}</p>
      )}
    </ChartCard>
  )
}

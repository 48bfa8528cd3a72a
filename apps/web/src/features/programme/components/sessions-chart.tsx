import type { ProgrammeFigures } from '@shinequo/contract/programme'
import * as messages from '@shinequo/messages/web/programme'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { dateText } from '../../../lib/calendar-date.ts'
import { tableFile } from '../api/admin.ts'
import { figureText, isGoingOn } from '../figure-words.ts'
import { ChartCard } from './chart-card.tsx'
import { Plot } from './plot.tsx'

/**
 * The sessions held in each day, week or month. A term begins with the parts that show more: in a small programme most
 * weeks would be hidden.
 */
export function SessionsChart({ figures }: { readonly figures: ProgrammeFigures }) {
  const { over_time, by_month, months_first, period } = figures
  const [chosen, setChosen] = useState<'week' | 'month'>()
  const each = figures.each === 'day' ? 'day' : (chosen ?? (months_first ? 'month' : 'week'))
  const parts = each === 'month' ? by_month : over_time
  const labels = parts.map(({ date }) => (each === 'month' ? monthLabel(date) : dayLabel(date)))
  const title = messages.HELD_EACH[each]
  const goesOn = isGoingOn(figures)
  return (
    <ChartCard
      title={title}
      download={
        <DownloadButton
          label={messages.downloadCsvOf(title)}
          fileName={`programme-sessions-${period}.csv`}
          load={() => tableFile('sessions', period, each === 'month' ? 'month' : 'week')}
        >
          {messages.downloadCsv}
        </DownloadButton>
      }
      more={
        each !== 'day' && (
          <Button kind="ghost" size="small" onClick={() => setChosen(each === 'month' ? 'week' : 'month')}>
            {each === 'month' ? messages.byWeek : messages.byMonth}
          </Button>
        )
      }
      lede={`${messages.dottedIs(period, each, goesOn)}${each === 'month' ? ` ${messages.weeksOfMonth}` : ''}`}
      table={{
        head: [messages.PART_HEADS[each], messages.held, messages.heldBefore],
        rows: parts.map(({ held, before }, at) => [labels[at] ?? '', figureText(held), figureText(before)]),
      }}
    >
      <Plot
        kind="lines"
        goesOn={goesOn}
        labels={labels}
        values={parts.map(({ held }) => held)}
        before={parts.map(({ before }) => before)}
      />
    </ChartCard>
  )
}

const dayLabel = (date: string) => dateText(date, { month: 'short', day: 'numeric' })
const monthLabel = (date: string) => dateText(date, { month: 'long' })

import type { ProgrammeFigures, ProgrammePeriod, ProgrammeTable } from '@shinequo/contract/programme'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { dateText } from '../../../lib/calendar-date.ts'
import { tableFile } from '../api/admin.ts'
import { BarChart } from './bar-chart.tsx'
import { ChartCard } from './chart-card.tsx'
import { CoachLoads } from './coach-loads.tsx'
import { changeText, figureText, hourText, waitText } from './figure-words.ts'
import { FunnelCard } from './funnel-card.tsx'
import { LineChart } from './line-chart.tsx'
import { NumberCard } from './number-card.tsx'

/** What a period is compared with. */
const BEFORE: Readonly<Record<ProgrammePeriod, string>> = {
  term: 'the same weeks last year',
  '30d': 'the 30 days before',
  '7d': 'the 7 days before',
}

/** The figures of a programme: four numbers, two charts, the way of students, and the load of coaches. */
export function Figures({ figures }: { readonly figures: ProgrammeFigures }) {
  const { active, sessions, rating, waiting, over_time, by_hour, each, period } = figures
  const wait = (found: ProgrammeFigures['wait_for_match'], to: string) =>
    found &&
    `Half of students have ${to} within ${waitText(found.median_hours)}, nine in ten within ${waitText(found.p90_hours)}.`
  const download = (table: ProgrammeTable, title: string) => (
    <DownloadButton
      label={`Download CSV: ${title}`}
      fileName={`programme-${table}-${period}.csv`}
      load={() => tableFile(table, period)}
    >
      Download CSV
    </DownloadButton>
  )
  const overTime = `Sessions held each ${each}`
  return (
    <div className="grid gap-4 tablet:gap-6">
      <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-6 desk:grid-cols-4">
        <NumberCard title="Students active" figure={figureText(active.now)}>
          {changeText(active.now, active.before, BEFORE[period])}
        </NumberCard>
        <NumberCard
          title="Sessions held"
          figure={figureText(sessions.held)}
          trend={over_time.map(({ held }) => held)}
        >
          {sessions.attendance === null
            ? changeText(sessions.held, figures.held_before, BEFORE[period])
            : `${sessions.attendance} % attended`}
        </NumberCard>
        <NumberCard title="Average rating" figure={rating ? rating.mean.toFixed(1) : 'N/A'}>
          {rating ? `from ${rating.count} reviews` : 'from fewer than 10 students'}
        </NumberCard>
        <NumberCard title="Waiting for a match" figure={figureText(waiting.students)}>
          {waiting.oldest_days === null
            ? 'with a completed profile'
            : `oldest: ${waitText(waiting.oldest_days * 24)}`}
        </NumberCard>
      </div>
      <p className="text-sm text-muted">
        {[
          wait(figures.wait_for_match, 'a match'),
          wait(figures.wait_for_session, 'a first session'),
          'Figures of fewer than 10 students are not shown, nor those that would give them away.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="grid gap-4 tablet:gap-6 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <ChartCard
          title={overTime}
          download={download('sessions', overTime)}
          lede={`Dashed: ${BEFORE[period]}. A gap: not shown.`}
          table={{
            head: [each === 'week' ? 'Week from' : 'Day', 'Held', 'Before'],
            rows: over_time.map(({ date, held, before }) => [
              dayLabel(date),
              figureText(held),
              figureText(before),
            ]),
          }}
        >
          <LineChart
            labels={over_time.map(({ date }) => dayLabel(date))}
            values={over_time.map(({ held }) => held)}
            before={over_time.map(({ before }) => before)}
          />
        </ChartCard>
        <ChartCard
          title="When students meet"
          download={download('hours', 'When students meet')}
          lede="Sessions held, by the hour they began."
          table={{
            head: ['Hour', 'Held'],
            rows: by_hour.map(({ hour, held }) => [hourText(hour), figureText(held)]),
          }}
        >
          {by_hour.some(({ held }) => held) ? (
            <BarChart bars={by_hour.map(({ hour, held }) => ({ label: hourText(hour), value: held }))} />
          ) : (
            <p>Too few students to show this without identifying them.</p>
          )}
        </ChartCard>
      </div>
      <div className="grid items-start gap-4 tablet:gap-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <FunnelCard steps={figures.funnel} download={download('funnel', 'From sign-up to feedback')} />
        <CoachLoads first={figures.coaches} download={download('load', 'Coaches')} />
      </div>
    </div>
  )
}

const dayLabel = (date: string) => dateText(date, { month: 'short', day: 'numeric' })

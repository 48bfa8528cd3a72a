import type { ProgrammeFigures, ProgrammeTable } from '@shinequo/contract/programme'
import * as messages from '@shinequo/messages/web/programme'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { tableFile } from '../api/admin.ts'
import { changeText, figureText, waitText } from '../figure-words.ts'
import { ChartCard } from './chart-card.tsx'
import { CoachLoads } from './coach-loads.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { NumberCard } from './number-card.tsx'
import { Plot } from './plot.tsx'
import { SessionsChart } from './sessions-chart.tsx'

/** The programme's figures: three numbers, three charts with their tables, and the coaches' load. */
export function Figures({ figures }: { readonly figures: ProgrammeFigures }) {
  const { active, sessions, rating, over_time, by_hour, period } = figures
  const { wait_for_match: toMatch, wait_for_session: toSession } = figures
  const download = (table: ProgrammeTable, title: string) => (
    <DownloadButton
      label={messages.downloadCsvOf(title)}
      fileName={`programme-${table}-${period}.csv`}
      load={() => tableFile(table, period)}
    >
      {messages.downloadCsv}
    </DownloadButton>
  )
  return (
    <div className="grid gap-4 tablet:gap-6">
      <div className="grid gap-4 tablet:grid-cols-3 tablet:gap-6">
        <NumberCard title={messages.studentsActive} figure={figureText(active.now)}>
          {changeText(active.now, active.before, period)}
        </NumberCard>
        <NumberCard
          title={messages.sessionsHeld}
          figure={figureText(sessions.held)}
          trend={over_time.map(({ held }) => held)}
        >
          {sessions.attendance === null
            ? changeText(sessions.held, figures.held_before, period)
            : messages.attended(sessions.attendance)}
        </NumberCard>
        <NumberCard
          title={messages.averageRating}
          figure={rating ? rating.mean.toFixed(1) : messages.noRating}
        >
          {rating ? messages.fromReviews(rating.count) : messages.fromFewStudents}
        </NumberCard>
      </div>
      <p className="text-sm text-muted">
        {[
          toMatch && messages.matchWithin(waitText(toMatch.median_hours), waitText(toMatch.p90_hours)),
          toSession &&
            messages.sessionWithin(waitText(toSession.median_hours), waitText(toSession.p90_hours)),
          messages.fewAreNotShown,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <SessionsChart key={period} figures={figures} />
      <ChartCard
        title={messages.whenStudentsMeet}
        download={download('hours', messages.whenStudentsMeet)}
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
      <FunnelCard steps={figures.funnel} download={download('funnel', messages.fromSignUp)} />
      <CoachLoads first={figures.coaches} download={download('load', messages.coaches)} />
    </div>
  )
}

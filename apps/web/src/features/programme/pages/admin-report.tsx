import { localDate } from '@shinequo/domain/time/zoned-day'
import { zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/programme'
import { useSearchParams } from 'react-router'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { dateText } from '../../../lib/calendar-date.ts'
import { FiguresRegion } from '../components/figures-region.tsx'
import { FunnelCard } from '../components/funnel-card.tsx'
import { HoursChart } from '../components/hours-chart.tsx'
import { MainNumbers } from '../components/main-numbers.tsx'
import { SchoolsCard } from '../components/schools-card.tsx'
import { SessionsChart } from '../components/sessions-chart.tsx'
import { periodOf } from '../figure-words.ts'

const LONG = { year: 'numeric', month: 'long', day: 'numeric' } as const

/** The figures of a period as a report to print or to save: without coaches, whose numbers are about single people. */
export default function AdminReportPage() {
  const [parameters] = useSearchParams()
  const period = periodOf(parameters)
  return (
    <>
      <div className="print:hidden">
        <BackLink to={period === 'term' ? '/admin' : `/admin?period=${period}`}>
          {messages.programmeTitle}
        </BackLink>
      </div>
      <FiguresRegion period={period}>
        {(figures) => (
          <article className="grid gap-4 tablet:gap-6 print:gap-3">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <PageHead
                lede={messages.reportOf(
                  dateText(figures.over_time[0]!.date, LONG),
                  dateText(localDate(Date.parse(figures.as_of), figures.zone), LONG),
                  zoneName(figures.zone),
                )}
              >
                {messages.reportTitle}
              </PageHead>
              <Button kind="quiet" onClick={() => window.print()}>
                {messages.printReport}
              </Button>
            </div>
            <MainNumbers figures={figures} />
            <SessionsChart figures={figures} />
            <FunnelCard steps={figures.funnel} />
            {figures.by_school.length > 0 && <SchoolsCard schools={figures.by_school} />}
            <HoursChart figures={figures} />
          </article>
        )}
      </FiguresRegion>
    </>
  )
}

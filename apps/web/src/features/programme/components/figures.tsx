import type { ProgrammeFigures, ProgrammeTable } from '@shinequo/contract/programme'
import * as messages from '@shinequo/messages/web/programme'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { tableFile } from '../api/admin.ts'
import { CoachLoads } from './coach-loads.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { HoursChart } from './hours-chart.tsx'
import { MainNumbers } from './main-numbers.tsx'
import { SchoolsCard } from './schools-card.tsx'
import { SessionsChart } from './sessions-chart.tsx'

/** The programme's figures: three numbers, charts with their tables, the schools, and the coaches' load. */
export function Figures({ figures }: { readonly figures: ProgrammeFigures }) {
  const { period, by_school } = figures
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
      <MainNumbers figures={figures} />
      <SessionsChart key={period} figures={figures} />
      <HoursChart figures={figures} download={download('hours', messages.whenStudentsMeet)} />
      <FunnelCard steps={figures.funnel} download={download('funnel', messages.fromSignUp)} />
      {by_school.length > 0 && (
        <SchoolsCard schools={by_school} download={download('schools', messages.bySchool)} />
      )}
      <CoachLoads first={figures.coaches} download={download('load', messages.coaches)} />
    </div>
  )
}

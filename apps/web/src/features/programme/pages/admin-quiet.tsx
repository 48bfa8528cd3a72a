import { QUIET_COACHED, QUIET_SORTS, QUIET_WEEKS } from '@shinequo/contract/programme/quiet'
import { number } from '@shinequo/messages/locale'
import * as messages from '@shinequo/messages/web/programme'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { useNow } from '../../../lib/use-now.ts'
import { type Selection, useSelection } from '../../../lib/use-selection.ts'
import { type QuietFilter, quietFile, useQuietStudents } from '../api/admin.ts'
import { QuietList } from '../components/quiet-list.tsx'

/** What is selected of the report. */
interface SelectedQuiet {
  readonly quiet: Pick<QuietFilter, 'weeks' | 'coached'>
  readonly selection: Selection
  readonly shown: readonly string[]
  readonly total: string | undefined
  readonly more: boolean
}

interface AdminQuietProps {
  /** What can be done for the selected students. */
  readonly bulk: (selected: SelectedQuiet) => ReactNode
}

/** Students without a session for some weeks, those first who are quiet for longest. The address has what was chosen. */
export default function AdminQuiet({ bulk }: AdminQuietProps) {
  const [parameters] = useSearchParams()
  const change = useChangeParameter()
  const now = useNow()
  const filter = {
    weeks: QUIET_WEEKS.find((one) => one === parameters.get('weeks')) ?? '3',
    coached: QUIET_COACHED.find((one) => one === parameters.get('coached')) ?? 'everybody',
    sort: QUIET_SORTS.find((one) => one === parameters.get('sort')) ?? 'longest',
  } as const
  const { weeks, coached } = filter
  const selection = useSelection(JSON.stringify([weeks, coached]))
  const list = useQuietStudents(filter)
  const pages = list.isPlaceholderData ? undefined : list.data?.pages
  const students = pages?.flatMap((page) => page.students) ?? []
  return (
    <>
      <BackLink to="/admin">{messages.programmeTitle}</BackLink>
      <PageHead lede={messages.quietLede}>{messages.quietTitle}</PageHead>
      <Note tone="info" className="mb-5">
        {messages.quietMeans}
      </Note>
      <div className="mb-4 grid items-end gap-4 tablet:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
        <SelectField
          label={messages.withoutSessionFor}
          value={filter.weeks}
          options={QUIET_WEEKS.map((weeks) => [weeks, messages.weeks(Number(weeks))])}
          onChange={(event) => change('weeks', event.target.value)}
        />
        <SelectField
          label={messages.whichStudents}
          value={filter.coached}
          options={QUIET_COACHED.map((one) => [one, messages.COACHED[one]])}
          onChange={(event) => change('coached', event.target.value)}
        />
        <SelectField
          label={messages.order}
          value={filter.sort}
          options={QUIET_SORTS.map((one) => [one, messages.QUIET_SORTS[one]])}
          onChange={(event) => change('sort', event.target.value)}
        />
        <DownloadButton
          kind="quiet"
          size="default"
          label={messages.downloadCsvOf(messages.quietTitle)}
          fileName={`quiet-students-${filter.weeks}-weeks.csv`}
          load={() => quietFile(filter)}
        >
          {messages.downloadCsv}
        </DownloadButton>
      </div>
      {/* At least the height of the viewport, so that nothing below shifts when the list arrives. */}
      <div className="min-h-[calc(100dvh-10rem)]">
        <ListRegion
          count={messages.studentsListed}
          shown={students.length}
          total={pages?.[0]?.total}
          query={list}
          bar={bulk({
            quiet: { weeks, coached },
            selection,
            shown: students.map(({ account_id }) => account_id),
            total: pages?.[0] && number(pages[0].total),
            more: list.hasNextPage,
          })}
          empty={{ title: messages.nobodyQuiet, words: messages.everybodyHadSession }}
        >
          <QuietList students={students} selection={selection} now={now} />
        </ListRegion>
      </div>
    </>
  )
}

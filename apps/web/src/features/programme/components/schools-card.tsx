import type { ProgrammeFigures } from '@shinequo/contract/programme'
import * as messages from '@shinequo/messages/web/programme'
import type { ReactNode } from 'react'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { figureText } from '../figure-words.ts'
import { BarOfFigure, FigureTable } from './figure-table.tsx'

/** Students and sessions by school, with a bar for the sessions held. */
export function SchoolsCard({
  schools,
  download,
}: {
  readonly schools: ProgrammeFigures['by_school']
  readonly download?: ReactNode
}) {
  const most = Math.max(1, ...schools.map(({ held }) => held ?? 0))
  return (
    <Card aria-labelledby="by-school" className="print:break-inside-avoid">
      <CardHead id="by-school" title={messages.bySchool} className="mb-0!" action={download} />
      <p className="mb-4 text-sm text-muted">{messages.bySchoolLede}</p>
      <FigureTable
        caption={messages.bySchool}
        rows={schools}
        keyOf={({ kind, name }) => `${kind} ${name}`}
        columns={[
          {
            head: messages.school,
            cell: ({ kind, name }) => (kind === 'school' ? name : messages.SCHOOL_ROWS[kind]),
          },
          { head: messages.students, cell: ({ students }) => figureText(students) },
          { head: messages.active, cell: ({ active }) => figureText(active) },
          {
            head: messages.held,
            cell: ({ held }) => (
              <BarOfFigure percent={held === null ? null : (100 * held) / most}>
                {figureText(held)}
              </BarOfFigure>
            ),
          },
        ]}
      />
    </Card>
  )
}

import type { ProgrammeFigures } from '@shinequo/contract/programme'
import * as messages from '@shinequo/messages/web/programme'
import type { ReactNode } from 'react'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { figureText } from '../figure-words.ts'

const HEADS = [messages.school, messages.students, messages.active, messages.held]
const CELL = 'border-t border-line py-2.5 ps-3 text-end tabular-nums first:ps-0 first:text-start'
/** A row is a small card on a phone, with the column headings next to the numbers. */
const SMALL =
  'max-tablet:flex max-tablet:flex-wrap max-tablet:justify-between max-tablet:border-0 max-tablet:py-0.5 max-tablet:ps-0'

/** Students and sessions by school, with a bar for the sessions held. */
export function SchoolsCard({
  schools,
  download,
}: {
  readonly schools: ProgrammeFigures['by_school']
  readonly download?: ReactNode
}) {
  const most = Math.max(1, ...schools.map(({ held }) => held ?? 0))
  const word = (words: string) => <span className="text-muted tablet:hidden">{words}</span>
  return (
    <Card aria-labelledby="by-school" className="print:break-inside-avoid">
      <CardHead id="by-school" title={messages.bySchool} className="mb-0!" action={download} />
      <p className="mb-4 text-sm text-muted">{messages.bySchoolLede}</p>
      <table className="w-full text-sm [overflow-wrap:anywhere]">
        <caption className="sr-only">{messages.bySchool}</caption>
        <thead className="text-muted max-tablet:hidden">
          <tr>
            {HEADS.map((head) => (
              <th
                key={head}
                scope="col"
                className="pb-2 ps-3 text-end font-semibold first:ps-0 first:text-start"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-tablet:grid max-tablet:gap-1">
          {schools.map(({ kind, name, students, active, held }) => (
            <tr
              key={`${kind} ${name}`}
              className="max-tablet:grid max-tablet:border-t max-tablet:border-line max-tablet:py-3"
            >
              <th scope="row" className={`${CELL} ${SMALL} font-strong`}>
                {kind === 'school' ? name : messages.SCHOOL_ROWS[kind]}
              </th>
              <td className={`${CELL} ${SMALL}`}>
                {word(messages.students)}
                {figureText(students)}
              </td>
              <td className={`${CELL} ${SMALL}`}>
                {word(messages.active)}
                {figureText(active)}
              </td>
              <td className={`${CELL} ${SMALL}`}>
                {word(messages.held)}
                <span className="inline-flex items-center justify-end gap-3">
                  {held !== null && (
                    <span
                      aria-hidden="true"
                      className="h-1.5 w-24 overflow-hidden rounded-full bg-line print:hidden"
                    >
                      <span
                        className="block h-full rounded-full bg-primary"
                        style={{ width: `${(100 * held) / most}%` }}
                      />
                    </span>
                  )}
                  <span className="min-w-11">{figureText(held)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

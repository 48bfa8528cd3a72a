import {
  ROSTER_RESULTS,
  type RosterImport,
  type RosterResult,
  type RosterRow,
} from '@shinequo/contract/rosters'
import { fieldName } from '@shinequo/messages/web/fields'
import * as people from '@shinequo/messages/web/people'
import * as messages from '@shinequo/messages/web/rosters'
import { useRef } from 'react'
import toast from 'react-hot-toast'
import { useSearchParams } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSchoolNames } from '../../../lib/school-list.ts'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { useRosterRows, useTakeSchool } from '../api/admin.ts'

/** The rows of a file with their results, optionally filtered by result. The filter is in the URL. */
export function RosterRows({ roster }: { readonly roster: RosterImport }) {
  const [parameters] = useSearchParams()
  const change = useChangeParameter()
  const result = ROSTER_RESULTS.find((one) => one === parameters.get('result'))
  const list = useRosterRows(roster, result)
  if (!roster.rows_kept) {
    return <p className="text-sm text-muted">{messages.rowsDeleted}</p>
  }
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <>
      <SelectField
        label={messages.show}
        className="max-w-80"
        value={result ?? ''}
        onChange={(event) => change('result', event.target.value)}
        options={[
          ['', messages.everyRow(roster.total)],
          ...ROSTER_RESULTS.map((one) => [one, messages.rowsOfResult(one, roster.counts[one])] as const),
        ]}
      />
      <ListRegion
        count={messages.rowsListed}
        shown={rows.length}
        total={list.data && (result ? roster.counts[result] : roster.total)}
        query={list}
        empty={{
          title: messages.noSuchRow,
          words: messages.noRowOfResult,
          action: (
            <Button kind="quiet" onClick={() => change('result', '')}>
              {messages.showEveryRow}
            </Button>
          ),
        }}
      >
        <Rows roster={roster} rows={rows} />
      </ListRegion>
    </>
  )
}

const TONES: Readonly<Record<RosterResult, 'success' | 'info' | 'amber' | 'neutral' | 'danger'>> = {
  new: 'info',
  unknown_school: 'amber',
  invited: 'success',
  has_account: 'neutral',
  already_invited: 'neutral',
  twice: 'neutral',
  not_valid: 'danger',
}

const HEAD = 'px-3 py-2 text-start font-semibold first:ps-6 last:pe-6'
const CELL = 'px-3 py-2.5 align-top first:ps-6 last:pe-6 [overflow-wrap:anywhere]'

/** A table, or cards on narrow screens. */
function Rows({ roster, rows }: { readonly roster: RosterImport; readonly rows: readonly RosterRow[] }) {
  const wide = useMediaQuery('(min-width: 64rem)')
  const nameOfSchool = useSchoolNames(
    rows.flatMap(({ school, suggested_school }) => [school, suggested_school ?? school]),
  )
  const result = (row: RosterRow) => (
    <Result
      roster={roster}
      row={row}
      suggestion={row.suggested_school === null ? null : nameOfSchool(row.suggested_school)}
    />
  )
  if (!wide) {
    return (
      <ul aria-label={messages.rows}>
        {rows.map((row) => (
          <li key={row.number} className="grid gap-1.5 border-t border-line px-5 py-4 text-sm">
            <p className="font-strong [overflow-wrap:anywhere]">
              <span className="font-normal text-muted">{messages.rowNumber(row.number)}</span>
              {row.email || messages.noEmail}
            </p>
            <p className="text-muted [overflow-wrap:anywhere]">
              {messages.rowFacts([nameOf(row), roleOf(row), nameOfSchool(row.school)].filter(Boolean))}
            </p>
            {result(row)}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{messages.rows}</caption>
      <thead className="text-muted">
        <tr>
          {[
            [messages.row, 'w-20'],
            [messages.email, ''],
            [messages.name, ''],
            [messages.role, 'w-24'],
            [fieldName('school'), ''],
            [messages.result, 'w-72'],
          ].map(([words, width]) => (
            <th key={words} scope="col" className={`${HEAD} ${width}`}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number} className="border-t border-line">
            <td className={`${CELL} tabular-nums text-muted`}>{row.number}</td>
            <th scope="row" className={`${CELL} text-start font-strong`}>
              {row.email || messages.noEmail}
            </th>
            <td className={CELL}>{nameOf(row)}</td>
            <td className={CELL}>{roleOf(row)}</td>
            <td className={CELL}>{nameOfSchool(row.school)}</td>
            <td className={CELL}>{result(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const nameOf = ({ first_name, last_name }: RosterRow) => [first_name, last_name].filter(Boolean).join(' ')

/** A role by its name, or as the file writes it if a roster cannot assign it. */
const roleOf = ({ role }: RosterRow) => (role === 'student' || role === 'coach' ? people.ROLES[role] : role)

interface ResultProps {
  readonly roster: RosterImport
  readonly row: RosterRow
  /** The name of the school that is suggested for the row. */
  readonly suggestion: string | null
}

function Result({ roster, row, suggestion }: ResultProps) {
  const take = useTakeSchool(roster.id)
  const place = useRef<HTMLDivElement>(null)

  function onTake(school: string) {
    // The button goes away with the suggestion.
    place.current?.focus()
    take.mutate(row.number, {
      onSuccess: () => toast.success(messages.schoolUsed(school)),
      onError: (error) => toast.error(messageOf(error)),
    })
  }

  return (
    <div ref={place} tabIndex={-1} className="grid justify-items-start gap-2">
      <Words row={row} />
      {suggestion !== null && roster.state === 'checked' && (
        <>
          <p>{messages.didYouMean(suggestion)}</p>
          <Button kind="quiet" size="small" busy={take.isPending} onClick={() => onTake(suggestion)}>
            {messages.takeSchool(suggestion)}
          </Button>
        </>
      )}
    </div>
  )
}

/** A sentence is too long for a chip. */
function Words({ row: { fate: result, words } }: { readonly row: RosterRow }) {
  if (result === 'not_valid' || result === 'unknown_school') {
    return (
      <p className={`font-semibold ${result === 'not_valid' ? 'text-danger' : 'text-warning'}`}>{words}</p>
    )
  }
  return <Chip tone={TONES[result]}>{words}</Chip>
}

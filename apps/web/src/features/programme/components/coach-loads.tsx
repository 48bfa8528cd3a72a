import type { ProgrammeFigures } from '@shinequo/contract/programme'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/programme'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useCoachLoads } from '../api/admin.ts'

/** From this percentage on, students find few times. */
const FULL = 90
const HEADS = [messages.coach, messages.students, messages.thisWeek, messages.hoursFilled, messages.rating]
const CELL = 'border-t border-line py-2.5 ps-3 text-end tabular-nums first:ps-0 first:text-start'

/** The coaches, the fullest week first. `first` is the first page, which came with the figures. */
export function CoachLoads({
  first,
  download,
}: {
  readonly first: ProgrammeFigures['coaches']
  readonly download: ReactNode
}) {
  const list = useCoachLoads()
  const loaded = list.data?.pages.flatMap((page) => page.coaches) ?? first
  // A coach who was counted again between two pages may be on both.
  const coaches = [...new Map(loaded.map((coach) => [coach.id, coach])).values()]
  return (
    <Card aria-labelledby="coach-loads">
      <CardHead
        id="coach-loads"
        title={messages.coaches}
        action={
          <div className="flex flex-wrap items-center">
            {download}
            <Link
              to="/admin/people?role=coach"
              className="inline-flex min-h-11 items-center text-sm font-strong"
            >
              {messages.allCoaches}
            </Link>
          </div>
        }
      />
      {coaches.length === 0 ? (
        <p className="text-muted">{messages.noCoachYet}</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">{messages.fullestFirst}</caption>
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
            {coaches.map((coach) => (
              <Load key={coach.id} coach={coach} />
            ))}
          </tbody>
        </table>
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="pt-3 text-sm">
          {messageOf(list.error)}
        </p>
      )}
      {list.hasNextPage && (
        <div className="border-t border-line pt-4 text-center">
          <Button
            kind="quiet"
            aria-label={messages.showMoreCoaches}
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {actions.showMore}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Load({ coach }: { readonly coach: ProgrammeFigures['coaches'][number] }) {
  const { name, url, students, this_week, filled, rating } = coach
  // On a phone each coach is a small card, with the column headings next to the numbers.
  const cell = `${CELL} max-tablet:flex max-tablet:flex-wrap max-tablet:justify-between max-tablet:border-0 max-tablet:py-0.5 max-tablet:ps-0`
  const word = (words: string) => <span className="text-muted tablet:hidden">{words}</span>
  return (
    <tr className="max-tablet:grid max-tablet:border-t max-tablet:border-line max-tablet:py-3">
      <th scope="row" className={`${cell} font-strong`}>
        <span className="flex min-w-0 items-center gap-3 [overflow-wrap:anywhere]">
          <Avatar name={name} url={url} size={32} />
          {name}
        </span>
      </th>
      <td className={cell}>
        {word(messages.students)}
        {students}
      </td>
      <td className={cell}>
        {word(messages.thisWeek)}
        {this_week}
      </td>
      <td className={cell}>
        {word(messages.hoursFilled)}
        <span className="inline-flex items-center justify-end gap-3">
          {filled !== null && (
            <span aria-hidden="true" className="h-1.5 w-24 overflow-hidden rounded-full bg-line">
              <span
                className={`block h-full rounded-full ${filled >= FULL ? 'bg-warning' : 'bg-primary'}`}
                style={{ width: `${filled}%` }}
              />
            </span>
          )}
          <span className="min-w-11">{filled === null ? messages.noHours : messages.percent(filled)}</span>
        </span>
      </td>
      <td className={cell}>
        {word(messages.rating)}
        {rating ?? messages.noRating}
      </td>
    </tr>
  )
}

import type { CoachLoad, ProgrammeFigures } from '@shinequo/contract/programme'
import { meanRating } from '@shinequo/messages/locale'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/programme'
import type { ComponentProps, ReactNode } from 'react'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useCoachLoads } from '../api/admin.ts'
import { BarOfFigure, FigureTable } from './figure-table.tsx'

/** From this percentage on, students find few times. */
const FULL = 90

const COLUMNS: ComponentProps<typeof FigureTable<CoachLoad>>['columns'] = [
  {
    head: messages.coach,
    cell: ({ name, url }) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={name} url={url} size={32} />
        {name}
      </span>
    ),
  },
  { head: messages.students, cell: ({ students }) => students },
  { head: messages.thisWeek, cell: ({ this_week }) => this_week },
  {
    head: messages.hoursFilled,
    cell: ({ filled }) => (
      <BarOfFigure percent={filled} isFull={filled !== null && filled >= FULL}>
        {filled === null ? messages.noHours : messages.percent(filled)}
      </BarOfFigure>
    ),
  },
  { head: messages.rating, cell: ({ rating }) => (rating === null ? messages.noRating : meanRating(rating)) },
]

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
            <ButtonLink kind="ghost" size="small" to="/admin/people?role=coach">
              {messages.allCoaches}
            </ButtonLink>
          </div>
        }
      />
      {coaches.length === 0 ? (
        <p className="text-muted">{messages.noCoachYet}</p>
      ) : (
        <FigureTable
          caption={messages.fullestFirst}
          columns={COLUMNS}
          rows={coaches}
          keyOf={({ id }) => id}
        />
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

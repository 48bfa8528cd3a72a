import { clockChangeText, dayText, slotText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import type { Session } from '../session-lists.ts'
import { SlotLine } from './slot-line.tsx'

interface SessionRowProps {
  readonly session: Session
  readonly now: number
  /** Below the time: what happened to the session. */
  readonly note?: ReactNode
  /** At the right end: a button or stars. */
  readonly children?: ReactNode
}

/** One session in a student's list: the coach with a link to their page, and the time. */
export function SessionRow({ session, now, note, children }: SessionRowProps) {
  const { start, end, other, booking } = session
  const zone = ownZone()
  const day = dayText(start, zone)
  const name = `${other.user.first_name} ${other.user.last_name}`
  const change = start > now ? clockChangeText(now, start, zone) : null
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 tablet:px-6">
      <Avatar name={name} url={other.url} size={48} />
      <div id={`session-${booking.id}`} className="min-w-0 flex-[1_1_6rem]">
        <Link
          to={`/home/selectcoach/${encodeURIComponent(other.id)}`}
          className="text-link -my-2 flex min-h-11 w-fit items-center font-medium leading-snug"
        >
          {name}
        </Link>
        <p className="text-sm tabular-nums text-muted">
          <SlotLine day={day} slot={slotText(start, end, zone)} />
        </p>
        {change !== null && <p className="text-xs text-muted">{change}</p>}
        {note}
        <PlanLink href={booking.coach_plan} />
      </div>
      {children}
    </li>
  )
}

/** A link to the plan that a coach has shared, if it is a web address. */
export function PlanLink({ href }: { readonly href: string | null }) {
  if (href === null || !/^https?:\/\//i.test(href)) return null
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-link inline-block text-sm font-medium">
      {messages.coachPlan}
    </a>
  )
}

/** Placeholder rows of the same size as the loaded ones. */
export function SessionRowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows, all alike
        <div key={row} className="flex items-center gap-4 px-5 py-3.5 tablet:px-6">
          <Skeleton className="size-12 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-36 max-w-full" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

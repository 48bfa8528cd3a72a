import type { JoiningStep } from '@shinequo/contract/coaches'
import type { Invitation, Person } from '@shinequo/contract/people'
import { invitationState } from '@shinequo/domain/people/invitation-state'
import { personState } from '@shinequo/domain/people/person-state'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { InvitationRow, PersonRow } from './queries.ts'

/** What the coaches know of one of theirs. */
interface CoachFacts {
  readonly id: string
  readonly approved: boolean
  readonly toDo: readonly JoiningStep[]
  readonly capacity: number
  readonly students: number
  readonly version: number
}

/** Somebody as administrators see them. */
export function presentPerson(row: PersonRow, coach: CoachFacts | undefined): Person {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    role: row.role,
    state: personState({
      suspended: row.suspended_at !== null,
      coach: coach ? { approved: coach.approved, stepsToDo: coach.toDo.length } : null,
    }),
    created_at: row.created_at.toISOString(),
    url: pictureUrl(row.picture_key),
    coach: coach
      ? {
          id: coach.id,
          capacity: coach.capacity,
          students: coach.students,
          version: coach.version,
          to_do: [...coach.toDo],
        }
      : null,
  }
}

/** What an invitation is at `now`. */
export function stateOfInvitation(row: InvitationRow, now: number) {
  return invitationState(
    {
      expiresAt: row.expires_at.getTime(),
      acceptedAt: row.accepted_at?.getTime() ?? null,
      revokedAt: row.revoked_at?.getTime() ?? null,
    },
    now,
  )
}

/** An invitation as administrators see it. */
export function presentInvitation(row: InvitationRow, now: number): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    first_name: row.first_name,
    last_name: row.last_name,
    state: stateOfInvitation(row, now),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    invited_by: [row.inviter_first, row.inviter_last].filter(Boolean).join(' '),
  }
}

import type { Person, PersonState, StudentStage } from '@shinequo/contract/people'
import { proseDateText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/people'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { RequestedAddress } from './requested-address.tsx'

const TONES: Readonly<Record<PersonState, 'success' | 'amber' | 'neutral' | 'danger'>> = {
  active: 'success',
  waiting: 'amber',
  joining: 'neutral',
  suspended: 'danger',
}

const STAGE_TONES: Readonly<Record<StudentStage, 'success' | 'amber' | 'neutral'>> = {
  signed_up: 'neutral',
  no_profile: 'neutral',
  no_answers: 'neutral',
  waiting: 'amber',
  matched: 'success',
  booked: 'success',
  quiet: 'amber',
}

/** A person's state in words, of a student how far they have come. For a joining coach, also what is missing, or the link to the approval once complete. */
export function PersonStatus({ person }: { readonly person: Person }) {
  const { state, coach, student } = person
  // Where a student stands says more than that the account works.
  const stage = state === 'active' ? student?.stage : undefined
  return (
    <div className="flex flex-wrap items-center gap-2">
      {stage === undefined ? (
        <Chip tone={TONES[state]}>{messages.STATES[state]}</Chip>
      ) : (
        <Chip tone={STAGE_TONES[stage]}>{messages.STAGES[stage]}</Chip>
      )}
      {person.deletes_at !== null && (
        <Chip tone="danger">
          {messages.beingDeletedOn(proseDateText(Date.parse(person.deletes_at), ownZone()))}
        </Chip>
      )}
      {person.mail_refused && <Chip tone="amber">{messages.mailComesBack}</Chip>}
      <RequestedAddress change={person.address_change} />
      {state === 'joining' && coach && (
        <span className="text-sm text-muted">
          {coach.to_do.length > 0 ? messages.stillToDo(coach.to_do) : messages.changesRequested}
        </span>
      )}
      {(state === 'waiting' || coach?.changes_asked === true) && coach && (
        <ButtonLink
          to={`/admin/coaches/${coach.id}`}
          kind="soft"
          size="small"
          aria-label={messages.reviewOf(`${person.first_name} ${person.last_name}`)}
        >
          {messages.review}
        </ButtonLink>
      )}
    </div>
  )
}

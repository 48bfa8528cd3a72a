import type { Person, PersonState } from '@shinequo/contract/people'
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

/** A person's state in words. For a joining coach, also what is missing, or the link to the approval once complete. */
export function PersonStatus({ person }: { readonly person: Person }) {
  const { state, coach } = person
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chip tone={TONES[state]}>{messages.STATES[state]}</Chip>
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

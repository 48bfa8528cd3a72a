import { JOINING_STEPS } from '@shinequo/contract/coaches/own-page'
import type { Person, PersonState } from '@shinequo/contract/people'
import { datedDayText } from '@shinequo/messages/times'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { STATE_WORDS } from './person-words.ts'

const TONES: Readonly<Record<PersonState, 'success' | 'amber' | 'neutral' | 'danger'>> = {
  active: 'success',
  waiting: 'amber',
  joining: 'neutral',
  suspended: 'danger',
}

/** A person's state in words; of a coach who joins what is still missing, of a complete one the way to the approval. */
export function PersonStanding({ person }: { readonly person: Person }) {
  const { state, coach } = person
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chip tone={TONES[state]}>{STATE_WORDS[state]}</Chip>
      {person.deletes_at !== null && (
        <Chip tone="danger">Being deleted on {datedDayText(Date.parse(person.deletes_at), ownZone())}</Chip>
      )}
      {person.mail_refused && <Chip tone="amber">Mail comes back</Chip>}
      {state === 'joining' && coach && (
        <span className="text-sm text-muted">
          Still to do: {coach.to_do.map((step) => JOINING_STEPS[step].toLowerCase()).join(', ')}
        </span>
      )}
      {state === 'waiting' && coach && (
        <ButtonLink
          to={`/admin/coaches/${coach.id}`}
          kind="soft"
          size="small"
          aria-label={`Review ${person.first_name} ${person.last_name}`}
        >
          Review
        </ButtonLink>
      )}
    </div>
  )
}

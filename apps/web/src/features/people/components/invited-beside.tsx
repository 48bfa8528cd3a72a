import * as messages from '@shinequo/messages/web/people'
import { Link } from 'react-router'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { cappedCount } from '../../../lib/counted.ts'
import { focusMain } from '../../../lib/focus-main.ts'
import { type AskedPeople, addressOfPeople } from '../people-address.ts'

interface InvitedBesideProps {
  readonly asked: AskedPeople
  /** How many were invited and have no account; null if the list does not ask, undefined until it is known. */
  readonly count: number | null | undefined
}

/** Above a list of all students or coaches: how many others were invited, and the way to them. */
export function InvitedBeside({ asked, count }: InvitedBesideProps) {
  const { search, role, school, sort: _, order: __, ...narrower } = asked
  const isWhole = Object.values(narrower).every((one) => one === undefined)
  if (!isWhole || role === undefined || role === 'admin') return null
  const invited = { search, role, school, ...(role === 'student' ? INVITED_STUDENTS : INVITED_OTHERS) }
  return (
    // Room for the line, so that the list does not move when it comes.
    <p className="mb-3 min-h-6 text-sm text-muted">
      {count ? (
        <Sentence
          parts={messages.notSignedUp(
            role,
            count,
            cappedCount(count),
            <Link to={{ search: addressOfPeople(invited) }} onClick={focusMain}>
              {messages.showInvited}
            </Link>,
          )}
        />
      ) : null}
    </p>
  )
}

const INVITED_STUDENTS = { stage: 'invited' } as const
const INVITED_OTHERS = { state: 'invited' } as const

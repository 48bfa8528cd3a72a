import { WORDED_ROLES, type WordedRole } from '@shinequo/contract/people/invitation-words'
import * as messages from '@shinequo/messages/web/people'
import { useState } from 'react'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { CardPart } from '../../../components/ui/card-part.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { useInvitationWords } from '../api/admin.ts'
import { InvitationWordsForm } from '../components/invitation-words-form.tsx'

const ROLES = WORDED_ROLES.map((role) => [role, messages.WORDS_TO[role]] as const)

/** /admin/people/invitations/words: what the mails of invitations say, in each language. */
export default function AdminInvitationWordsPage() {
  const query = useInvitationWords()
  const [role, setRole] = useState<WordedRole>('student')
  return (
    <>
      <BackLink to="/admin/people/invitations">{messages.invitationsTitle}</BackLink>
      <PageHead lede={messages.wordsLede}>{messages.wordsTitle}</PageHead>
      <SelectField
        className="mb-4 max-w-80"
        label={messages.wordsFor}
        name="role"
        value={role}
        options={ROLES}
        onChange={(event) => setRole(event.target.value as WordedRole)}
      />
      <Card>
        <CardPart query={query} failure={messages.wordsDidNotLoad} level="h2">
          {(all) => (
            <div className="grid gap-10">
              {all
                .filter((words) => words.role === role)
                .map((words) => (
                  <InvitationWordsForm key={`${role} ${words.locale}`} words={words} />
                ))}
            </div>
          )}
        </CardPart>
      </Card>
    </>
  )
}

import * as messages from '@shinequo/messages/web/legal'
import { LegalPage } from './legal-page.tsx'

/** /terms */
export default function TermsPage() {
  return (
    <LegalPage
      page="/terms"
      title={messages.termsOfService}
      parts={[
        [messages.whoCanUse, messages.whoCanUseText],
        [messages.whatCoachingIs, messages.whatCoachingIsText],
        [messages.yourSessions, messages.yourSessionsText],
        [messages.beingKind, messages.beingKindText],
        [messages.ending, messages.endingText],
      ]}
    />
  )
}

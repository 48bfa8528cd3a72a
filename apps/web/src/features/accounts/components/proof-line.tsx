import type { StudentProfile } from '@shinequo/contract/profiles'
import * as messages from '@shinequo/messages/web/accounts'
import * as actions from '@shinequo/messages/web/actions'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useChange } from '../../../lib/use-change.ts'

/** Few need these, for a day or two: they come when they are called. */
const publicCalls = () => import('../api/public.ts')
const studentCalls = () => import('../api/student.ts')

/** Whose line was dismissed: it comes back with the next visit, not with the next page. */
const DISMISSED = 'proofLineDismissed'

interface ProofLineProps {
  readonly profile: StudentProfile
  /** It may be dismissed until the next visit. */
  readonly dismissible?: boolean
  readonly className?: string
}

/** Asks a student to confirm their address, with another mail for those who lost the first; nothing waits for it. */
export function ProofLine({ profile, dismissible = false, className }: ProofLineProps) {
  const { id, email_proved, user } = profile
  const [isDismissed, setDismissed] = useState(() => dismissible && sessionStorage.getItem(DISMISSED) === id)
  const [sending, setSending] = useState<'busy' | 'sent' | { readonly failure: unknown } | null>(null)
  const send = useChange(async (email: string) => (await publicCalls()).sendProof(email))
  // A profile that was kept from before, for times without a network, says nothing of it.
  const isProved = email_proved !== false
  useEffect(() => {
    if (isProved) return
    // The person may come back from their mail. What fails is no news: the line stays, and the next look may tell.
    const look = () => {
      if (document.visibilityState !== 'visible') return
      studentCalls()
        .then(({ lookForProof }) => lookForProof(id))
        .catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [id, isProved])
  if (isProved || isDismissed) return null

  function sendAgain() {
    setSending('busy')
    send.mutateAsync(user.email).then(
      () => setSending('sent'),
      (failure: unknown) => setSending({ failure }),
    )
  }
  function dismiss() {
    // The pressed button goes with its line: the focus stays in the page.
    document.getElementById('main')?.focus({ preventScroll: true })
    sessionStorage.setItem(DISMISSED, id)
    setDismissed(true)
  }

  const hasFailed = typeof sending === 'object' && sending !== null
  return (
    <Note tone="amber" className={className}>
      <p className="font-strong">{messages.confirmYourEmail}</p>
      {/* On a line of its own: where a sentence breaks must not hang on the length of an address. */}
      <p className="[overflow-wrap:anywhere]">{user.email}</p>
      <p>
        {hasFailed
          ? messageOf(sending.failure)
          : sending === 'sent'
            ? messages.newMailOnItsWay
            : messages.openOurMailAndPress}
      </p>
      <div className="-ms-3.5 mt-1 flex flex-wrap gap-x-1">
        <Button kind="ghost" size="small" busy={sending === 'busy'} onClick={sendAgain}>
          {messages.sendNewMail}
        </Button>
        {dismissible && (
          <Button kind="ghost" size="small" onClick={dismiss}>
            {actions.notNow}
          </Button>
        )}
      </div>
    </Note>
  )
}

import type { StudentProfile } from '@shinequo/contract/profiles'
import * as messages from '@shinequo/messages/web/accounts'
import * as actions from '@shinequo/messages/web/actions'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useChange } from '../../../lib/use-change.ts'

/** Loaded on demand, because few people need these calls, and only for a day or two. */
const publicCalls = () => import('../api/public.ts')
const studentCalls = () => import('../api/student.ts')

/** Stores whose line was dismissed. It reappears on the next visit, not on the next page. */
const DISMISSED = 'proofLineDismissed'

interface ProofLineProps {
  readonly profile: StudentProfile
  /** Can be dismissed until the next visit. */
  readonly dismissible?: boolean
  readonly className?: string
}

/**
 * Asks a student to confirm their address and can send the mail again. The way to a first session does not
 * depend on it, but coaches may go to students who have confirmed theirs.
 */
export function ProofLine({ profile, dismissible = false, className }: ProofLineProps) {
  const { id, email_proved, user } = profile
  const [isDismissed, setDismissed] = useState(() => dismissible && sessionStorage.getItem(DISMISSED) === id)
  const [sending, setSending] = useState<'busy' | 'sent' | { readonly failure: unknown } | null>(null)
  const send = useChange(async (email: string) => (await publicCalls()).sendProof(email))
  // A profile stored for offline use by an older version does not have this field.
  const isProved = email_proved !== false
  useEffect(() => {
    if (isProved) return
    // The person may return from their mail. A failure is ignored: the line stays, and the next time may succeed.
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
    // The pressed button disappears with its line, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true })
    sessionStorage.setItem(DISMISSED, id)
    setDismissed(true)
  }

  const hasFailed = typeof sending === 'object' && sending !== null
  return (
    <Note tone="amber" className={className}>
      <p className="font-strong">{messages.confirmYourEmail}</p>
      {/* On its own line, so that line breaks do not depend on the length of the address. */}
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

import * as messages from '@shinequo/messages/web/accounts-address'
import * as actions from '@shinequo/messages/web/actions'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { answerAddress, lookAtAddress } from '../api/public.ts'

type Wanted = Awaited<ReturnType<typeof lookAtAddress>>

/**
 * /new-address/{token}: asks the mailbox of a requested address whether the account may use it. Opening the page changes
 * nothing, since mail scanners open links.
 */
export default function NewAddressPage() {
  const { token = '' } = useParams()
  // Keyed by token, so that no state of one link is shown for another.
  return <NewAddress key={token} token={token} />
}

const LOGINS = { student: '/login', coach: '/coach/login', admin: '/admin/login' } as const

function NewAddress({ token }: { readonly token: string }) {
  const [wanted, setWanted] = useState<Wanted>()
  const [failure, setFailure] = useState<unknown>(null)
  const [answered, setAnswered] = useState<'use' | 'decline'>()
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try looks anew
  useEffect(() => {
    const stop = new AbortController()
    setFailure(null)
    lookAtAddress(token, stop.signal).then(setWanted, (error: unknown) => {
      if (!stop.signal.aborted) setFailure(error)
    })
    return () => stop.abort()
  }, [token, tries])

  if (failure !== null) {
    const refusal = refusalOf(failure)
    return refusal === null ? (
      <AuthColumn title={messages.didNotLoad}>
        <Note tone="danger">{messageOf(failure)}</Note>
        <Button kind="quiet" className="mt-5" onClick={() => setTries((count) => count + 1)}>
          {actions.tryAgain}
        </Button>
      </AuthColumn>
    ) : (
      <AuthColumn title={messages.TITLES[refusal]} takesFocus={wanted !== undefined}>
        <Note tone="amber">{messages.WAYS_OUT[refusal]}</Note>
        <ButtonLink to="/login" kind="quiet" className="mt-5">
          {messages.signIn}
        </ButtonLink>
      </AuthColumn>
    )
  }
  if (wanted === undefined) {
    return (
      <AuthColumn title={messages.isThisYou}>
        <Waiting>{actions.loading}</Waiting>
        {/* As tall as the question: what stands below it does not move. */}
        <Skeleton className="mt-5 h-80" />
      </AuthColumn>
    )
  }
  if (answered === 'decline') {
    return (
      <AuthColumn title={messages.declined} takesFocus>
        <Note tone="info">{messages.staysAsItWas}</Note>
      </AuthColumn>
    )
  }
  if (answered === 'use') {
    return (
      <AuthColumn title={messages.changed} takesFocus>
        <Note tone="success">{messages.nowSignIn}</Note>
        <ButtonLink to={LOGINS[wanted.role]} size="large" block className="mt-5">
          {messages.signIn}
        </ButtonLink>
        <p className="mt-4">
          <Link to="/forget-password" className="text-link inline-flex min-h-11 items-center font-strong">
            {messages.newPassword}
          </Link>
        </p>
      </AuthColumn>
    )
  }
  return <Question token={token} wanted={wanted} onAnswered={setAnswered} onGone={setFailure} />
}

/** Why the link cannot be used; null if something else failed. */
function refusalOf(failure: unknown) {
  const code = failure instanceof ApiError ? failure.code : ''
  return code in messages.TITLES ? (code as keyof typeof messages.TITLES) : null
}

interface QuestionProps {
  readonly token: string
  readonly wanted: Wanted
  readonly onAnswered: (answer: 'use' | 'decline') => void
  /** The link stopped working after this page had loaded it. */
  readonly onGone: (error: unknown) => void
}

function Question({ token, wanted, onAnswered, onGone }: QuestionProps) {
  const [busy, setBusy] = useState<'use' | 'decline'>()
  const [failure, setFailure] = useState<unknown>(null)
  async function answer(chosen: 'use' | 'decline') {
    setBusy(chosen)
    setFailure(null)
    try {
      await answerAddress(token, chosen)
      onAnswered(chosen)
    } catch (error) {
      if (refusalOf(error) !== null) onGone(error)
      setFailure(error)
      setBusy(undefined)
    }
  }
  return (
    <AuthColumn
      title={messages.isThisYou}
      subtitle={
        <Sentence
          parts={messages.programmeWants(
            <b className="font-strong [overflow-wrap:anywhere]">{wanted.first_name}</b>,
          )}
        />
      }
    >
      <div className="grid gap-5">
        {failure !== null && <Note tone="danger">{messageOf(failure)}</Note>}
        <ul className="grid list-disc gap-2 ps-5">
          {messages.ifYouSayYes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className="grid gap-3">
          <Button
            size="large"
            block
            busy={busy === 'use'}
            disabled={busy === 'decline'}
            onClick={() => void answer('use')}
          >
            {busy === 'use' ? messages.using : messages.use}
          </Button>
          <Button
            kind="quiet"
            size="large"
            block
            busy={busy === 'decline'}
            disabled={busy === 'use'}
            onClick={() => void answer('decline')}
          >
            {messages.notMe}
          </Button>
        </div>
        <p className="text-sm text-muted">{messages.nothingYet}</p>
      </div>
    </AuthColumn>
  )
}

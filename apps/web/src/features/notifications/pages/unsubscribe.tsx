import type { UnsubscribeState } from '@shinequo/contract/notifications'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/notifications'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { lookAt, unsubscribeNow } from '../api/public.ts'

/**
 * /unsubscribe/{secret}: turns off the mail that linked here. Opening the page changes nothing, since mail filters open
 * links.
 */
export default function UnsubscribePage() {
  const { secret = '' } = useParams()
  return <Unsubscribe key={secret} secret={secret} />
}

function Unsubscribe({ secret }: { readonly secret: string }) {
  const [found, setFound] = useState<UnsubscribeState | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const done = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const look = useCallback(
    (signal: AbortSignal) =>
      lookAt(secret, signal).then(setFound, (error: unknown) => !signal.aborted && setFailure(error)),
    [secret],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void look(leaving.signal)
    return () => leaving.abort()
  }, [look])
  // The clicked button disappears, so the focus moves to the result.
  useEffect(() => {
    if (pressed.current && found?.on === false) done.current?.focus()
  }, [found])
  async function end() {
    pressed.current = true
    setBusy(true)
    setFailure(null)
    try {
      setFound(await unsubscribeNow(secret))
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  const unknown = failure instanceof ApiError && failure.status === 404
  return (
    <AuthColumn title={messages.mailFromUs}>
      {/* Reserves the height while loading, so that the layout does not shift. */}
      <div className="grid min-h-72 content-start gap-5">
        {unknown && <Note tone="danger">{messages.linkNotValid}</Note>}
        {failure !== null && !unknown && (
          <>
            <Note tone="danger">{messageOf(failure)}</Note>
            {found === null && (
              <Button
                kind="quiet"
                onClick={() => {
                  setFailure(null)
                  void look(new AbortController().signal)
                }}
              >
                {actions.tryAgain}
              </Button>
            )}
          </>
        )}
        {found === null && failure === null && <Waiting>{actions.loading}</Waiting>}
        {found?.on === true && (
          <>
            <p>
              <Sentence
                parts={messages.youGetThis(<b className="font-strong">{messages.CHOICES[found.kind]}</b>)}
              />
            </p>
            <Button size="large" block busy={busy} onClick={() => void end()}>
              {messages.stopTheseMails}
            </Button>
            <p className="text-sm text-muted">{messages.whatStillComes}</p>
          </>
        )}
        {found?.on === false && (
          <div ref={done} tabIndex={-1} className="grid gap-4">
            <Note tone="success">
              <Sentence
                parts={messages.noLongerComes(<b className="font-strong">{messages.CHOICES[found.kind]}</b>)}
              />
            </Note>
            <p className="text-sm text-muted">{messages.turnItOnAgain}</p>
          </div>
        )}
      </div>
    </AuthColumn>
  )
}

import { thisDidNotLoad } from '@shinequo/messages/web/actions'
import * as crisis from '@shinequo/messages/web/crisis'
import { lazy, useState } from 'react'
import { callWords, phoneLink, useCrisisLine } from '../../lib/crisis-line.ts'
import { isOnline, useOnline } from '../../lib/use-online.ts'
import { LazyPart } from '../ui/lazy-part.tsx'

const loadDialog = () => import('./ask-contact-dialog.tsx')
const AskContactDialog = lazy(loadDialog)

interface AskContactProps {
  readonly className?: string
  /** It stands on the night of the room. */
  readonly night?: boolean
}

/**
 * For a student: the button that asks staff to get in touch, next to the crisis line. Its dialog and the data are loaded when
 * it is pressed. If that fails, it says so and shows whom to call; nothing is sent later.
 */
export function AskContact({ className = '', night = false }: AskContactProps) {
  const online = useOnline()
  const [shown, setShown] = useState<'dialog' | 'offline' | 'failed'>()
  // Without a network nothing is loaded: a browser may remember that a script failed, and then fails until a reload.
  const press = async () => {
    if (!isOnline()) return setShown('offline')
    return loadDialog().then(
      () => setShown(isOnline() ? 'dialog' : 'offline'),
      () => setShown(isOnline() ? 'failed' : 'offline'),
    )
  }
  return (
    <div className={`text-sm ${className}`}>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`min-h-11 text-start print:hidden ${night ? 'underline underline-offset-3' : 'text-link'}`}
        onClick={() => void press()}
      >
        {crisis.askForContact}
      </button>
      {shown === 'offline' && !online && <CallInstead why={crisis.notFromHere} night={night} />}
      {shown === 'failed' && <CallInstead why={`${thisDidNotLoad}.`} night={night} />}
      {shown === 'dialog' && (
        <LazyPart title={crisis.offerDidNotLoad}>
          <AskContactDialog onClose={() => setShown(undefined)} />
        </LazyPart>
      )}
    </div>
  )
}

function CallInstead({ why, night }: { readonly why: string; readonly night: boolean }) {
  const line = useCrisisLine()
  return (
    <p role="alert" className="pb-2">
      {why}{' '}
      <a
        href={phoneLink('tel', line.number)}
        className={`inline-flex min-h-11 items-center font-strong ${night ? '' : 'text-ink'}`}
      >
        {callWords(line)}
      </a>
    </p>
  )
}

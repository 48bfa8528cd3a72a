import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/navigation'
import { useEffect } from 'react'
import { Button } from '../components/ui/button.tsx'
import { cacheShell, useNewVersion } from '../lib/kept-shell.ts'
import { useOnline } from '../lib/use-online.ts'

/**
 * Keeps the shell for days without a network, and says at the foot of the window that there is none, or that a
 * newer version may be loaded. It is the last thing of the page: whatever it says, nothing above it moves.
 */
export function ShellBar() {
  const online = useOnline()
  const takeNewVersion = useNewVersion()
  useEffect(() => {
    cacheShell()
    // A page that stays open for days hears of a new version when it is looked at again.
    const look = () => document.visibilityState === 'visible' && cacheShell()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return (
    <div role="status" className="sticky bottom-0 z-30">
      {!online && <p className={ROW}>{messages.offline}</p>}
      {takeNewVersion && (
        <p className={ROW}>
          {messages.newVersionReady}
          <Button kind="quiet" onClick={takeNewVersion}>
            {actions.reload}
          </Button>
        </p>
      )}
    </div>
  )
}

const ROW =
  'flex min-h-14 flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t border-line bg-accent-soft px-4 py-1.5 text-center text-sm font-medium'

import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/navigation'
import { useEffect } from 'react'
import { Button } from '../components/ui/button.tsx'
import { cacheShell, useNewVersion } from '../lib/kept-shell.ts'
import { useOnline } from '../lib/use-online.ts'

/**
 * Caches the shell for offline use, and shows at the bottom of the window that the browser is offline or a new version
 * is ready. It is the last element of the page, so that nothing moves when it changes.
 */
export function ShellBar() {
  const online = useOnline()
  const takeNewVersion = useNewVersion()
  useEffect(() => {
    cacheShell()
    // A page that stays open for days checks for a new version whenever it becomes visible.
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

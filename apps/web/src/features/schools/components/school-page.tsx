import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/schools'
import { useEffect, useState } from 'react'
import { Card } from '../../../components/ui/card.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { NewTabLink } from './new-tab-link.tsx'

/** After this long a page that has not loaded is reported as slow. */
const SLOW_MS = 10_000

interface SchoolPageProps {
  readonly title: string
  readonly url: string
}

/**
 * The school's own page in a frame that cannot access ours. Browsers do not tell whether the frame shows anything, so
 * the link to open it in a new tab is always shown above.
 */
export function SchoolPage({ title, url }: SchoolPageProps) {
  const [state, setState] = useState<'loading' | 'slow' | 'loaded'>('loading')

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Card flush aria-label={messages.yourSchoolsPage} className="flex flex-1 flex-col">
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 ps-5 pe-2.5">
        <p className="min-w-0 truncate text-sm text-muted">{new URL(url).host}</p>
        <NewTabLink url={url} kind="quiet" />
      </div>
      <div className="relative min-h-96 flex-1">
        <iframe
          src={url}
          title={messages.wellnessResources(title)}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          onLoad={() => setState('loaded')}
          className="absolute inset-0 size-full bg-white"
        />
        {state === 'loading' && (
          <div className="absolute inset-0 grid place-items-center bg-surface">
            <Waiting>{actions.loading}</Waiting>
          </div>
        )}
        {state === 'slow' && (
          <div className="absolute inset-x-0 top-0 border-b border-line bg-surface px-5 py-3">
            <Waiting>{messages.pageIsSlow}</Waiting>
          </div>
        )}
      </div>
      <p className="border-t border-line px-5 py-3 text-sm text-muted">{messages.nothingToSee}</p>
    </Card>
  )
}

import type { DataExport } from '@shinequo/contract/accounts/data-export'
import { momentText, yourTime } from '@shinequo/messages/times'
import { useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Spinner } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { sizeText } from '../../../lib/file-size.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { downloadOwnData, useMakeOwnData, useOwnData } from '../api/shared.ts'

/** A person's own data as a file: asks for it, waits until it is made, and downloads it. */
export default function OwnData() {
  const data = useOwnData()
  if (data.error) {
    return (
      <ErrorState
        title="We could not see whether your file is ready"
        message={messageOf(data.error)}
        retrying={data.isFetching}
        onRetry={() => void data.refetch()}
      />
    )
  }
  return <Standing data={data.data ?? LOADING} onGone={() => void data.refetch()} />
}

interface Shown extends Omit<DataExport, 'state'> {
  readonly state: DataExport['state'] | 'loading'
}

/** As high as what comes, so that nothing below jumps. */
const LOADING: Shown = { state: 'loading', made_at: null, expires_at: null, size: null, link: null }

const WORDS: Readonly<Record<Shown['state'], string>> = {
  loading: 'Loading...',
  none: 'It takes a moment to make. We send you a mail when it is ready.',
  preparing: 'Getting your data ready. You can leave this page: a mail comes when it is done.',
  ready: 'Your file is ready',
  failed: 'Your file could not be made.',
}

function Standing({ data, onGone }: { readonly data: Shown; readonly onGone: () => void }) {
  const make = useMakeOwnData()
  const top = useRef<HTMLDivElement>(null)
  const { state, made_at, expires_at, size } = data
  // The button that was pressed goes while the file is made.
  const begin = () => make.mutate(undefined, { onSettled: () => top.current?.focus() })
  const load = () =>
    downloadOwnData().catch((error: unknown) => {
      onGone()
      throw error
    })
  const until =
    expires_at === null ? '' : `${momentText(Date.parse(expires_at), ownZone())}, ${yourTime(ownZone())}`
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4">
      <p className="max-w-[66ch] text-sm text-muted">
        A file with everything that ShineQuo keeps about you: a page to read, the same for other programs, and
        your picture. Your password is not in it.
      </p>
      {make.error && <Note tone="danger">{messageOf(make.error)}</Note>}
      <p role="status" className="flex max-w-[66ch] items-start gap-2 text-sm font-medium">
        {(state === 'preparing' || state === 'loading') && <Spinner className="mt-0.5 text-primary" />}
        <span className={state === 'failed' ? 'text-danger' : ''}>
          {state === 'ready' ? `${WORDS.ready}. You can download it until ${until}.` : WORDS[state]}
        </span>
      </p>
      <div className="flex min-h-11 flex-wrap gap-3">
        {state === 'ready' && (
          <DownloadButton
            kind="primary"
            size="default"
            fileName={`shinequo-data-${made_at?.slice(0, 10)}.zip`}
            load={load}
          >
            {`Download (${sizeText(size ?? 0)})`}
          </DownloadButton>
        )}
        {state !== 'preparing' && state !== 'loading' && (
          <Button kind={state === 'ready' ? 'quiet' : 'primary'} busy={make.isPending} onClick={begin}>
            {state === 'ready' ? 'Make a newer one' : state === 'failed' ? 'Try again' : 'Download my data'}
          </Button>
        )}
      </div>
    </div>
  )
}

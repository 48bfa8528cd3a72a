import type { DataExport } from '@shinequo/contract/accounts/account-page'
import { proseDatedMomentText, yourTime } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/accounts'
import * as actions from '@shinequo/messages/web/actions'
import { useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Spinner } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { sizeText } from '../../../lib/file-size.ts'
import { downloadOwnData, useMakeOwnData, useOwnData } from '../api/shared.ts'

/** A person's own data as a file: requests it, waits until it is ready, and downloads it. `zone` is that of its times. */
export default function OwnData({ zone }: { readonly zone: string }) {
  const data = useOwnData()
  if (data.error) {
    return (
      <ErrorState
        title={messages.fileNotSeen}
        message={messageOf(data.error)}
        retrying={data.isFetching}
        onRetry={() => void data.refetch()}
      />
    )
  }
  return <ExportStatus data={data.data ?? LOADING} zone={zone} onGone={() => void data.refetch()} />
}

interface Shown extends Omit<DataExport, 'state'> {
  readonly state: DataExport['state'] | 'loading'
}

/** As high as the loaded content, so that nothing below moves. */
const LOADING: Shown = {
  state: 'loading',
  by_staff: false,
  made_at: null,
  expires_at: null,
  size: null,
  link: null,
}

function exportStatusText({ state, by_staff, expires_at }: Shown, zone: string): string {
  if (state === 'loading') return actions.loading
  if (state !== 'ready') return messages.FILE_STATES[state]
  const until = expires_at === null ? '' : proseDatedMomentText(Date.parse(expires_at), zone)
  const ready = messages.fileReady(until, yourTime(zone))
  return by_staff ? `${ready} ${messages.fileByStaff}` : ready
}

interface ExportStatusProps {
  readonly data: Shown
  readonly zone: string
  readonly onGone: () => void
}

function ExportStatus({ data, zone, onGone }: ExportStatusProps) {
  const make = useMakeOwnData()
  const top = useRef<HTMLDivElement>(null)
  const { state, made_at, size } = data
  // The pressed button disappears while the file is being made.
  const begin = () => make.mutate(undefined, { onSettled: () => top.current?.focus() })
  const load = () =>
    downloadOwnData().catch((error: unknown) => {
      onGone()
      throw error
    })
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4">
      <p className="max-w-[66ch] text-sm text-muted">{messages.aboutYourFile}</p>
      {make.error && <Note tone="danger">{messageOf(make.error)}</Note>}
      <p role="status" className="flex max-w-[66ch] items-start gap-2 text-sm font-medium">
        {(state === 'preparing' || state === 'loading') && <Spinner className="mt-0.5 text-primary" />}
        <span className={state === 'failed' ? 'text-danger' : ''}>{exportStatusText(data, zone)}</span>
      </p>
      <div className="flex min-h-11 flex-wrap gap-3">
        {state === 'ready' && (
          <DownloadButton
            kind="primary"
            size="default"
            fileName={`shinequo-data-${made_at?.slice(0, 10)}.zip`}
            load={load}
          >
            {messages.downloadOf(sizeText(size ?? 0))}
          </DownloadButton>
        )}
        {state !== 'preparing' && state !== 'loading' && (
          <Button kind={state === 'ready' ? 'quiet' : 'primary'} busy={make.isPending} onClick={begin}>
            {state === 'ready'
              ? messages.makeNewer
              : state === 'failed'
                ? actions.tryAgain
                : messages.downloadMyData}
          </Button>
        )}
      </div>
    </div>
  )
}

import { momentText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/audit'
import { ShieldCheck } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useAuditCheck } from '../api/admin.ts'
import { adviceText, holdsText } from '../check-words.ts'

/** Checks on request that every entry is unchanged, and shows the result in words. */
export function AuditCheck({ zone }: { readonly zone: string }) {
  const { check, running, progress, result, error } = useAuditCheck()
  return (
    <section aria-label={messages.checkOfTheAudit} className="mb-5 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="quiet" busy={running} onClick={check}>
          <ShieldCheck aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {messages.checkTheAudit}
        </Button>
        {running && (
          <p role="status" className="text-sm text-muted">
            {progress.total === 0 ? messages.checking : messages.checked(progress.checked, progress.total)}
          </p>
        )}
      </div>
      {running && progress.total > 0 && (
        <div
          role="progressbar"
          aria-label={messages.entriesChecked}
          aria-valuemin={0}
          aria-valuemax={progress.total}
          aria-valuenow={progress.checked}
          className="h-2 max-w-120 overflow-hidden rounded-full bg-sunken"
        >
          <div
            className="h-full bg-primary"
            style={{ width: `${(100 * progress.checked) / progress.total}%` }}
          />
        </div>
      )}
      {!running && error !== null && <Note tone="danger">{messages.checkFailed(messageOf(error))}</Note>}
      {!running && result?.fault && (
        <Note tone="danger">
          <p className="font-strong">
            {messages.fault(
              result.fault,
              result.fault.at ? momentText(Date.parse(result.fault.at), zone) : '',
            )}
          </p>
          <p className="mt-1">{adviceText(result.fault)}</p>
        </Note>
      )}
      {!running && result && !result.fault && (
        <Note tone="success">{holdsText(result.checked, result.blanked, result.kept !== null)}</Note>
      )}
    </section>
  )
}

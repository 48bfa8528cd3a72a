import { RETENTION_KINDS, type RetentionRule } from '@shinequo/contract/retention'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/retention'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useDue, useRetention, useSaveRetention } from '../api/admin.ts'
import { rowsText } from '../retention-words.ts'

interface ChangeDaysProps {
  /** The rule before the change. */
  readonly rule: RetentionRule
  readonly onClose: () => void
}

/** Changes how many days a kind is kept, and shows before saving how many more rows would be removed. */
export function ChangeDays({ rule, onClose }: ChangeDaysProps) {
  const { kind } = rule
  const { least, most } = RETENTION_KINDS[kind]
  const [typed, setTyped] = useState(String(rule.days))
  const [from, setFrom] = useState(rule)
  const [theirs, setTheirs] = useState<RetentionRule>()
  const [failure, setFailure] = useState<unknown>(null)
  const newest = useRetention()
  const save = useSaveRetention()
  const settled = Number(useSettled(typed))
  const fits = (days: number) => Number.isInteger(days) && days >= least && days <= most
  const due = useDue(kind, fits(settled) ? settled : undefined)
  const days = Number(typed)
  const error = fits(days) ? undefined : messages.daysOutside(least, most)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (error) return
    setFailure(null)
    setTheirs(undefined)
    try {
      await save.mutateAsync({ kind, days, version: from.version })
      toast.success(messages.saved)
      onClose()
    } catch (refused) {
      const conflict = refused instanceof ApiError && refused.code === 'version_conflict'
      const { data } = conflict ? await newest.refetch() : {}
      const now = data?.rules.find((one) => one.kind === kind)
      if (now) {
        setFrom(now)
        setTheirs(now)
      } else setFailure(refused)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.KINDS[kind].title}
      description={messages.KINDS[kind].words}
      foot={
        <>
          <Button kind="quiet" disabled={save.isPending} onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form="retention-days" busy={save.isPending}>
            {actions.save}
          </Button>
        </>
      }
    >
      <form id="retention-days" onSubmit={submit} noValidate className="grid gap-5">
        {failure !== null && <Note tone="danger">{messageOf(failure)}</Note>}
        {theirs && <Note tone="amber">{messages.changedMeanwhile(theirs.days)}</Note>}
        <TextField
          label={messages.daysField}
          inputMode="numeric"
          autoComplete="off"
          hint={messages.daysHint(least, most)}
          error={error}
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
        />
        <p role="status" className="min-h-10 text-sm">
          {!error && due.data && dueWords(kind, due.data.due)}
        </p>
      </form>
    </Dialog>
  )
}

function dueWords(kind: RetentionRule['kind'], due: number): string {
  return due === 0 ? messages.nothingWouldGo : messages.wouldGo(rowsText(kind, due), due)
}

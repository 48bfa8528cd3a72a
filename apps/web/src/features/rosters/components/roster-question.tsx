import type { RosterImport } from '@shinequo/contract/rosters'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { counted } from '../../../lib/counted.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useCancelRoster, useConfirmRoster } from '../api/admin.ts'
import { accountsText } from './roster-words.ts'

/** Asks whether everybody who is new may be invited. A file whose letters were guessed has to be looked at first. */
export function RosterQuestion({ roster }: { readonly roster: RosterImport }) {
  const cancel = useCancelRoster(roster.id)
  const confirm = useConfirmRoster(roster.id)
  const [asking, setAsking] = useState(false)
  const [looked, setLooked] = useState(false)
  const [unlooked, setUnlooked] = useState(false)
  const guessed = roster.encoding === 'windows-1252'
  const people = counted(roster.to_write, 'person', 'people')

  function onInvite() {
    setUnlooked(guessed && !looked)
    if (guessed && !looked) return
    if (roster.to_write > 0) setAsking(true)
    else confirm.mutate(looked, { onError: (error) => toast.error(messageOf(error)) })
  }

  return (
    <div className="grid gap-4">
      {guessed && (
        <div className="grid gap-2">
          <Note tone="amber">
            This file does not say how its letters are stored; we read it as Windows-1252. If names below look
            wrong, save the file as “CSV UTF-8” and choose it again.
          </Note>
          <Checkbox
            label="I have looked: the names are right"
            checked={looked}
            onChange={(event) => {
              setLooked(event.target.checked)
              setUnlooked(false)
            }}
            error={unlooked ? 'Please look whether the names are right, and say so' : undefined}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg font-strong tracking-snug">
            {roster.to_write === 0 ? 'There is nobody to invite' : `${people} can be invited`}
          </h2>
          <p className="text-sm text-muted">Nothing has been sent yet. {accountsText(roster)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            kind="quiet"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onError: (error) => toast.error(messageOf(error)) })}
          >
            Discard
          </Button>
          {(roster.to_write > 0 || roster.counts.has_account > 0) && (
            <Button busy={confirm.isPending} onClick={onInvite}>
              {roster.to_write > 0 ? `Invite ${people}` : 'Prove their schools'}
            </Button>
          )}
        </div>
      </div>
      {asking && <InviteDialog roster={roster} looked={looked} onClose={() => setAsking(false)} />}
    </div>
  )
}

interface InviteDialogProps {
  readonly roster: RosterImport
  readonly looked: boolean
  readonly onClose: () => void
}

function InviteDialog({ roster, looked, onClose }: InviteDialogProps) {
  const confirm = useConfirmRoster(roster.id)
  const mails = counted(roster.to_write, 'mail', 'mails')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Invite ${counted(roster.to_write, 'person', 'people')}?`}
      description={`${mails} will go out, each with a link that is good once, for 7 days. Rows that invite nobody are left out.`}
      foot={
        <>
          <Button kind="quiet" disabled={confirm.isPending} onClick={onClose}>
            Not yet
          </Button>
          <Button
            busy={confirm.isPending}
            onClick={() =>
              confirm.mutate(looked, {
                onError: (error) => toast.error(messageOf(error)),
                onSettled: onClose,
              })
            }
          >
            Send {mails}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}

import type { RosterImport } from '@shinequo/contract/rosters'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/rosters'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { LanguageField } from '../../../components/ui/language-field.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { pageLanguage } from '../../../lib/language.ts'
import { useChangeParameter } from '../../../lib/use-address.ts'
import { useCancelRoster, useConfirmRoster } from '../api/admin.ts'

/** Asks for confirmation before inviting all new people. A file with a guessed encoding has to be checked first. */
export function RosterQuestion({ roster }: { readonly roster: RosterImport }) {
  const cancel = useCancelRoster(roster.id)
  const confirm = useConfirmRoster(roster.id)
  const [asking, setAsking] = useState(false)
  const [looked, setLooked] = useState(false)
  const [unlooked, setUnlooked] = useState(false)
  const change = useChangeParameter()
  const guessed = roster.encoding === 'windows-1252'
  const { has_account } = roster.counts

  function onInvite() {
    setUnlooked(guessed && !looked)
    if (guessed && !looked) return
    if (roster.to_write > 0) setAsking(true)
    else confirm.mutate({ encoding_confirmed: looked }, { onError: (error) => toast.error(messageOf(error)) })
  }

  return (
    <div className="grid gap-4">
      {guessed && (
        <div className="grid gap-2">
          <Note tone="amber">{messages.encodingGuessed}</Note>
          <Checkbox
            label={messages.namesAreRight}
            checked={looked}
            onChange={(event) => {
              setLooked(event.target.checked)
              setUnlooked(false)
            }}
            error={unlooked ? messages.lookAtNames : undefined}
          />
        </div>
      )}
      {roster.header_row > 1 && <Note tone="info">{messages.headerBelow(roster.header_row)}</Note>}
      {roster.suggested > 0 && (
        <Note tone="amber">
          <p className="mb-2">{messages.schoolsToCheck(roster.suggested)}</p>
          <Button kind="quiet" size="small" onClick={() => change('result', 'unknown_school')}>
            {messages.showSchools}
          </Button>
        </Note>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg font-strong tracking-snug">
            {roster.to_write === 0 ? messages.nobodyToInvite : messages.canBeInvited(roster.to_write)}
          </h2>
          <p className="text-sm text-muted">
            {messages.nothingSentYet} {has_account > 0 && messages.haveAccounts(has_account)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            kind="quiet"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onError: (error) => toast.error(messageOf(error)) })}
          >
            {actions.discard}
          </Button>
          {(roster.to_write > 0 || has_account > 0) && (
            <Button busy={confirm.isPending} onClick={onInvite}>
              {roster.to_write > 0 ? messages.invite(roster.to_write) : messages.proveSchools}
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
  const [locale, setLocale] = useState<string>(pageLanguage)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.inviteTitle(roster.to_write)}
      description={messages.mailsGoOut(roster.to_write)}
      foot={
        <>
          <Button kind="quiet" disabled={confirm.isPending} onClick={onClose}>
            {messages.notYet}
          </Button>
          <Button
            busy={confirm.isPending}
            onClick={() =>
              confirm.mutate(
                { encoding_confirmed: looked, locale },
                { onError: (error) => toast.error(messageOf(error)), onSettled: onClose },
              )
            }
          >
            {messages.sendMails(roster.to_write)}
          </Button>
        </>
      }
    >
      <LanguageField value={locale} onChange={({ target }) => setLocale(target.value)} />
    </Dialog>
  )
}

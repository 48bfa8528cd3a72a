import type { ProgrammeSettings } from '@shinequo/contract/programme/settings'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/programme'
import { PARTS } from '@shinequo/messages/web/programme-settings'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { useSaveSettings, useSettings } from '../api/admin.ts'
import type { SettingsPart } from '../settings-sections.ts'
import { rulesWords } from '../settings-words.ts'
import { PART_FIELDS } from './settings-fields.tsx'

interface SettingsDialogProps {
  readonly part: SettingsPart
  /** The settings that the change is based on. */
  readonly settings: ProgrammeSettings
  /** How many requests wait for a decision. */
  readonly waiting: number
  readonly onClose: () => void
}

/**
 * Changes a part of the settings. If somebody else has saved meanwhile, shows the newest values next to the chosen ones,
 * and the next Save is based on the newest: what was not touched here stays as they left it.
 */
export function SettingsDialog({ part, settings, waiting, onClose }: SettingsDialogProps) {
  const newest = useSettings()
  const save = useSaveSettings()
  const [touched, setTouched] = useState<Partial<ProgrammeSettings>>({})
  const [from, setFrom] = useState(settings)
  const [theirs, setTheirs] = useState<ProgrammeSettings>()
  const [failure, setFailure] = useState<unknown>(null)
  const chosen = { ...from, ...touched }
  const takesOver = chosen.matching_mode === 'automatic' && from.matching_mode !== 'automatic'
  const Fields = PART_FIELDS[part]

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFailure(null)
    setTheirs(undefined)
    try {
      const { has_relay: _not_chosen, ...wanted } = chosen
      await save.mutateAsync(wanted)
      toast.success(messages.saved)
      onClose()
    } catch (error) {
      const conflict = error instanceof ApiError && error.code === 'version_conflict'
      const { data } = conflict ? await newest.refetch() : {}
      if (data) {
        setFrom(data)
        setTheirs(data)
      } else setFailure(error)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={PARTS[part].title}
      description={PARTS[part].lede}
      foot={
        <>
          <Button kind="quiet" disabled={save.isPending} onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form="programme-settings" busy={save.isPending}>
            {actions.save}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} id="programme-settings" className="grid gap-5">
        {failure !== null && <Note tone="danger">{messageOf(failure)}</Note>}
        {theirs && (
          <Note tone="amber">
            <Sentence
              parts={messages.overtaken(
                <b>{messages.MODES[theirs.matching_mode].title}</b>,
                rulesWords(theirs),
              )}
            />
          </Note>
        )}
        <Fields
          chosen={chosen}
          onChange={(change) => setTouched({ ...touched, ...change })}
          toDecide={takesOver ? waiting : 0}
        />
      </form>
    </Dialog>
  )
}

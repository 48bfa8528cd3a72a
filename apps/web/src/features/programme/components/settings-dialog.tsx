import { MATCHING_MODES, type ProgrammeSettings } from '@shinequo/contract/programme/settings'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/programme'
import { type FormEvent, useMemo, useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { zonesWith } from '../../../lib/own-zone.ts'
import { useSaveSettings, useSettings } from '../api/admin.ts'
import { bookingWords, noticeWords, waitingWords } from '../settings-words.ts'

const SESSIONS_AHEAD = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 30, 50, 100]

/** The options, including the current value. */
function sessionsAhead(now: number): [string, string][] {
  const numbers = [...new Set([...SESSIONS_AHEAD, now])].sort((one, other) => one - other)
  return numbers.map((number) => [String(number), String(number)])
}

const NOTICES = [0, 60, 120, 240, 480, 720, 1440, 2880]

/** The options for the notice, including the current value, in minutes. */
function notices(now: number): [string, string][] {
  const minutes = [...new Set([...NOTICES, now])].sort((one, other) => one - other)
  return minutes.map((count) => [String(count), count === 0 ? messages.noNotice : noticeWords(count)])
}

interface SettingsDialogProps {
  /** The settings that the change is based on. */
  readonly settings: ProgrammeSettings
  /** How many requests wait for a decision. */
  readonly waiting: number
  readonly onClose: () => void
}

/**
 * Changes who decides matches, who is matched, whom students may book, how many sessions ahead, whether calls may be
 * direct, and the zone of the figures. If
 * somebody else has saved meanwhile, shows the newest values next to the chosen ones, and the next Save is based on the
 * newest.
 */
export function SettingsDialog({ settings, waiting, onClose }: SettingsDialogProps) {
  const newest = useSettings()
  const save = useSaveSettings()
  const [chosen, setChosen] = useState(settings)
  const [from, setFrom] = useState(settings)
  const [theirs, setTheirs] = useState<ProgrammeSettings>()
  const [failure, setFailure] = useState<unknown>(null)
  const zones = useMemo(() => zonesWith(settings.figures_zone), [settings.figures_zone])
  const takesOver = chosen.matching_mode === 'automatic' && from.matching_mode !== 'automatic'

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFailure(null)
    setTheirs(undefined)
    try {
      const { has_relay: _not_chosen, ...wanted } = chosen
      await save.mutateAsync({ ...wanted, version: from.version })
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
      title={messages.settingsTitle}
      description={messages.settingsLede}
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
                bookingWords(theirs),
              )}
            />
          </Note>
        )}
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-2 text-sm font-semibold">{messages.whoDecides}</legend>
          {MATCHING_MODES.map((mode) => (
            <label
              key={mode}
              className="relative flex items-start gap-3 rounded-box border border-line-strong bg-surface p-4 transition hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="matching_mode"
                checked={chosen.matching_mode === mode}
                onChange={() => setChosen({ ...chosen, matching_mode: mode })}
                aria-describedby={`mode-${mode}`}
                aria-label={messages.MODES[mode].title}
                className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition checked:border-[6px] checked:border-primary focus-visible:outline-none"
              />
              <span className="min-w-0">
                <span className="block font-strong">{messages.MODES[mode].title}</span>
                <span id={`mode-${mode}`} className="text-sm">
                  {messages.MODES[mode].means}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        {takesOver && waiting > 0 && <Note tone="info">{waitingWords(waiting)}</Note>}
        <Checkbox
          label={messages.matchedOnly}
          checked={chosen.restrict_booking_to_matches}
          onChange={(event) => setChosen({ ...chosen, restrict_booking_to_matches: event.target.checked })}
        />
        <div className="grid gap-1">
          <Checkbox
            label={messages.confirmedOnly}
            aria-describedby="confirmed-only"
            checked={chosen.match_confirmed_only}
            onChange={(event) => setChosen({ ...chosen, match_confirmed_only: event.target.checked })}
          />
          <p id="confirmed-only" className="text-xs text-muted">
            {messages.confirmedOnlyMeans}
          </p>
        </div>
        <SelectField
          label={messages.sessionsAhead}
          hint={messages.sessionsAheadHint}
          options={sessionsAhead(from.most_upcoming_sessions)}
          value={String(chosen.most_upcoming_sessions)}
          onChange={(event) => setChosen({ ...chosen, most_upcoming_sessions: Number(event.target.value) })}
        />
        <SelectField
          label={messages.noticeOfChange}
          hint={messages.noticeHint}
          options={notices(from.cancel_notice_minutes)}
          value={String(chosen.cancel_notice_minutes)}
          onChange={(event) => setChosen({ ...chosen, cancel_notice_minutes: Number(event.target.value) })}
        />
        <div className="grid gap-1">
          <Checkbox
            label={messages.directCalls}
            aria-describedby="direct-calls"
            checked={chosen.direct_calls}
            onChange={(event) => setChosen({ ...chosen, direct_calls: event.target.checked })}
          />
          <p id="direct-calls" className="text-xs text-muted">
            {from.has_relay ? messages.directCallsMean : messages.directCallsWithoutRelay}
          </p>
        </div>
        <SelectField
          label={messages.figuresZone}
          hint={messages.figuresZoneMeans}
          options={zones}
          value={chosen.figures_zone}
          onChange={(event) => setChosen({ ...chosen, figures_zone: event.target.value })}
        />
        <TextField
          label={messages.spanishReadBy}
          maxLength={100}
          hint={messages.spanishReadByMeans}
          value={chosen.spanish_read_by}
          onChange={(event) => setChosen({ ...chosen, spanish_read_by: event.target.value })}
        />
      </form>
    </Dialog>
  )
}

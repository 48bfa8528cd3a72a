import { MATCHING_MODES, type ProgrammeSettings } from '@shinequo/contract/programme/settings'
import * as messages from '@shinequo/messages/web/programme'
import { useState } from 'react'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { zonesWith } from '../../../lib/own-zone.ts'
import type { SettingsPart } from '../settings-sections.ts'
import { noticeWords, waitingWords } from '../settings-words.ts'

interface FieldsProps {
  readonly chosen: ProgrammeSettings
  readonly onChange: (change: Partial<ProgrammeSettings>) => void
  /** How many requests the engine would decide if it took over. */
  readonly toDecide: number
}

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

function MatchingFields({ chosen, onChange, toDecide }: FieldsProps) {
  return (
    <>
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
              onChange={() => onChange({ matching_mode: mode })}
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
      {toDecide > 0 && <Note tone="info">{waitingWords(toDecide)}</Note>}
      <div className="grid gap-1">
        <Checkbox
          label={messages.confirmedOnly}
          aria-describedby="confirmed-only"
          checked={chosen.match_confirmed_only}
          onChange={(event) => onChange({ match_confirmed_only: event.target.checked })}
        />
        <p id="confirmed-only" className="text-xs text-muted">
          {messages.confirmedOnlyMeans}
        </p>
      </div>
    </>
  )
}

function BookingFields({ chosen, onChange }: FieldsProps) {
  return (
    <>
      <Checkbox
        label={messages.matchedOnly}
        checked={chosen.restrict_booking_to_matches}
        onChange={(event) => onChange({ restrict_booking_to_matches: event.target.checked })}
      />
      <SelectField
        label={messages.sessionsAhead}
        hint={messages.sessionsAheadHint}
        options={sessionsAhead(chosen.most_upcoming_sessions)}
        value={String(chosen.most_upcoming_sessions)}
        onChange={(event) => onChange({ most_upcoming_sessions: Number(event.target.value) })}
      />
      <SelectField
        label={messages.noticeOfChange}
        hint={messages.noticeHint}
        options={notices(chosen.cancel_notice_minutes)}
        value={String(chosen.cancel_notice_minutes)}
        onChange={(event) => onChange({ cancel_notice_minutes: Number(event.target.value) })}
      />
      <div className="grid gap-1">
        <Checkbox
          label={messages.directCalls}
          aria-describedby="direct-calls"
          checked={chosen.direct_calls}
          onChange={(event) => onChange({ direct_calls: event.target.checked })}
        />
        <p id="direct-calls" className="text-xs text-muted">
          {chosen.has_relay ? messages.directCallsMean : messages.directCallsWithoutRelay}
        </p>
      </div>
    </>
  )
}

function FiguresFields({ chosen, onChange }: FieldsProps) {
  const [zones] = useState(() => zonesWith(chosen.figures_zone))
  return (
    <SelectField
      label={messages.figuresZone}
      hint={messages.figuresZoneMeans}
      options={zones}
      value={chosen.figures_zone}
      onChange={(event) => onChange({ figures_zone: event.target.value })}
    />
  )
}

function LanguageFields({ chosen, onChange }: FieldsProps) {
  return (
    <TextField
      label={messages.spanishReadBy}
      maxLength={100}
      hint={messages.spanishReadByMeans}
      value={chosen.spanish_read_by}
      onChange={(event) => onChange({ spanish_read_by: event.target.value })}
    />
  )
}

/** The fields of each part of the settings. */
export const PART_FIELDS = {
  languages: LanguageFields,
  matching: MatchingFields,
  booking: BookingFields,
  figures: FiguresFields,
} satisfies Record<SettingsPart, (props: FieldsProps) => React.ReactNode>

import type { Candidate } from '@shinequo/contract/matching/programme-matches'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/matching-admin'
import { useEffect, useState } from 'react'
import { FocusArea } from '../../../components/names/focus-area.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ChoiceTiles } from '../../../components/ui/choice-tiles.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { FieldError } from '../../../components/ui/field.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { reasonWords } from '../../../lib/reason-words.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useCandidates } from '../api/admin.ts'
import { nameOf } from '../match-words.ts'
import type { ToPair } from './pair-dialog.tsx'

/** A student to be paired. */
export interface PairedStudent {
  readonly profile: string
  /** Has three coaches: another match replaces one of them. */
  readonly full: boolean
}

interface CandidateChoiceProps {
  readonly student: ToPair
  readonly search: string
  readonly chosen: string | undefined
  readonly error: string | undefined
  /** Called as soon as the student is loaded. */
  readonly onStudent: (student: PairedStudent) => void
  /** The match to replace, for a student with three coaches; '' if none is chosen yet. */
  readonly instead: { readonly value: string; readonly error: string | undefined }
  readonly onInstead: (match: string) => void
  readonly onChoose: (candidate: Candidate) => void
}

/** A choice of the coaches with room for a student, each with the reasons. */
export function CandidateChoice(props: CandidateChoiceProps) {
  const { student, search, chosen, error, onStudent, instead, onInstead, onChoose } = props
  const [typed, setTyped] = useState(search)
  const { data, error: failure, isFetching, refetch } = useCandidates(student.id, useSettled(typed))
  const profile = data?.student.id
  const full = data?.student.places_left === 0
  useEffect(() => {
    if (profile !== undefined) onStudent({ profile, full })
  }, [profile, full, onStudent])
  if (failure) {
    return (
      <ErrorState
        level="h3"
        title={messages.candidatesFailed}
        message={messageOf(failure)}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (!data) return <Waiting>{actions.loading}</Waiting>
  const { candidates, total } = data
  const hidden = total - candidates.length
  return (
    <>
      {!data.student.completed && (
        <Note tone="amber">{messages.profileNotCompleted(student.first_name)}</Note>
      )}
      {full && (
        <ChoiceTiles
          name="instead_of"
          legend={messages.whosePlace}
          hint={messages.hasThreeCoaches(student.first_name)}
          choices={data.standing.map((coach) => ({ value: coach.id, label: nameOf(coach) }))}
          value={instead.value}
          onChange={onInstead}
          error={instead.error}
        />
      )}
      <TextField
        label={messages.coach}
        hint={messages.partOfName}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <fieldset className="grid min-w-0 gap-2" aria-describedby="candidate-error">
        <legend className="sr-only">{messages.coachesWithRoom}</legend>
        <p role="status" className="text-sm text-muted empty:hidden">
          {total === 0 && (typed === '' ? messages.nobodyHasRoom : messages.nobodyOfNameHasRoom)}
          {hidden > 0 && messages.bestOf(candidates.length, total)}
        </p>
        {candidates.map((candidate) => (
          <CandidateTile
            key={candidate.id}
            candidate={candidate}
            checked={candidate.id === chosen}
            invalid={error !== undefined}
            onChoose={() => onChoose(candidate)}
          />
        ))}
        <FieldError id="candidate-error" message={error} />
      </fieldset>
    </>
  )
}

interface CandidateTileProps {
  readonly candidate: Candidate
  readonly checked: boolean
  readonly invalid: boolean
  readonly onChoose: () => void
}

function CandidateTile({ candidate, checked, invalid, onChoose }: CandidateTileProps) {
  const { id, url, focus_area, places_left, rank, reason_codes, before } = candidate
  return (
    <label className="relative flex min-w-0 flex-wrap items-start gap-3 rounded-box border border-line-strong bg-surface p-3.5 transition hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="coach"
        checked={checked}
        onChange={onChoose}
        aria-label={nameOf(candidate)}
        aria-describedby={`candidate-${id}`}
        aria-invalid={invalid || undefined}
        className="mt-2.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition checked:border-[6px] checked:border-primary focus-visible:outline-none"
      />
      <Avatar name={nameOf(candidate)} url={url} size={40} />
      <span className="grid min-w-0 flex-[1_1_8rem] gap-1.5 [overflow-wrap:anywhere]">
        <span className="font-strong">{nameOf(candidate)}</span>
        <span id={`candidate-${id}`} className="grid gap-1.5 text-sm text-muted">
          <span>
            {focus_area && (
              <>
                <FocusArea text={focus_area} /> ·{' '}
              </>
            )}
            {messages.placesLeft(places_left)}
          </span>
          <span className="flex flex-wrap gap-1.5">
            {rank !== null && (
              <Chip tone={rank === 1 ? 'success' : 'neutral'}>
                {rank === 1 ? messages.bestFit : messages.fitRank(rank)}
              </Chip>
            )}
            {before !== null && <Chip tone="amber">{messages.BEFORE[before]}</Chip>}
            {reasonWords(reason_codes).map((reason) => (
              <Chip key={reason} tone="primary">
                {reason}
              </Chip>
            ))}
          </span>
        </span>
      </span>
    </label>
  )
}

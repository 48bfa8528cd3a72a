import type { CoachProfile } from '@shinequo/contract/coaches'
import { type Alternatives, changeBody } from '@shinequo/contract/matching/changes'
import * as coaches from '@shinequo/messages/web/coaches'
import * as messages from '@shinequo/messages/web/matching'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { FocusArea } from '../../../components/names/focus-area.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { ChoiceTiles } from '../../../components/ui/choice-tiles.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { reasonWords } from '../../../lib/reason-words.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useChangeCoach, useReloadAfterChange } from '../api/student.ts'
import { doneWords, pressWords, sessionsWords, waitWords } from '../change-words.ts'

/** The value for choosing no particular coach. */
const SOMEBODY = 'somebody'

interface ChangeFormProps {
  readonly matchId: string
  /** The current coach's first name. */
  readonly firstName: string
  readonly offer: Alternatives
  readonly className?: string
}

/** The new coach, what happens to upcoming sessions, and an optional reason. */
export function ChangeForm({ matchId, firstName, offer, className = '' }: ChangeFormProps) {
  const id = useId()
  const { alternatives, sessions, waits_for, shared_notes } = offer
  const navigate = useNavigate()
  const { mutateAsync: change } = useChangeCoach(matchId)
  const reload = useReloadAfterChange()
  const care = useCareFirst('change')
  const [withReason, setWithReason] = useState(false)
  const form = useForm({
    initial: { coach: '', sessions: 'keep', reason: '', sharesNotes: false },
    rules: ({ reason }) => firstErrors(changeBody, { coach: null, reason }, messages.fieldErrors),
    before: ({ reason }) => care.first([reason]),
    submit: async ({ reason, sharesNotes: share_notes }) => {
      try {
        const made = await change({ coach: chosen?.id ?? null, sessions: becomes, reason, share_notes })
        await reload('is left')
        toast.success(doneWords(name, made.status === 'accepted'))
        const page = made.status === 'accepted' ? `selectcoach/${made.coach}` : 'dashboard'
        await navigate(`/home/${page}`)
      } catch (error) {
        // Somebody else may have taken the place.
        await reload('stays')
        throw error
      }
    },
  })
  const offered = alternatives.map(({ coach }) => coach)
  // The first coach until another is chosen, and again if the chosen one is no longer offered.
  const preset = form.values.coach === SOMEBODY ? undefined : offered[0]
  const chosen = offered.find((one) => one.id === form.values.coach) ?? preset
  const name = chosen?.user.first_name ?? null
  const becomes = form.values.sessions === 'cancel' && sessions.length > 0 ? 'cancel' : 'keep'
  const isLate = becomes === 'cancel' && sessions.some(({ late }) => late)
  const wait = waitWords(name, waits_for)
  return (
    <>
      <form {...form.formProps} className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${className}`}>
        {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
        {offered.length > 0 ? (
          <ChoiceTiles
            small
            name={`${id}-coach`}
            legend={messages.whomInstead}
            choices={[
              ...alternatives.map(({ coach, reason_codes }) => ({
                value: coach.id,
                label: `${coach.user.first_name} ${coach.user.last_name}`,
                about: aboutCoach(coach, reasonWords(reason_codes)),
              })),
              {
                value: SOMEBODY,
                label: messages.somebodyElse,
                about: messages.aboutSomebodyElse,
              },
            ]}
            value={chosen?.id ?? SOMEBODY}
            onChange={(value) => form.set('coach', value)}
          />
        ) : (
          <Note tone="info">{messages.noOtherHasAPlace}</Note>
        )}
        {sessions.length > 0 && (
          <ChoiceTiles
            small
            name={`${id}-sessions`}
            legend={sessionsWords(sessions, firstName, ownZone())}
            choices={[
              { value: 'keep', label: messages.keepSessions(sessions.length) },
              { value: 'cancel', label: messages.cancelSessions(sessions.length) },
            ]}
            value={becomes}
            onChange={(value) => form.set('sessions', value)}
          />
        )}
        {becomes === 'cancel' && (
          <Note tone={isLate ? 'amber' : 'info'}>
            {isLate && (
              <>
                <b className="font-strong">{messages.countsAsLate}</b> {messages.hardlyTaken}{' '}
              </>
            )}
            {messages.toldYouCancelled(firstName)}
          </Note>
        )}
        {shared_notes > 0 && (
          <Checkbox
            {...form.check('sharesNotes')}
            label={
              <>
                {messages.sharesNotes(shared_notes, firstName, name)}{' '}
                <span className="text-muted">{messages.ownNotesStay(firstName)}</span>
              </>
            }
          />
        )}
        {withReason && (
          <TextareaField
            {...form.text('reason')}
            label={messages.yourReason}
            optional
            autoFocus
            rows={3}
            hint={messages.staffReadIt}
          />
        )}
        {wait !== null && <p className="text-sm text-muted">{wait}</p>}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="quiet" busy={form.busy} className="[overflow-wrap:anywhere]">
            {!form.busy && <RefreshCw aria-hidden="true" strokeWidth={1.75} className="size-4.5" />}
            {pressWords(name, waits_for)}
          </Button>
          {!withReason && (
            <Button kind="ghost" onClick={() => setWithReason(true)}>
              {messages.addPrivateReason}
            </Button>
          )}
        </div>
      </form>
      {care.dialog}
    </>
  )
}

/** Why the coach fits, or else what they work on. */
function aboutCoach({ focus_area }: CoachProfile, reasons: readonly string[]): ReactNode {
  if (reasons.length > 0) return reasons.join(' · ')
  return focus_area ? <FocusArea text={focus_area} /> : coaches.noFocus
}

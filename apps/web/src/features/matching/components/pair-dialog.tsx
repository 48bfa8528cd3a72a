import type { Candidate } from '@shinequo/contract/matching/programme-matches'
import * as actions from '@shinequo/messages/web/actions'
import * as fields from '@shinequo/messages/web/fields'
import * as matching from '@shinequo/messages/web/matching'
import * as messages from '@shinequo/messages/web/matching-admin'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import type { FieldErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { usePair } from '../api/admin.ts'
import { nameOf } from '../match-words.ts'
import { CandidateChoice, type PairedStudent } from './candidate-choice.tsx'
import { StudentChoice } from './student-choice.tsx'

/** The student to be paired; `id` is the account id. */
export interface ToPair {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
}

interface PairDialogProps {
  /** Preselected, with the coach to search for. */
  readonly start: { readonly student: ToPair; readonly coach: string } | undefined
  readonly onClose: () => void
  readonly onPaired: () => void
}

/** Pairs by hand: first choose the student, then one of the coaches with room, sorted by fit. */
export function PairDialog({ start, onClose, onPaired }: PairDialogProps) {
  const [student, setStudent] = useState(start?.student)
  return student ? (
    <CoachStep
      student={student}
      search={start?.coach ?? ''}
      onBack={() => setStudent(undefined)}
      onClose={onClose}
      onPaired={onPaired}
    />
  ) : (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.pairByHand}
      description={messages.whomToMatch}
      foot={
        <Button kind="quiet" onClick={onClose}>
          {actions.cancel}
        </Button>
      }
    >
      <StudentChoice onChoose={(chosen) => setStudent({ ...chosen, id: chosen.account_id })} />
    </Dialog>
  )
}

interface CoachStepProps {
  readonly student: ToPair
  readonly search: string
  readonly onBack: () => void
  readonly onClose: () => void
  readonly onPaired: () => void
}

function CoachStep({ student, search, onBack, onClose, onPaired }: CoachStepProps) {
  const pair = usePair()
  const [found, setFound] = useState<PairedStudent>()
  const [coach, setCoach] = useState<Candidate>()
  const full = found?.full ?? false
  const form = useForm({
    initial: { reason: '', mentor_profile: '', instead_of: '' },
    rules: ({ mentor_profile, instead_of, reason }): FieldErrors => ({
      ...(full && instead_of === '' && { instead_of: messages.chooseWhosePlace }),
      ...(mentor_profile === '' && { mentor_profile: messages.chooseCoach }),
      ...(full && reason.trim() === '' && { reason: fields.reasonRequired }),
    }),
    submit: async ({ reason, mentor_profile, instead_of }) => {
      await pair.mutateAsync({
        student_profile: found?.profile ?? '',
        mentor_profile,
        reason,
        ...(full && { instead_of }),
      })
      toast.success(messages.areMatched(student.first_name, coach?.first_name ?? ''))
      onPaired()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.pairStudent(nameOf(student))}
      description={messages.standsAtOnce}
      foot={
        <>
          <Button kind="quiet" disabled={form.busy} onClick={onBack}>
            {actions.back}
          </Button>
          <Button type="submit" form="pair" busy={form.busy}>
            {coach ? messages.pairWith(coach.first_name) : messages.pair}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id="pair" className="grid gap-5">
        {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
        <CandidateChoice
          student={student}
          search={search}
          chosen={coach?.id}
          error={form.text('mentor_profile').error}
          onStudent={setFound}
          instead={form.text('instead_of')}
          onInstead={(match) => form.set('instead_of', match)}
          onChoose={(candidate) => {
            setCoach(candidate)
            form.set('mentor_profile', candidate.id)
          }}
        />
        <TextareaField
          {...form.text('reason')}
          label={matching.reason}
          optional={!full}
          hint={matching.keptInAudit(student.first_name)}
          maxLength={500}
          rows={2}
        />
      </form>
    </Dialog>
  )
}

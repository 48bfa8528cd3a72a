import type { ProgrammeMatch } from '@shinequo/contract/matching/programme-matches'
import toast from 'react-hot-toast'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { useEndMatch } from '../api/admin.ts'
import { EndDialog } from './end-dialog.tsx'
import { nameOf } from './match-words.ts'

interface MatchDialogProps {
  readonly match: ProgrammeMatch
  readonly onClose: () => void
}

/** Asks once whether a request shall be declined. */
export function DeclineDialog({
  match: { student, coach },
  busy,
  onDecline,
  onClose,
}: MatchDialogProps & { readonly busy: boolean; readonly onDecline: () => void }) {
  return (
    <AskDialog
      title={`Decline ${nameOf(coach)} for ${nameOf(student)}?`}
      description={`${student.first_name} is not told, and is matched with the next best coach.`}
      act="Decline"
      keep="Cancel"
      busy={busy}
      onClose={onClose}
      onAct={onDecline}
    >
      <p>The engine does not propose these two to each other again. You can pair them by hand.</p>
    </AskDialog>
  )
}

/** Asks once whether a match shall end, or a request that waits for its coach be taken back. */
export function EndMatchDialog({
  match,
  onClose,
  onEnded,
}: MatchDialogProps & { readonly onEnded: () => void }) {
  const { student, coach } = match
  const end = useEndMatch()
  const waits = match.status === 'pending'
  const next = `${student.first_name} is matched with the next best coach.`
  return (
    <EndDialog
      title={
        waits
          ? `Withdraw the request to ${nameOf(coach)}?`
          : `End the match of ${nameOf(student)} and ${nameOf(coach)}?`
      }
      description={
        waits
          ? `${coach.first_name} has not answered yet. ${next}`
          : `${student.first_name} is told kindly by mail. ${next} Sessions that are booked stay, and so do notes that were shared. ${coach.first_name} no longer sees ${student.first_name}. You can pair them again.`
      }
      act={waits ? 'Withdraw' : 'End match'}
      student={student.first_name}
      end={(reason) => end.mutateAsync({ id: match.id, reason })}
      onClose={onClose}
      onEnded={() => {
        toast.success(waits ? 'The request is taken back.' : 'The match has ended.')
        onEnded()
      }}
    />
  )
}

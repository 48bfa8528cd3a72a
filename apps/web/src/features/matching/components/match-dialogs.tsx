import type { ProgrammeMatch } from '@shinequo/contract/matching/programme-matches'
import * as actions from '@shinequo/messages/web/actions'
import * as matching from '@shinequo/messages/web/matching'
import * as messages from '@shinequo/messages/web/matching-admin'
import toast from 'react-hot-toast'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { useEndMatch } from '../api/admin.ts'
import { nameOf } from '../match-words.ts'
import { EndDialog } from './end-dialog.tsx'

interface MatchDialogProps {
  readonly match: ProgrammeMatch
  readonly onClose: () => void
}

/** Asks for confirmation before a request is declined. */
export function DeclineDialog({
  match: { student, coach },
  busy,
  onDecline,
  onClose,
}: MatchDialogProps & { readonly busy: boolean; readonly onDecline: () => void }) {
  return (
    <AskDialog
      title={messages.declineAsked(nameOf(coach), nameOf(student))}
      description={messages.declineMeans(student.first_name)}
      act={matching.decline}
      keep={actions.cancel}
      busy={busy}
      onClose={onClose}
      onAct={onDecline}
    >
      <p>{messages.notProposedAgain}</p>
    </AskDialog>
  )
}

/** Asks for confirmation before a match ends, or before a pending request is withdrawn. */
export function EndMatchDialog({
  match,
  onClose,
  onEnded,
}: MatchDialogProps & { readonly onEnded: () => void }) {
  const { student, coach } = match
  const end = useEndMatch()
  const waits = match.status === 'pending'
  return (
    <EndDialog
      title={
        waits ? messages.withdrawAsked(nameOf(coach)) : messages.endAsked(nameOf(student), nameOf(coach))
      }
      description={
        waits
          ? messages.withdrawMeans(student.first_name, coach.first_name)
          : messages.endMeans(student.first_name, coach.first_name)
      }
      act={waits ? messages.withdraw : messages.endMatch}
      student={student.first_name}
      end={(reason) => end.mutateAsync({ id: match.id, reason })}
      onClose={onClose}
      onEnded={() => {
        toast.success(waits ? messages.requestTakenBack : messages.matchHasEnded)
        onEnded()
      }}
    />
  )
}

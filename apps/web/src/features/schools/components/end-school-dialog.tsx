import { type AdminSchool, SCHOOL_STATES, type SchoolState } from '@shinequo/contract/schools/admin-schools'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/schools'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { ChoiceTiles } from '../../../components/ui/choice-tiles.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { schoolText } from '../../../lib/school-text.ts'
import { useSetSchoolState } from '../api/admin.ts'
import { JoinSchool } from './join-school.tsx'

interface EndSchoolDialogProps {
  readonly school: AdminSchool
  readonly onClose: () => void
}

/** Opens, closes or hides a school, or joins it to another. */
export function EndSchoolDialog({ school, onClose }: EndSchoolDialogProps) {
  const { value, version } = school
  const name = schoolText(school.name)
  const [state, setState] = useState<SchoolState>(school.state)
  const change = useSetSchoolState()
  const [joining, setJoining] = useState(false)
  const save = () =>
    change.mutate(
      { value, state, version },
      {
        onSuccess: () => {
          toast.success(messages.isInState(name, state))
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.moreOf(name)}
      foot={
        joining ? undefined : (
          <>
            <Button kind="quiet" disabled={change.isPending} onClick={onClose}>
              {actions.cancel}
            </Button>
            <Button busy={change.isPending} disabled={state === school.state} onClick={save}>
              {actions.save}
            </Button>
          </>
        )
      }
    >
      {joining ? (
        <JoinSchool school={school} onBack={() => setJoining(false)} onJoined={onClose} />
      ) : (
        <div className="grid gap-5">
          {change.error && <Note tone="danger">{messageOf(change.error)}</Note>}
          <ChoiceTiles
            name="state"
            small
            legend={messages.whoChooses}
            value={state}
            onChange={(chosen) => setState(chosen as SchoolState)}
            choices={SCHOOL_STATES.map((one) => ({
              value: one,
              label: messages.STATES[one],
              about: messages.STATE_MEANS[one],
            }))}
          />
          <div className="border-t border-line pt-4">
            <Button kind="quiet" onClick={() => setJoining(true)}>
              {messages.joinAnother}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

import type { Objection } from '@shinequo/contract/bookings'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings-objections'
import { programmeTitle } from '@shinequo/messages/web/programme'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { ListRegion } from '../../../components/ui/list-region.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useDecideObjection, useObjections } from '../api/admin.ts'
import { ObjectionList, whatTheRoomKnows } from '../components/objection-list.tsx'

/** /admin/objections: students who say that they were at a session that was marked as missed. */
export default function AdminObjectionsPage() {
  const list = useObjections()
  const [asked, setAsked] = useState<Decision>()
  const panel = useRef<HTMLElement>(null)
  const pages = list.data?.pages
  const objections = pages?.flatMap((page) => page.objections) ?? []
  return (
    <>
      <BackLink to="/admin">{programmeTitle}</BackLink>
      <PageHead lede={messages.lede}>{messages.title}</PageHead>
      {/* At least the height of the viewport, so that nothing below shifts when the list arrives. */}
      <section ref={panel} aria-label={messages.title} tabIndex={-1} className="min-h-[calc(100dvh-10rem)]">
        <ListRegion
          count={messages.objectionsListed}
          shown={objections.length}
          total={pages?.[0]?.total}
          capped
          query={list}
          empty={{ title: messages.nothingToDecide, words: messages.whenStudentsObject }}
        >
          <ObjectionList
            objections={objections}
            onDecide={(objection, tookPlace) => setAsked({ objection, tookPlace })}
          />
        </ListRegion>
      </section>
      {asked && (
        <DecisionDialog
          decision={asked}
          onClose={() => setAsked(undefined)}
          onDecided={({ objection: { student }, tookPlace }) => {
            setAsked(undefined)
            toast.success(
              tookPlace ? messages.notedHeld(student.first_name) : messages.notedMissed(student.first_name),
            )
            // The pressed button disappears with its row.
            focusAfterDialog(() => panel.current, { preventScroll: false })
          }}
        />
      )}
    </>
  )
}

interface Decision {
  readonly objection: Objection
  readonly tookPlace: boolean
}

interface DecisionDialogProps {
  readonly decision: Decision
  readonly onClose: () => void
  readonly onDecided: (decision: Decision) => void
}

/** Asks before a decision, which is final and mailed to both. */
function DecisionDialog({ decision, onClose, onDecided }: DecisionDialogProps) {
  const { objection, tookPlace } = decision
  const { id, student, coach } = objection
  const { isPending, error, mutate } = useDecideObjection()
  const means = tookPlace ? messages.heldMeans : messages.missedMeans
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={tookPlace ? messages.heldQuestion : messages.missedQuestion}
      description={means(student.first_name, coach.first_name)}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button
            busy={isPending}
            onClick={() => mutate({ id, tookPlace }, { onSuccess: () => onDecided(decision) })}
          >
            {tookPlace ? messages.tookPlace : messages.keepAsMissed}
          </Button>
        </>
      }
    >
      {error && <Note tone="danger">{messageOf(error)}</Note>}
      <p className="text-sm">{whatTheRoomKnows(objection, ownZone())}</p>
    </Dialog>
  )
}

import * as messages from '@shinequo/messages/web/care'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { type CarePlace, useAskForContact } from '../../lib/care.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { ReadInEnglish } from '../ui/read-in-english.tsx'
import { AskContact } from './ask-contact.tsx'
import { CareBeside, CareCard, CareWays, CrisisLinks, EmergencyLine } from './care-card.tsx'
import { Protocol } from './protocol.tsx'

interface FrameProps {
  readonly title: string
  readonly description: string
  readonly act: string
  readonly busy?: boolean
  readonly calm?: boolean
  readonly first?: RefObject<HTMLElement | null>
  /** The name of the card if it stands beside what goes on; a dialog if left out. */
  readonly beside?: string | false
  readonly onKeep: () => void
  readonly onGoOn: () => void
  readonly children: ReactNode
}

/** Closing it in any other way than by its action keeps what was written unchanged. */
function Frame({ act, busy = false, beside, onKeep, onGoOn, children, ...dialog }: FrameProps) {
  const ways = (
    <>
      <Button kind="quiet" disabled={busy} onClick={onKeep}>
        {messages.keepEditing}
      </Button>
      <Button kind="soft" busy={busy} onClick={onGoOn}>
        {act}
      </Button>
    </>
  )
  if (beside) {
    return (
      <CareBeside label={beside}>
        {children}
        <div className="flex flex-wrap gap-2">{ways}</div>
      </CareBeside>
    )
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onKeep()} {...dialog} foot={ways}>
      {children}
    </Dialog>
  )
}

interface CareDialogProps {
  readonly place: CarePlace
  /** The text that made the card appear. */
  readonly text: string
  /** Whether the card stands beside what goes on, instead of being a dialog. */
  readonly beside: boolean
  readonly onKeep: () => void
  readonly onGoOn: () => void
}

/**
 * Shown to a student before text with words of danger is sent: where to get help, who will read the text, and a
 * checkbox that lets staff read it and get in touch. Unless the box is ticked, nothing is sent to the staff.
 */
function CareDialog({ place, text, beside, onKeep, onGoOn }: CareDialogProps) {
  const { seen, ...words } = messages.PLACES[place]
  const card = useRef<HTMLElement>(null)
  const ask = useAskForContact()
  const [wanted, setWanted] = useState(false)

  async function goOn() {
    if (wanted) {
      try {
        await ask.mutateAsync({ place, text })
      } catch {
        return // The dialog shows the error.
      }
      if (!beside) toast.success(messages.staffCanRead, { duration: 6000 })
    }
    onGoOn()
  }

  return (
    <Frame
      {...words}
      description={messages.gladYouWrote}
      busy={ask.isPending}
      first={card}
      beside={beside && messages.helpNow}
      onKeep={onKeep}
      onGoOn={() => void goOn()}
    >
      {beside ? <CareWays /> : <CareCard ref={card} />}
      <p className="max-w-[60ch] text-sm">
        <b className="font-strong">{messages.whoReadsThis}</b> {seen}
      </p>
      <div>
        <Checkbox
          label={messages.letStaffRead}
          checked={wanted}
          onChange={(event) => {
            setWanted(event.target.checked)
            ask.reset()
          }}
        />
        <p className="ps-8 text-xs text-muted">{messages.staffGets}</p>
      </div>
      <ReadInEnglish page="/disclosures#care" />
      {ask.error && <Note tone="danger">{messages.staffNotTold(messageOf(ask.error))}</Note>}
    </Frame>
  )
}

type Ways = Pick<CareDialogProps, 'beside' | 'onKeep' | 'onGoOn'>

/**
 * Shown to a student before heavy words are sent that may be about a bad week as well as about danger: where somebody
 * listens, in a few words, nothing to agree to, and who can be asked to get in touch.
 */
function QuietCareDialog({ beside, onKeep, onGoOn }: Ways) {
  const lines = useRef<HTMLElement>(null)
  return (
    <Frame
      calm
      title={messages.ifHeavy}
      description={messages.notAlone}
      act={messages.goOn}
      first={lines}
      beside={beside && messages.ifHeavy}
      onKeep={onKeep}
      onGoOn={onGoOn}
    >
      {beside && (
        <div>
          <h3 className="font-strong">{messages.ifHeavy}</h3>
          <p className="text-sm">{messages.notAlone}</p>
        </div>
      )}
      <section ref={lines} tabIndex={-1} aria-label={messages.linesToCall} className="grid gap-3">
        <CrisisLinks calm />
        <EmergencyLine />
        <AskContact />
      </section>
    </Frame>
  )
}

/** Shown to a coach before a note with words of danger is saved: what the programme wants coaches to do now. */
function CoachCareDialog({ onKeep, onGoOn }: Omit<Ways, 'beside'>) {
  return (
    <Frame
      title={messages.beforeYouGoOn}
      description={messages.noteMayMeanCare}
      act={messages.goOn}
      onKeep={onKeep}
      onGoOn={onGoOn}
    >
      <Protocol />
    </Frame>
  )
}

interface CareFirstDialogProps extends Ways {
  readonly place: CarePlace | 'coach_note'
  readonly text: string
  /** Whether it is the quieter card. */
  readonly quiet: boolean
}

/** The card that stands before sending: that of coaches, or one of the two of students. */
export default function CareFirstDialog({ place, text, quiet, ...ways }: CareFirstDialogProps) {
  if (place === 'coach_note') return <CoachCareDialog {...ways} />
  return quiet ? <QuietCareDialog {...ways} /> : <CareDialog {...ways} place={place} text={text} />
}

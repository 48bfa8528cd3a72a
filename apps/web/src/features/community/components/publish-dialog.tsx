import type { StoryToReview } from '@shinequo/contract/community'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/community'
import { Protocol } from '../../../components/care/protocol.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'

interface PublishDialogProps {
  readonly story: StoryToReview
  readonly act: keyof typeof messages.PUBLISH_WITH_CARE
  readonly busy: boolean
  readonly onClose: () => void
  readonly onPublish: () => void
  readonly onReach: () => void
}

/** Asks again before a school reads a story with words of danger, with the protocol and the way to write to its author. */
export function PublishDialog({ story, act, busy, onClose, onPublish, onReach }: PublishDialogProps) {
  const words = messages.PUBLISH_WITH_CARE[act]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.title}
      description={messages.publishWithCare(story.title)}
      foot={
        <>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button kind="soft" busy={busy} onClick={onPublish}>
            {words.act}
          </Button>
          <Button disabled={busy} onClick={onReach}>
            {messages.ACTS.reach}
          </Button>
        </>
      }
    >
      <Protocol />
    </Dialog>
  )
}

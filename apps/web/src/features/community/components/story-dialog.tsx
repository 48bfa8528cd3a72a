import * as messages from '@shinequo/messages/web/community'
import { useId } from 'react'
import toast from 'react-hot-toast'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import type { FieldErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { EMPTY_STORY, StoryFields } from './story-fields.tsx'

/** Section 9: the community toast stays longer than the others. */
const TOAST_MS = 10_000

/** Title and story are required. Nothing else is checked. */
function missing({ title, story }: typeof EMPTY_STORY): FieldErrors {
  return {
    ...(title.trim() === '' && { title: messages.titleRequired }),
    ...(story.trim() === '' && { story: messages.storyRequired }),
  }
}

/**
 * The form of a story if the school's wall is off. Words of danger first show where to get help. Posting sends nothing:
 * a toast says that the feature is in development, then the form is emptied and closed. If it is closed without
 * posting, what was typed is kept for this tab.
 */
export function StoryDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId()
  const { id } = useProfile()
  const care = useCareFirst('story_off')
  const form = useForm({
    initial: EMPTY_STORY,
    rules: missing,
    draft: { name: `story:${id}` },
    before: ({ title, story, tags }) => care.first([title, story, tags]),
    submit: async () => {
      toast(messages.inDevelopment, { duration: TOAST_MS })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.shareYourStory}
      description={messages.asYouWouldTell}
      foot={
        <Button type="submit" form={formId} busy={form.busy} className="tablet:min-w-30">
          {messages.post}
        </Button>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-5">
        <StoryFields form={form} />
      </form>
      {care.dialog}
    </Dialog>
  )
}

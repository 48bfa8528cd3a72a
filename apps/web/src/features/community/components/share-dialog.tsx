import { type OwnStory, shareStoryBody } from '@shinequo/contract/community'
import * as messages from '@shinequo/messages/web/community'
import { useId } from 'react'
import toast from 'react-hot-toast'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { isAtFields } from '../../../lib/field-failure.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { useShareStory } from '../api/student.ts'
import { EMPTY_STORY, StoryFields } from './story-fields.tsx'

interface ShareDialogProps {
  /** A refused story to change and submit again. */
  readonly from?: OwnStory | undefined
  readonly onClose: () => void
}

type Story = typeof EMPTY_STORY
const textsOf = ({ title, story, tags }: Story) => [title, story, tags]

/**
 * Submits a story for review. Words of danger, found by this browser or only by the server, first show where to get
 * help; the form behind it stays as it was. If the dialog is closed without posting, what was typed is kept for this
 * tab.
 */
export default function ShareDialog({ from, onClose }: ShareDialogProps) {
  const formId = useId()
  const { id } = useProfile()
  const share = useShareStory()
  const care = useCareFirst('story')
  const send = ({ title, story, tags }: Story, confirmed: boolean) =>
    share.mutateAsync({ title, story, tags, is_anonymous: true, confirmed })
  const form = useForm({
    initial: from
      ? { ...EMPTY_STORY, title: from.title, story: from.story, tags: from.tags.join(', ') }
      : EMPTY_STORY,
    rules: ({ title, story, tags }) =>
      firstErrors(shareStoryBody, { title, story, tags }, messages.fieldErrors),
    draft: { name: from ? `story:${id}:${from.id}` : `story:${id}` },
    before: (values) => care.first(textsOf(values)),
    submit: async (values) => {
      try {
        await send(values, care.wentOn(textsOf(values)))
      } catch (error) {
        if (!isCareFirst(error) || !(await care.first(textsOf(values), true))) throw error
        await send(values, true)
      }
      toast.success(messages.storyReceived, { duration: 6000 })
      onClose()
    },
  })
  const hasFields = isAtFields(form.failure)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.shareYourStory}
      description={messages.personReadsFirst}
      foot={
        <Button type="submit" form={formId} busy={form.busy} className="tablet:min-w-30">
          {messages.post}
        </Button>
      }
    >
      {form.failure !== null && !isCareFirst(form.failure) && !hasFields && (
        <Note tone="danger">{messageOf(form.failure)}</Note>
      )}
      <form {...form.formProps} id={formId} className="grid gap-5">
        <StoryFields form={form} alwaysAnonymous />
      </form>
      {care.dialog}
    </Dialog>
  )
}

function isCareFirst(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'care_first'
}

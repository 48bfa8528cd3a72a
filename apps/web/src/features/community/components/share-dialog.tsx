import { type OwnStory, shareStoryBody } from '@shinequo/contract/community'
import { useEffect, useId, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { CareCard } from './care-card.tsx'
import { EMPTY_STORY, StoryFields } from './story-fields.tsx'
import { useShareStory } from './wall-calls.ts'

interface ShareDialogProps {
  /** A story that did not come to the wall, to be changed and handed in anew. */
  readonly from?: OwnStory | undefined
  readonly onClose: () => void
}

/**
 * Hands a story in to be looked at. Where the server finds words of risk, the card that leads to help comes first, and
 * the form waits behind it as it was. Closed without posting, what was typed is kept for this tab.
 */
export default function ShareDialog({ from, onClose }: ShareDialogProps) {
  const formId = useId()
  const { id } = useProfile()
  const share = useShareStory()
  const [caring, setCaring] = useState(false)
  const card = useRef<HTMLElement>(null)
  const form = useForm({
    initial: from
      ? { ...EMPTY_STORY, title: from.title, story: from.story, tags: from.tags.join(', ') }
      : EMPTY_STORY,
    rules: ({ title, story, tags }) => firstErrors(shareStoryBody, { title, story, tags }),
    draft: { name: from ? `story:${id}:${from.id}` : `story:${id}` },
    submit: async ({ title, story, tags }) => {
      try {
        await share.mutateAsync({ title, story, tags, is_anonymous: true, confirmed: caring })
      } catch (error) {
        // What is wrong with a field, or with the way there, stands in the form.
        setCaring(isCareFirst(error))
        throw error
      }
      toast.success('Thank you. A person reads it before it goes on the wall.', { duration: 6000 })
      onClose()
    },
  })
  const formElement = form.formProps.ref

  const wasCaring = useRef(false)
  useEffect(() => {
    if (caring) card.current?.focus()
    else if (wasCaring.current) formElement.current?.querySelector('textarea')?.focus()
    wasCaring.current = caring
  }, [caring, formElement])

  const hasFields = form.failure instanceof ApiError && Object.keys(form.failure.fields).length > 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={caring ? 'Before you share this' : 'Share your Story'}
      description={
        caring
          ? 'We are glad that you wrote it down.'
          : 'A person reads it first. No student sees who wrote it.'
      }
      foot={
        // Keys: the button that goes back must not turn into the one that posts under the pointer.
        caring ? (
          <>
            <Button key="back" kind="quiet" disabled={form.busy} onClick={() => setCaring(false)}>
              Go back
            </Button>
            <Button key="anyway" kind="soft" type="submit" form={formId} busy={form.busy}>
              Share it anyway
            </Button>
          </>
        ) : (
          <Button key="post" type="submit" form={formId} busy={form.busy} className="tablet:min-w-30">
            Post
          </Button>
        )
      }
    >
      {caring && <CareCard ref={card} />}
      {form.failure !== null && !isCareFirst(form.failure) && !hasFields && (
        <Note tone="danger">{messageOf(form.failure)}</Note>
      )}
      <form {...form.formProps} id={formId} hidden={caring} className={caring ? '' : 'grid gap-5'}>
        <StoryFields form={form} alwaysAnonymous />
      </form>
    </Dialog>
  )
}

function isCareFirst(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'care_first'
}

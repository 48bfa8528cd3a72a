import { useId } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import type { FieldErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useProfile } from '../../../lib/user-state.ts'

const EMPTY_STORY = { title: '', story: '', tags: '', isAnonymous: false }

/** Section 9: the community toast stays longer than the others. */
const TOAST_MS = 10_000

/** Title and story are required; nothing else is bounded. */
function missing({ title, story }: typeof EMPTY_STORY): FieldErrors {
  return {
    ...(title.trim() === '' && { title: 'Title is required' }),
    ...(story.trim() === '' && { story: 'Story is required' }),
  }
}

/**
 * The form of a story. Posting sends nothing: a toast says that the feature is in development, then the form is
 * emptied and closed. Closed without posting, what was typed is kept for this tab.
 */
export function StoryDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId()
  const { id } = useProfile()
  const form = useForm({
    initial: EMPTY_STORY,
    rules: missing,
    draft: { name: `story:${id}` },
    submit: async () => {
      toast('Sharing stories is still in development. We will notify you when it is ready.', {
        duration: TOAST_MS,
      })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share your Story"
      description="Write it as you would tell a friend."
      foot={
        <Button type="submit" form={formId} busy={form.busy} className="tablet:min-w-30">
          Post
        </Button>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-5">
        <TextField {...form.text('title')} label="Title*" aria-required />
        <TextareaField {...form.text('story')} label="Story*" aria-required rows={6} />
        <TextField {...form.text('tags')} label="Tags" hint="Separate tags with a comma." />
        <div>
          <Checkbox {...form.check('isAnonymous')} label="Share anonymously" />
          <p className="pl-8 text-xs text-muted">Your name and picture stay off the wall.</p>
        </div>
      </form>
    </Dialog>
  )
}

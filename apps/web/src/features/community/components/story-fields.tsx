import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import type { useForm } from '../../../lib/use-form.ts'

export const EMPTY_STORY = { title: '', story: '', tags: '', isAnonymous: false }

interface StoryFieldsProps {
  readonly form: Pick<ReturnType<typeof useForm<typeof EMPTY_STORY>>, 'text' | 'check'>
  /** Nothing else than anonymous is offered. */
  readonly alwaysAnonymous?: boolean
}

/** The fields of a story. */
export function StoryFields({ form, alwaysAnonymous = false }: StoryFieldsProps) {
  const anonymous = form.check('isAnonymous')
  return (
    <>
      <TextField {...form.text('title')} label="Title*" aria-required />
      <TextareaField {...form.text('story')} label="Story*" aria-required rows={6} />
      <TextField {...form.text('tags')} label="Tags" hint="Separate tags with a comma." />
      <div>
        <Checkbox
          {...anonymous}
          {...(alwaysAnonymous && { checked: true, disabled: true })}
          label="Share anonymously"
        />
        <p className="ps-8 text-xs text-muted">
          {alwaysAnonymous
            ? 'Always so: no student sees who wrote a story on this wall.'
            : 'Your name and picture stay off the wall.'}
        </p>
      </div>
    </>
  )
}

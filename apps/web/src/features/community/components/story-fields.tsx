import * as messages from '@shinequo/messages/web/community'
import { fieldName } from '@shinequo/messages/web/fields'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { ReadInEnglish } from '../../../components/ui/read-in-english.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import type { useForm } from '../../../lib/use-form.ts'

export const EMPTY_STORY = { title: '', story: '', tags: '', isAnonymous: false }

interface StoryFieldsProps {
  readonly form: Pick<ReturnType<typeof useForm<typeof EMPTY_STORY>>, 'text' | 'check'>
  /** Offers only anonymous stories. */
  readonly alwaysAnonymous?: boolean
}

/** The fields of a story. */
export function StoryFields({ form, alwaysAnonymous = false }: StoryFieldsProps) {
  const anonymous = form.check('isAnonymous')
  return (
    <>
      <TextField {...form.text('title')} label={messages.titleField} aria-required />
      <TextareaField {...form.text('story')} label={messages.storyField} aria-required rows={6} />
      <TextField {...form.text('tags')} label={fieldName('tags')} hint={messages.separateTags} />
      <div>
        <Checkbox
          {...anonymous}
          {...(alwaysAnonymous && { checked: true, disabled: true })}
          label={messages.shareAnonymously}
        />
        <p className="ps-8 text-xs text-muted">
          {alwaysAnonymous ? messages.nobodySeesWhoWrote : messages.nameStaysOff}
        </p>
        <ReadInEnglish page="/disclosures#share" className="ms-8 block" />
      </div>
    </>
  )
}

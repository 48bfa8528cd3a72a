import * as messages from '@shinequo/messages/web/feed'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import type { PostEditing } from '../use-post-form.ts'
import { PictureField } from './picture-field.tsx'

interface PostPictureFieldsProps {
  readonly editing: PostEditing
  /** Whether the stored post has a picture, which can be restored until the post is saved without it. */
  readonly stored: boolean
}

/** A post's picture and its description. */
export function PostPictureFields({ editing, stored }: PostPictureFieldsProps) {
  const { form, picture, setPicture, kept } = editing
  return (
    <>
      <PictureField
        kept={kept !== null}
        chosen={picture}
        onChoose={setPicture}
        onRemove={() => form.set('keeps_picture', false)}
      />
      {stored && !form.values.keeps_picture && picture === null && (
        <div>
          <Button kind="quiet" size="small" onClick={() => form.set('keeps_picture', true)}>
            {messages.bringPictureBack}
          </Button>
        </div>
      )}
      {(picture !== null || kept !== null) && (
        <TextField
          {...form.text('picture_alt')}
          label={messages.pictureShows}
          hint={messages.pictureShowsHint}
          autoComplete="off"
          maxLength={300}
        />
      )}
    </>
  )
}

import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/components'
import * as failures from '@shinequo/messages/web/errors'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { serverMessageOr } from '../../lib/error-catalogue.ts'
import { portraitOf } from '../../lib/portrait.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

interface Chosen {
  readonly fileName: string
  /** The file cropped to a portrait; rejects if it cannot be read. */
  readonly portrait: Promise<Blob>
}

interface PictureFormProps {
  /** Uploads a portrait (JPEG) under the name of its file. */
  readonly save: (picture: { portrait: Blob; fileName: string }) => Promise<unknown>
  /** Called with the object URL of the portrait to be saved, valid until the next call; null for none. */
  readonly onPreview: (url: string | null) => void
  /** Called after saving or cancelling. */
  readonly onDone: () => void
}

/**
 * Lets a person choose a file, shows it as it will be cropped, and uploads it. After an error the file stays chosen.
 */
export function PictureForm({ save, onPreview, onDone }: PictureFormProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (chosen === null) return
    let url: string | null = null
    let replaced = false
    chosen.portrait.then(
      (portrait) => {
        if (replaced) return
        url = URL.createObjectURL(portrait)
        onPreview(url)
      },
      () => !replaced && setError(failures.pictureProcessingFailed),
    )
    return () => {
      replaced = true
      onPreview(null)
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [chosen, onPreview])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const portrait = await chosen?.portrait.catch(() => null)
    if (!portrait) {
      setBusy(false)
      setError(portrait === null ? failures.pictureProcessingFailed : messages.pictureRequired)
      input.current?.focus()
      return
    }
    try {
      await save({ portrait, fileName: chosen?.fileName ?? '' })
      toast.success(messages.pictureUploaded)
      onDone()
    } catch (failure) {
      setBusy(false)
      const sentence = serverMessageOr(failure, failures.pictureUploadFailed)
      setError(sentence)
      toast.error(sentence)
    }
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid w-full gap-4 text-start">
      <Field label={messages.choosePicture} hint={messages.pictureIsCropped} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/*"
            // biome-ignore lint/a11y/noAutofocus: it follows a press of Edit Profile Picture, which is gone
            autoFocus
            aria-disabled={busy || undefined}
            onClick={(event) => busy && event.preventDefault()}
            onChange={({ target: { files } }) => {
              const file = files?.[0]
              setChosen(file ? { fileName: file.name, portrait: portraitOf(file) } : null)
              setError(undefined)
            }}
            className="w-full min-w-0 cursor-pointer rounded-box border border-dashed border-line-strong p-3 text-sm text-muted file:me-3 file:cursor-pointer file:rounded-box file:border-0 file:bg-primary-soft file:px-3 file:py-2 file:font-strong file:text-on-soft"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} className="flex-1 whitespace-nowrap">
          {messages.savePicture}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onDone} className="max-tiny:flex-1">
          {actions.cancel}
        </Button>
      </div>
    </form>
  )
}

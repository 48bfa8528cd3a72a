import { type FormEvent, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { FAILURES, SUCCESSES, saidOr } from '../../lib/error-catalogue.ts'
import { portraitOf } from '../../lib/portrait.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

interface PictureFormProps {
  /** Sends a portrait (JPEG) under its file's own name. */
  readonly save: (portrait: Blob, fileName: string) => Promise<void>
  /** Saved or cancelled. */
  readonly onDone: () => void
}

/** Chooses a file and sends it as a portrait. After a failure the chosen file is still there. */
export function PictureForm({ save, onDone }: PictureFormProps) {
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (file === null) {
      setError('Please select a file to upload')
      input.current?.focus()
      return
    }
    setBusy(true)
    const failure = await upload(save, file)
    setBusy(false)
    if (failure !== null) {
      toast.error(failure)
      return
    }
    toast.success(SUCCESSES.pictureUpload)
    onDone()
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid w-full gap-4 text-left">
      <Field label="Choose a picture" hint="Cropped to a square, 150 × 150" error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/*"
            // biome-ignore lint/a11y/noAutofocus: it follows a press of Edit Profile Picture, which is gone
            autoFocus
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null)
              setError(undefined)
            }}
            className="w-full min-w-0 cursor-pointer rounded-box border border-dashed border-line-strong p-3 text-sm text-muted file:mr-3 file:cursor-pointer file:rounded-box file:border-0 file:bg-primary-soft file:px-3 file:py-2 file:font-strong file:text-on-soft"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} className="flex-1 whitespace-nowrap">
          Save Picture
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onDone} className="max-tiny:flex-1">
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Makes the portrait and sends it; answers what to say when either fails, else null. */
async function upload(save: PictureFormProps['save'], file: File): Promise<string | null> {
  let portrait: Blob
  try {
    portrait = await portraitOf(file)
  } catch {
    return FAILURES.pictureProcessing
  }
  try {
    await save(portrait, file.name)
    return null
  } catch (error) {
    return saidOr(error, FAILURES.pictureUpload)
  }
}

import * as messages from '@shinequo/messages/web/feed'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Field } from '../../../components/ui/field.tsx'

/** The largest picture that the server accepts. */
const MAX_BYTES = 8 * 1024 * 1024

interface PictureFieldProps {
  /** There is a picture already, which would be kept. */
  readonly kept: boolean
  readonly chosen: File | null
  readonly onChoose: (picture: File | null) => void
  readonly onRemove: () => void
}

/** Chooses or removes a post's picture. A file that is not a displayable picture is refused at once. */
export function PictureField({ kept, chosen, onChoose, onRemove }: PictureFieldProps) {
  const [refusal, setRefusal] = useState<string>()
  // Remounts the input after a choice is undone, because browsers would keep the file's name.
  const [turn, setTurn] = useState(0)

  async function choose(file: File | undefined) {
    setRefusal(undefined)
    if (!file) return onChoose(null)
    const sentence = await refusalOf(file)
    setRefusal(sentence)
    onChoose(sentence === undefined ? file : null)
  }

  return (
    <div className="grid gap-2">
      <Field
        label={kept ? messages.anotherPicture : messages.picture}
        optional
        hint={messages.pictureHint}
        error={refusal}
      >
        {(control) => (
          <input
            {...control}
            key={turn}
            type="file"
            accept="image/*"
            onChange={({ target: { files } }) => void choose(files?.[0])}
            className="w-full min-w-0 cursor-pointer rounded-box border border-dashed border-line-strong p-3 text-sm text-muted file:me-3 file:cursor-pointer file:rounded-box file:border-0 file:bg-primary-soft file:px-3 file:py-2 file:font-strong file:text-on-soft"
          />
        )}
      </Field>
      {(kept || chosen !== null) && (
        <div>
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              setTurn(turn + 1)
              setRefusal(undefined)
              if (chosen === null) onRemove()
              else onChoose(null)
            }}
          >
            {chosen === null ? messages.removePicture : messages.doNotUsePicture}
          </Button>
        </div>
      )}
    </div>
  )
}

async function refusalOf(file: File): Promise<string | undefined> {
  if (file.size > MAX_BYTES) return messages.pictureTooLarge
  try {
    ;(await createImageBitmap(file)).close()
    return undefined
  } catch {
    return messages.choosePicture
  }
}

/** An object URL for the chosen file while it is chosen; null if there is none. */
export function useFileUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (file === null) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [file])
  return url
}

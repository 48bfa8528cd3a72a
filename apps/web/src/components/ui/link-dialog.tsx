import * as messages from '@shinequo/messages/web/components'
import { type FormEvent, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'

interface LinkDialogProps {
  /** The address of the link at the cursor; '' for a new link. */
  readonly address: string
  /** Nothing is selected, so the dialog also asks for the link's text. */
  readonly needsWords: boolean
  readonly onSave: (address: string, words: string) => void
  readonly onRemove: (() => void) | undefined
  readonly onClose: () => void
}

/** Edits the address of a link. https:// is added if it is missing. */
export function LinkDialog({ address, needsWords, onSave, onRemove, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState(address)
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()

  function save(event: FormEvent) {
    event.preventDefault()
    // In the React tree the dialog is inside the page's form, although not in the DOM.
    event.stopPropagation()
    const whole = webAddress(typed)
    if (whole === null) {
      setError(messages.enterWebAddress)
      return
    }
    onSave(whole, words.trim() || whole)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={address === '' ? messages.addLink : messages.changeLink}
      foot={
        <>
          {onRemove && (
            <Button
              kind="danger"
              onClick={() => {
                onRemove()
                onClose()
              }}
            >
              {messages.removeLink}
            </Button>
          )}
          <Button type="submit" form="link-dialog">
            {messages.saveLink}
          </Button>
        </>
      }
    >
      <form id="link-dialog" noValidate onSubmit={save} className="grid gap-5">
        <TextField
          label={messages.webAddress}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
        {needsWords && (
          <TextField
            label={messages.linkText}
            hint={messages.linkTextHint}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}

/** A typed address as a complete web URL, or null if it is not one. */
function webAddress(typed: string): string | null {
  const text = typed.trim()
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(whole) && URL.canParse(whole) ? new URL(whole).href : null
}

import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/room'
import type { RefObject } from 'react'
import { Icon } from '../../components/ui/icon.tsx'
import { PlainButton } from '../../components/ui/plain-button.tsx'
import type { Written } from './conversation.ts'

interface ChatFormProps {
  /** The other person's first name. */
  readonly name: string
  readonly written: Written
  readonly entry: RefObject<HTMLTextAreaElement | null>
  readonly onWrite: (text: string) => void
  readonly onSend: () => void
}

/** The text field of the chat and its button. Enter sends, Shift+Enter starts a new line. */
export function ChatForm({ name, written, entry, onWrite, onSend }: ChatFormProps) {
  const { draft, sending, problem } = written
  return (
    <form
      className="flex items-end gap-2 border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <label htmlFor="message" className="sr-only">
        {messages.writeTo(name)}
      </label>
      <textarea
        ref={entry}
        id="message"
        dir="auto"
        rows={2}
        placeholder={messages.writeTo(name)}
        value={draft}
        readOnly={sending}
        className="min-h-13 min-w-0 flex-1 resize-none rounded-box border border-line-strong bg-surface px-4 py-2 text-ink placeholder:text-muted"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          onSend()
        }}
      />
      <PlainButton
        type="submit"
        disabled={sending}
        className="grid size-13 shrink-0 place-items-center rounded-box bg-primary text-on-primary hover:bg-primary-hover aria-disabled:opacity-62"
      >
        <Icon name="send" className="size-6 rtl:-scale-x-100" />
        <span className="sr-only">{problem === '' ? messages.send : actions.tryAgain}</span>
      </PlainButton>
    </form>
  )
}

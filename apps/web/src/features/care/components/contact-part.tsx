import * as messages from '@shinequo/messages/web/ask-contact'
import { AskContact } from '../../../components/care/ask-contact.tsx'
import { askedWords } from '../../../lib/asked-words.ts'
import { useContactOffer } from '../../../lib/care.ts'

/** The same button with a sentence above it: that no words are needed or, while a request waits, since when. */
export function ContactPart() {
  const { data } = useContactOffer()
  return (
    // Room for two lines, so that nothing below moves when the state comes.
    <div className="print:hidden">
      <p className="min-h-11 text-sm">
        {data?.asked_at ? askedWords(data.asked_at) : messages.noWordsNeeded}
      </p>
      <AskContact />
    </div>
  )
}

import type { CrisisLine } from '@shinequo/contract/care'
import { locale } from '@shinequo/messages/locale'
import * as messages from '@shinequo/messages/web/care'
import { DEFAULT_LINE, phoneLink } from './crisis-line.ts'

/** The Spanish page of 988, from which its chat in Spanish opens. */
const LIFELINE_IN_SPANISH = 'https://988lifeline.org/es/inicio/'

/** A text message to the line, with the word that it needs to be answered in the language of the page. */
export function textLink(number: string): string {
  const word = messages.textWord(number)
  return `${phoneLink('sms', number)}${word && `?&body=${word}`}`
}

/**
 * The page for chatting with the line, and what its button says. On Spanish pages it is the programme's own page in
 * Spanish, or that of 988 where the chat is the default one, or else the chat that everybody has. Null if there is none.
 */
export function chatPage(
  { chat_url, spanish_chat_url }: Pick<CrisisLine, 'chat_url' | 'spanish_chat_url'>,
  inSpanish = locale.startsWith('es'),
): { url: string; words: string } | null {
  const spanish = spanish_chat_url || (chat_url === DEFAULT_LINE.chat_url ? LIFELINE_IN_SPANISH : '')
  if (inSpanish && spanish !== '') return { url: spanish, words: messages.chatInThisLanguage }
  return chat_url === '' ? null : { url: chat_url, words: messages.chat }
}

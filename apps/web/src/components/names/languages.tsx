import { LANGUAGE_NAMES_IN_EACH } from '@shinequo/messages/language-names'
import { listParts } from '@shinequo/messages/locale'
import * as messages from '@shinequo/messages/web/names'
import { NamedList } from './named-list.tsx'

const NAMES = { ...messages.LANGUAGE_NAMES, ...messages.MORE_LANGUAGE_NAMES }

/** The languages that a person named, by their names in the page's language. */
export function Languages({ text }: { readonly text: string }) {
  return (
    <NamedList
      text={text}
      names={NAMES}
      inEach={LANGUAGE_NAMES_IN_EACH}
      afterOthers={messages.languageAfterOthers}
      listed={listParts}
    />
  )
}

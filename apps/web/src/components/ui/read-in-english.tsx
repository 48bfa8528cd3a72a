import * as messages from '@shinequo/messages/web/legal'
import { inEnglish } from '../../lib/english-page.ts'
import { pageLanguage } from '../../lib/language.ts'

interface ReadInEnglishProps {
  readonly page: Parameters<typeof inEnglish>[0]
  readonly className?: string
}

/** On a page in another language: a quiet way to the English of a text that has to be understood, in a tab of its own. */
export function ReadInEnglish({ page, className = '' }: ReadInEnglishProps) {
  if (pageLanguage === 'en') return null
  return (
    <a
      href={inEnglish(page)}
      hrefLang="en"
      target="_blank"
      rel="noopener"
      className={`text-link w-fit text-sm text-muted! ${className}`}
    >
      {messages.readInEnglish}
    </a>
  )
}

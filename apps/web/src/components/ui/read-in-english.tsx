import * as messages from '@shinequo/messages/web/legal'
import { englishLink } from '../../lib/english-page.ts'

interface ReadInEnglishProps {
  readonly page: Parameters<typeof englishLink>[0]
  readonly className?: string
}

/** On a page in another language: a quiet way to the English of a text that has to be understood. */
export function ReadInEnglish({ page, className = '' }: ReadInEnglishProps) {
  const link = englishLink(page)
  if (link === null) return null
  const { hreflang, ...rest } = link
  return (
    <a {...rest} hrefLang={hreflang} className={`text-link w-fit text-sm text-muted! ${className}`}>
      {messages.readInEnglish}
    </a>
  )
}

import * as coaches from '@shinequo/messages/web/coaches'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { OF_A_PERSON } from '../../../lib/words-of.ts'

/** The server sanitises when it stores. Sanitised again here, so that neither has to be perfect. */
const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
}

/** A coach's own text. A separate chunk because of the sanitiser. */
export default function CoachBio({ html }: { readonly html: string }) {
  const clean = useMemo(() => cleaned(html), [html])
  if (clean === '') return <p className="text-muted">{coaches.noBio}</p>
  return (
    <div
      {...OF_A_PERSON}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned just above
      dangerouslySetInnerHTML={{ __html: clean }}
      className="grid max-w-[70ch] gap-3 [&_a]:text-link [&_li]:relative [&_li]:ps-5 [&_li]:before:absolute [&_li]:before:start-0.5 [&_li]:before:top-[0.55em] [&_li]:before:size-2 [&_li]:before:rounded-full [&_li]:before:border [&_li]:before:border-accent-line [&_li]:before:bg-accent [&_ul]:grid [&_ul]:gap-2 [&_ol]:grid [&_ol]:gap-2"
    />
  )
}

/** Safe HTML whose links open in a new tab; '' if it has no text. */
function cleaned(html: string): string {
  const body = document.createElement('div')
  body.append(DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true }))
  for (const link of body.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer nofollow'
  }
  return body.textContent?.trim() ? body.innerHTML : ''
}

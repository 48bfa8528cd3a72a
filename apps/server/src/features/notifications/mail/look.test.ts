import { readFileSync } from 'node:fs'
import { ACCENTS } from '@shinequo/contract/programme/look'
import { messagesOf } from '@shinequo/messages/server'
import { describe, expect, it } from 'vitest'
import { renderMail } from './layout.ts'
import { withLook } from './look.ts'

const css = readFileSync(new URL('../../../../../web/src/styles/accents.css', import.meta.url), 'utf8')
const mail = renderMail(messagesOf('en'), {
  subject: 'Soup',
  greeting: 'Hello Ana,',
  before: ['Come. #0f5e59'],
  highlight: ['Noon'],
  after: [],
  action: { label: 'See it', url: 'https://shinequo.example/' },
})

describe('the look of a mail', () => {
  it('stays as it is without a name and an accent of its own', () => {
    expect(withLook(mail, { name: '', accent: 'teal' })).toEqual(mail)
  })

  it('has the name beside ours, escaped, in both versions', () => {
    const { text, html } = withLook(mail, { name: 'Peers & $& <Co>', accent: 'teal' })
    expect(text).toContain('\nShineQuo · Peers & $& <Co>\nIn crisis')
    expect(html).toContain('<p class="brand">ShineQuo · Peers &amp; $&amp; &lt;Co&gt;</p>')
  })

  it.each(ACCENTS.filter((accent) => accent !== 'teal'))('has only colours of the pages in %s', (accent) => {
    const { html } = withLook(mail, { name: '', accent })
    const style = html.slice(0, html.indexOf('</style>'))
    for (const colour of style.match(/#[0-9a-f]{6}/g) ?? []) {
      const isNeutral = mail.html.includes(colour)
      expect([colour, isNeutral || css.includes(colour)]).toEqual([colour, true])
    }
    expect(style).not.toContain('#0f5e59')
    // Only the style sheet changes, never what somebody wrote.
    expect(html).toContain('Come. #0f5e59')
  })
})

import type { Accent } from '@shinequo/contract/programme/look'
import { html } from '../../../plugins/html.ts'
import type { Email } from './layout.ts'

/** The colours of the mail's style sheet that an accent replaces, in the order of the layout's own. */
const COLOURS: Readonly<Record<Accent, readonly string[]>> = {
  teal: ['#0f5e59', '#e2f0ec', '#0b4d49', '#74d0c4', '#17352f', '#a3e3da', '#062320'],
  indigo: ['#3b4a9e', '#e8ebf8', '#313e87', '#aab6f5', '#232a4d', '#c9d0fa', '#10163a'],
  plum: ['#7a3a78', '#f6e8f5', '#672f65', '#e2a9df', '#3d223c', '#f0cbee', '#2d0f2c'],
  forest: ['#2c6a34', '#e5f2e6', '#23572a', '#8fd19a', '#1d3622', '#b5e3bc', '#0b240f'],
  slate: ['#3f5468', '#e8eef4', '#344658', '#a9c1d6', '#243341', '#c8d9e8', '#0f1d29'],
}

/** The same mail with the programme's name beside ours, and its accent. */
export function withLook<M extends Pick<Email, 'text' | 'html'>>(
  mail: M,
  { name, accent }: { readonly name: string; readonly accent: Accent },
): M {
  const end = mail.html.indexOf('</style>')
  const style = COLOURS.teal.reduce(
    (sheet, colour, at) => sheet.replaceAll(colour, COLOURS[accent][at] ?? colour),
    mail.html.slice(0, end),
  )
  const body = mail.html.slice(end)
  if (name === '') return { ...mail, html: style + body }
  const foot = mail.text.lastIndexOf('\nShineQuo\n')
  return {
    ...mail,
    text: `${mail.text.slice(0, foot)}\nShineQuo · ${name}\n${mail.text.slice(foot + '\nShineQuo\n'.length)}`,
    html:
      style +
      body.replace('<p class="brand">ShineQuo</p>', () => html`<p class="brand">ShineQuo · ${name}</p>`.safe),
  }
}

import { askForContact, type ContactOffer, getContactOffer } from '@shinequo/contract/care'
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/ask-contact'
import { hoursUnknown, noEmergencyService, staffHours } from '@shinequo/messages/web/care-worries'
import { optional } from '@shinequo/messages/web/components'
import * as crisis from '@shinequo/messages/web/crisis'
import { call } from '../../lib/api-client.ts'
import { askedWords } from '../../lib/asked-words.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { isOnline } from '../../lib/use-online.ts'
import { OF_THE_PROGRAMME } from '../../lib/words-of.ts'
import { linesToCall } from './care.ts'
import { allow, button, fill, h, show, write } from './dom.ts'

/**
 * For a student: the button that asks staff to get in touch, next to the crisis line. Its dialog leaves picture and sound
 * as they are. Null for a coach.
 */
export function askContact({ role }: SessionRoom, className = ''): HTMLElement | null {
  if (role !== 'student') return null
  return h(
    'button',
    {
      type: 'button',
      'aria-haspopup': 'dialog',
      class: `min-h-11 text-sm font-strong underline underline-offset-3 ${className}`,
      click: openDialog,
    },
    crisis.askForContact,
  )
}

function openDialog(): void {
  const title = h(
    'h2',
    { id: 'ask-title', tabindex: '-1', class: 'flex min-h-11 items-center text-xl font-bold' },
    crisis.askForContact,
  )
  const part = h('div', { class: 'grid gap-3 text-sm' })
  const dialog = h(
    'dialog',
    {
      'aria-labelledby': 'ask-title',
      class:
        'fixed m-auto max-h-[94dvh] w-[min(35rem,calc(100vw-1rem))] overflow-y-auto rounded-box bg-raised p-5 text-ink shadow-float backdrop:bg-scrim',
      close: () => dialog.remove(),
    },
    h(
      'div',
      { class: 'grid gap-4' },
      title,
      part,
      h(
        'section',
        { class: 'grid gap-3 rounded-box bg-accent-soft p-4 text-sm' },
        h('p', {}, noEmergencyService),
        linesToCall(),
      ),
      button('quiet', actions.close, () => dialog.close()),
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
  title.focus()
  void load(part, title)
}

/** Shows the form, or since when a request waits. What was asked is neither kept nor sent later. */
async function load(part: HTMLElement, title: HTMLElement): Promise<void> {
  if (!isOnline()) return fill(part, h('p', { role: 'status' }, crisis.notFromHere))
  fill(part, h('p', { role: 'status' }, actions.loading))
  await call(getContactOffer, {}).then(
    (offer) => (offer.asked_at === null ? showForm(part, title, offer) : showAsked(part, title, offer)),
    (error: unknown) =>
      fill(
        part,
        h('p', { class: 'text-danger', role: 'alert' }, messageOf(error)),
        button('quiet', actions.tryAgain, () => {
          title.focus()
          void load(part, title)
        }),
      ),
  )
}

function showForm(part: HTMLElement, title: HTMLElement, offer: ContactOffer): void {
  const line = h('textarea', {
    id: 'ask-line',
    dir: 'auto',
    rows: '2',
    maxlength: '500',
    class: 'control block w-full resize-y py-3!',
  })
  const problem = h('p', { class: 'text-danger', role: 'alert', hidden: true })
  const ask = button('primary', messages.ask, async () => {
    allow(ask, false)
    line.readOnly = true
    show(problem, false)
    try {
      const { asked_at, already } = await call(askForContact, { body: { place: 'asked', text: line.value } })
      showAsked(part, title, { ...offer, asked_at }, already && line.value.trim() !== '')
    } catch (error) {
      show(problem, true)
      write(problem, messages.notAsked(messageOf(error)))
    } finally {
      allow(ask, true)
      line.readOnly = false
    }
  })
  fill(
    part,
    h('p', {}, messages.whatHappens),
    h('p', { class: '[overflow-wrap:anywhere]' }, messages.whoThatIs(offer.staff)),
    hoursOf(offer),
    h('p', { class: 'text-muted' }, messages.youSeeWhoOpened),
    h('label', { for: 'ask-line', class: 'font-semibold' }, `${messages.yourLine} ${optional}`),
    line,
    problem,
    ask,
  )
}

/** Replaces the form, and takes the focus that was in it. */
function showAsked(part: HTMLElement, title: HTMLElement, offer: ContactOffer, lineNotSent = false): void {
  write(title, messages.youAsked)
  fill(
    part,
    h('p', { class: 'font-strong' }, askedWords(offer.asked_at ?? '')),
    h('p', {}, messages.whatComesNext),
    hoursOf(offer),
    lineNotSent && h('p', {}, messages.lineNotSent),
  )
  title.focus()
}

function hoursOf({ hours }: ContactOffer): HTMLElement {
  if (hours === '') return h('p', {}, hoursUnknown)
  const words = h('b', { ...OF_THE_PROGRAMME, class: 'font-strong' }, hours)
  return h('p', { class: '[overflow-wrap:anywhere]' }, ...staffHours<Node | string>(words))
}

import { askForContact, type CrisisLine, getCareProtocol } from '@shinequo/contract/care'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/care'
import { readInEnglish } from '@shinequo/messages/web/legal'
import { call } from '../../lib/api-client.ts'
import { keptLine, phoneLink } from '../../lib/crisis-line.ts'
import { chatPage, textLink } from '../../lib/crisis-ways.ts'
import { englishLink } from '../../lib/english-page.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { wordingIn } from '../../lib/wording-in.ts'
import { allow, button, h, show, write } from './dom.ts'
import { wayOut } from './door.ts'

/** Links to the crisis line, one tap each; none of them ends the call. If `calm`, none stands out. */
function waysToHelp(line: CrisisLine, calm = false): HTMLElement {
  const { number, takes_texts, emergency_number } = line
  const page = chatPage(line)
  const chat = page && wayOut('quiet', page.url, page.words)
  const asking = messages.askingOnTheLine(line.asking_for_spanish)
  const interpreters = messages.emergencyInterpreters(emergency_number)
  if (chat) {
    Object.assign(chat, { target: '_blank', rel: 'noopener noreferrer' })
    chat.append(h('span', { class: 'sr-only' }, ` ${messages.chatOpens(number)}`))
  }
  return h(
    'div',
    { class: 'grid gap-2' },
    wayOut(calm ? 'quiet' : 'primary', phoneLink('tel', number), messages.call(number)),
    takes_texts && wayOut('quiet', textLink(number), messages.text(number)),
    chat,
    asking !== '' && h('p', { class: 'text-sm [overflow-wrap:anywhere]' }, asking),
    h(
      'p',
      { class: 'flex flex-wrap items-center gap-x-1.5 text-sm' },
      messages.inDanger,
      h(
        'a',
        {
          href: phoneLink('tel', emergency_number),
          class: 'inline-flex min-h-11 min-w-11 items-center font-strong underline-offset-3 hover:underline',
        },
        messages.call(emergency_number),
      ),
      interpreters !== '' && h('span', {}, interpreters),
    ),
  )
}

const CARD = 'grid gap-3 rounded-box bg-accent-soft p-4 text-ink'

/** Shows where to get help before words of danger are sent. It is focused when shown; `onDecided` is called once. */
export function careCard(coach: string, text: string, onDecided: (goesOn: boolean) => void): HTMLElement {
  const wanted = h('input', { type: 'checkbox', id: 'staff', class: 'mt-3 size-5 accent-primary' })
  const problem = h('p', { class: 'text-sm text-danger', role: 'alert', hidden: true })
  const goOn = button('quiet', messages.sendAnyway, async () => {
    if (wanted.checked) {
      allow(goOn, false)
      goOn.ariaBusy = 'true'
      try {
        await call(askForContact, { body: { place: 'chat', text } })
      } catch (error) {
        show(problem, true)
        write(problem, messages.staffNotTold(messageOf(error)))
        return
      } finally {
        allow(goOn, true)
        goOn.ariaBusy = null
      }
    }
    onDecided(true)
  })
  const english = englishLink('/disclosures#care')
  return h(
    'section',
    { class: CARD, 'aria-label': messages.helpNow, tabindex: '-1' },
    h('p', { class: 'text-sm' }, messages.soundsHeavy),
    waysToHelp(keptLine()),
    h(
      'p',
      { class: 'text-sm' },
      h('b', { class: 'font-strong' }, messages.whoReadsThis),
      ` ${messages.coachReadsMessage(coach)}`,
    ),
    h(
      'label',
      { for: 'staff', class: 'flex min-h-11 gap-2 text-sm' },
      wanted,
      h('span', { class: 'py-2.5' }, messages.letStaffReadMessage),
    ),
    problem,
    english &&
      h('a', { ...english, class: 'w-fit text-sm text-muted underline underline-offset-3' }, readInEnglish),
    h(
      'div',
      { class: 'flex flex-wrap gap-2' },
      button('quiet', messages.keepEditing, () => onDecided(false)),
      goOn,
    ),
  )
}

/**
 * Shown before heavy words that may be about a bad week as well as about danger: where somebody listens, and nothing to
 * agree to. It is focused when shown; `onDecided` is called once.
 */
export function quietCard(ask: HTMLElement | null, onDecided: (goesOn: boolean) => void): HTMLElement {
  return h(
    'section',
    { class: CARD, 'aria-label': messages.ifHeavy, tabindex: '-1' },
    h('h3', { class: 'font-strong' }, messages.ifHeavy),
    h('p', { class: 'text-sm' }, messages.notAlone),
    waysToHelp(keptLine(), true),
    ask,
    h(
      'div',
      { class: 'flex flex-wrap gap-2' },
      button('quiet', messages.keepEditing, () => onDecided(false)),
      button('quiet', messages.goOn, () => onDecided(true)),
    ),
  )
}

/**
 * The programme's protocol for a coach who reads words of danger, with the crisis line, which is shown even if the text
 * does not load.
 */
export function protocolCard(onDone: () => void): HTMLElement {
  const text = h(
    'p',
    { class: 'whitespace-pre-line text-sm [overflow-wrap:anywhere]', role: 'status' },
    actions.loading,
  )
  const again = button('quiet', actions.tryAgain, () => void load())
  const load = async () => {
    show(again, false)
    await call(getCareProtocol, {}).then(
      ({ protocol, protocol_es }) => {
        const wording = wordingIn(protocol, protocol_es)
        Object.assign(text, wording.marks)
        write(text, wording.text)
      },
      (error: unknown) => {
        write(text, messages.protocolDidNotLoad(messageOf(error)))
        show(again, true)
      },
    )
  }
  void load()
  return h(
    'section',
    { class: CARD, 'aria-label': messages.whenSomebodyNeedsCare, tabindex: '-1' },
    h('h3', { class: 'font-strong' }, messages.whenSomebodyNeedsCare),
    text,
    again,
    h(
      'div',
      { class: 'grid gap-1 text-sm' },
      h('p', {}, messages.ifYouSpeakSpanish),
      h(
        'ul',
        { class: 'grid list-disc gap-1 ps-5', lang: 'es-US' },
        ...messages.QUESTIONS_IN_SPANISH.map((question) => h('li', {}, question)),
      ),
    ),
    waysToHelp(keptLine()),
    button('quiet', actions.done, onDone),
  )
}

/** The same links for another dialog of the room. */
export function linesToCall(): HTMLElement {
  return waysToHelp(keptLine())
}

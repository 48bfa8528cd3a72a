import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { serverNow } from '../../lib/server-clock.ts'
import { askContact } from './ask-contact.ts'
import { clockNotice } from './clock-notice.ts'
import { button, fill, h, type IconName, icon } from './dom.ts'
import { head, wayOut } from './door.ts'
import { fullName, homeOf, timeWords, whenWords } from './words.ts'

/**
 * After the session: what comes next and what stays private. Until the room closes there is a button to go back in; it
 * is the primary one while the session lasts, because the person may have left by mistake.
 */
export function showEnded(place: HTMLElement, room: SessionRoom, onRejoin: () => void): void {
  const [name, home] = [room.other.first_name, homeOf(room.role)]
  const isOver = serverNow() >= Date.parse(room.end_time)
  const isStudent = room.role === 'student'
  const heading = h(
    'h1',
    { tabindex: '-1', class: 'text-3xl font-bold tracking-tight' },
    isOver ? messages.wellDone(room.you.first_name) : messages.youHaveLeft,
  )
  document.title = messages.documentTitle(messages.yourSessionWith(name))
  const canReturn = serverNow() < Date.parse(room.closes_at)
  const ways = h(
    'div',
    { class: 'flex flex-wrap items-center gap-3' },
    canReturn
      ? button(isOver ? 'quiet' : 'primary', messages.goBackUntil(timeWords(room, room.closes_at)), onRejoin)
      : null,
    wayOut('ghost', home.href, home.words),
  )
  fill(
    place,
    h(
      'div',
      { class: 'mx-auto max-w-240 px-4 py-4 tablet:px-10' },
      head(askContact(room)),
      clockNotice(room),
      h(
        'main',
        { class: 'grid gap-6 py-6' },
        h(
          'div',
          {},
          heading,
          h('p', { class: 'text-muted' }, messages.youTwoAt(fullName(room.other), whenWords(room))),
        ),
        isOver ? null : ways,
        card(
          isStudent ? messages.howWasIt : messages.whatNext,
          isStudent ? messages.feedbackTakesAMinute(name) : messages.notesStandWithStudents(name),
          isStudent
            ? isOver
              ? wayOut('primary', `/home/sessions/${room.id}?feedback`, messages.giveFeedback)
              : null
            : wayOut(isOver ? 'primary' : 'quiet', '/coach/students', messages.toYourStudents),
        ),
        h(
          'section',
          { class: 'grid gap-4 rounded-box border border-line bg-surface p-6 shadow-soft' },
          h('h2', { class: 'text-lg font-strong' }, messages.whatStaysPrivate),
          h(
            'ul',
            { class: 'grid gap-4 tablet:grid-cols-3' },
            fact('camera', messages.mediaTitle, messages.mediaNotKept),
            fact(
              'chat',
              messages.chatTitle,
              `${messages.youTwoCanRead(name)} `,
              h(
                'a',
                {
                  href: `${isStudent ? '/home' : '/coach'}/sessions/${room.id}`,
                  class: 'inline-flex min-h-11 items-center text-primary underline underline-offset-3',
                },
                messages.openChat,
              ),
            ),
            fact('lock', messages.metTitle, messages.metIsSeen),
          ),
        ),
        isOver ? ways : null,
      ),
    ),
  )
  heading.focus()
}

function card(title: string, words: string, action: HTMLElement | null): HTMLElement {
  return h(
    'section',
    { class: 'grid justify-items-start gap-3 rounded-box border border-line bg-surface p-6 shadow-soft' },
    h('h2', { class: 'text-lg font-strong' }, title),
    h('p', { class: 'text-muted' }, words),
    action,
  )
}

function fact(sign: IconName, title: string, words: string, link: HTMLElement | null = null): HTMLElement {
  return h(
    'li',
    { class: 'flex gap-3' },
    icon(sign, 'size-5 text-primary'),
    h(
      'div',
      {},
      h('h3', { class: 'font-strong' }, title),
      h('p', { class: 'text-sm text-muted' }, words, link),
    ),
  )
}

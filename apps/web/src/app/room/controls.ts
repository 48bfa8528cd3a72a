import * as messages from '@shinequo/messages/web/room'
import type { Devices } from './devices.ts'
import { h, type IconName, icon, show, write } from './dom.ts'
import type { Meeting } from './meeting.ts'

export interface Controls {
  readonly element: HTMLElement
  /** Shows what is on now. */
  refresh(): void
  /** Shows whether the chat is open and how many messages are unread. The button is focused when the chat closes. */
  showChat(open: boolean, unread: number): void
  showCaptions(on: boolean): void
  /** Focuses the captions button, or More if the button is hidden behind it. */
  focusCaptions(): void
}

/** What the page around the controls handles. */
export interface ControlActs {
  onProblem(words: string): void
  onChat(): void
  onCaptions(): void
  onLeave(): void
}

interface Control {
  readonly element: HTMLButtonElement
  set(pressed: boolean, words: string, sign: IconName): void
}

const ROUND =
  'grid size-13 place-items-center rounded-full bg-night-3 text-night-ink transition group-hover:bg-night-line group-aria-pressed:bg-night-ink group-aria-pressed:text-night group-aria-expanded:bg-night-ink group-aria-expanded:text-night'

/** A round button with its name below. */
function control(words: string, sign: IconName, onPress: () => void, round = ROUND): Control {
  const [drawing, name] = [
    h('span', { class: round }, icon(sign, 'size-6')),
    h('span', { class: 'text-xs' }, words),
  ]
  const element = h(
    'button',
    {
      type: 'button',
      class: 'group grid min-w-14 justify-items-center gap-1 text-night-ink',
      click: onPress,
    },
    drawing,
    name,
  )
  let shown = sign
  return {
    element,
    set: (pressed, text, next) => {
      element.setAttribute('aria-pressed', String(pressed))
      write(name, text)
      if (next !== shown) drawing.replaceChildren(icon(next, 'size-6'))
      shown = next
    },
  }
}

/** The controls of the room. On narrow pages half of them are behind More. */
export function controls(
  meeting: Meeting,
  devices: Devices,
  video: HTMLVideoElement,
  canCaption: boolean,
  { onProblem, onChat, onCaptions, onLeave }: ControlActs,
): Controls {
  const turn = (kind: 'microphone' | 'camera') => async () => {
    await devices.turn(kind, !devices.on(kind))
    if (devices.problems[kind]) onProblem(devices.problems[kind])
  }
  const mute = control(messages.mute, 'microphone', turn('microphone'))
  const picture = control(messages.picture, 'camera', turn('camera'))
  const soundOnly = control(messages.soundOnly, 'sound', () =>
    meeting.setSoundOnly(!meeting.standing.soundOnly),
  )
  const share = control(messages.share, 'screen', () => {
    if (meeting.standing.sharing) return meeting.stopSharing()
    // Dismissing the browser's dialog means not sharing.
    meeting.share().catch(() => undefined)
  })
  const chat = control(messages.chat, 'chat', onChat)
  chat.element.setAttribute('aria-controls', 'chat')
  chat.element.setAttribute('aria-keyshortcuts', 'Alt+C')
  chat.element.setAttribute('aria-expanded', 'false')
  const badge = h('span', {
    class:
      'absolute top-0 end-1 grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-xs font-strong text-on-accent',
    hidden: true,
  })
  chat.element.classList.add('relative')
  chat.element.append(badge)
  const showChat = (open: boolean, unread: number) => {
    const closes = !open && chat.element.getAttribute('aria-expanded') === 'true'
    chat.element.setAttribute('aria-expanded', String(open))
    show(badge, unread > 0)
    badge.replaceChildren(String(unread), h('span', { class: 'sr-only' }, ` ${messages.unread}`))
    if (closes) chat.element.focus()
  }
  const captions = control(messages.captions, 'captions', onCaptions)
  captions.element.setAttribute('data-captions', '')
  const showCaptions = (on: boolean) => captions.set(on, messages.captions, 'captions')
  showCaptions(false)
  const small = control(messages.smallWindow, 'window', () => {
    const done = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : video.requestPictureInPicture()
    done.catch(() => onProblem(messages.smallWindowNeedsPicture))
  })
  const full = control(messages.fullScreen, 'full', () => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen()
    done.catch(() => onProblem(messages.noFullScreen))
  })
  const leave = control(
    messages.leave,
    'leave',
    onLeave,
    'grid h-13 w-18 place-items-center rounded-full bg-[#b0352a] text-white transition group-hover:bg-[#92281f]',
  )
  const rest = h(
    'div',
    { id: 'more' },
    soundOnly.element,
    captions.element,
    'getDisplayMedia' in (navigator.mediaDevices ?? {}) ? share.element : null,
    document.pictureInPictureEnabled ? small.element : null,
    document.fullscreenEnabled ? full.element : null,
  )
  rest.className =
    'flex gap-3 max-tablet:absolute max-tablet:inset-x-3 max-tablet:flex-wrap max-tablet:justify-center max-tablet:bottom-full max-tablet:mb-3 max-tablet:rounded-box max-tablet:border max-tablet:border-night-line max-tablet:bg-night-2 max-tablet:p-3 max-tablet:data-folded:hidden'
  const more = control(messages.more, 'more', () => fold(!rest.hasAttribute('data-folded')))
  more.element.classList.add('tablet:hidden')
  more.element.setAttribute('aria-controls', 'more')
  const fold = (folded: boolean) => {
    rest.toggleAttribute('data-folded', folded)
    more.element.setAttribute('aria-expanded', String(!folded))
  }
  fold(true)
  const isFolded = () => more.element.checkVisibility() && rest.hasAttribute('data-folded')
  rest.addEventListener('click', () => {
    const had = rest.contains(document.activeElement)
    fold(true)
    if (had && isFolded()) more.element.focus()
  })
  const element = h(
    'div',
    {
      class: 'relative z-2 flex flex-wrap items-start justify-center gap-3 px-3',
      role: 'group',
      'aria-label': messages.controls,
      keydown: (event) => {
        if ((event as KeyboardEvent).key !== 'Escape' || rest.hasAttribute('data-folded')) return
        fold(true)
        more.element.focus()
      },
    },
    mute.element,
    picture.element,
    chat.element,
    rest,
    more.element,
    leave.element,
  )
  const refresh = () => {
    const { sharing, soundOnly: silent, call } = meeting.standing
    const [heard, seen] = [devices.on('microphone'), devices.on('camera')]
    mute.set(!heard, heard ? messages.mute : messages.unmute, heard ? 'microphone' : 'microphoneOff')
    picture.set(!seen, seen ? messages.pictureOff : messages.pictureOn, seen ? 'camera' : 'cameraOff')
    soundOnly.set(silent, messages.soundOnly, 'sound')
    share.set(sharing, sharing ? messages.stopSharing : messages.share, 'screen')
    small.element.removeAttribute('aria-pressed')
    show(share.element, call !== null)
    show(small.element, call !== null)
    show(captions.element, call !== null && canCaption)
  }
  document.addEventListener('fullscreenchange', () => {
    full.set(
      document.fullscreenElement !== null,
      document.fullscreenElement ? messages.notFullScreen : messages.fullScreen,
      'full',
    )
  })
  const focusCaptions = () => (isFolded() ? more : captions).element.focus()
  return { element, refresh, showChat, showCaptions, focusCaptions }
}

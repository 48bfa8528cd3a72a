import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/room'
import { askContact } from './ask-contact.ts'
import { clockNotice } from './clock-notice.ts'
import type { Devices, Kind } from './devices.ts'
import { allow, button, fill, h, type IconName, icon, show, write } from './dom.ts'
import { head } from './door.ts'
import { meter } from './meter.ts'
import { measureNetwork } from './network.ts'
import { fullName, homeOf, nothingRecorded, phoneWords, timeWords, whenWords } from './words.ts'

/** Some browsers are built without calls, such as those on WebKitGTK. */
const canCall = 'RTCPeerConnection' in window

/** The page before the room. */
export interface Check {
  /** Shows changes of the room. */
  update(room: SessionRoom): void
  close(): void
}

/** Tests camera, microphone, speaker and network before anybody sees or hears the person. `onJoin` is called once. */
export function showCheck(
  place: HTMLElement,
  room: SessionRoom,
  devices: Devices,
  onJoin: () => void,
): Check {
  const other = room.other.first_name
  const home = homeOf(room.role)
  const preview = h('video', { class: 'size-full -scale-x-100 object-cover', 'aria-hidden': 'true' })
  Object.assign(preview, { muted: true, playsInline: true, autoplay: true })
  const noPicture = h('p', {
    class: 'absolute inset-0 grid place-items-center p-6 text-center text-night-muted',
  })
  // Until the browser has asked, nobody knows whether a device must be turned on.
  let hasStarted = false
  const camera = deviceBlock('camera', devices, () => hasStarted)
  const microphone = deviceBlock('microphone', devices, () => hasStarted)
  const level = meter(devices, 'text-success', 'text-line')
  microphone.body.append(level.element, h('p', { class: 'text-sm text-muted' }, messages.saySomething))
  const here = h('p', {
    class: 'rounded-full bg-success-soft px-3 py-1 text-sm font-medium text-success',
    role: 'status',
  })
  const closed = h('p', { class: 'text-sm text-muted', role: 'status' })
  const join = button('primary', messages.joinNow, () => onJoin(), 'camera')
  join.classList.add('w-full')
  const without = (kind: Kind, words: string) =>
    button('ghost', words, async () => {
      await devices.turn(kind, false, true)
      onJoin()
    })
  const choices = h(
    'div',
    { class: 'flex flex-wrap justify-center gap-x-2' },
    without('camera', messages.joinWithoutCamera),
    without('microphone', messages.joinWithoutMicrophone),
  )
  const phone = h('div')
  let shownPhone: string | null = null
  const title = h('h1', { tabindex: '-1', class: 'text-3xl font-bold tracking-tight' }, messages.readyToJoin)
  document.title = messages.documentTitle(messages.readyToJoin)
  fill(
    place,
    h(
      'div',
      { class: 'mx-auto max-w-280 px-4 py-4 tablet:px-10' },
      head(askContact(room)),
      clockNotice(room),
      h(
        'main',
        {
          class:
            'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 py-4 [overflow-wrap:anywhere] wide:grid-cols-[1.6fr_1fr]',
        },
        h(
          'div',
          { class: 'wide:col-span-2' },
          h(
            'a',
            {
              href: home.href,
              class: 'inline-flex min-h-11 items-center gap-1 text-sm text-muted hover:underline',
            },
            icon('back', 'size-4 rtl:-scale-x-100'),
            home.words,
          ),
          h(
            'div',
            { class: 'flex flex-wrap items-end justify-between gap-3' },
            h(
              'div',
              {},
              title,
              h(
                'p',
                { class: 'tabular-nums text-muted' },
                messages.withAt(fullName(room.other), whenWords(room)),
              ),
            ),
            here,
          ),
        ),
        h(
          'div',
          { class: 'grid content-start gap-4' },
          h(
            'div',
            { class: 'relative aspect-4/3 overflow-hidden rounded-box bg-night-2 tablet:aspect-video' },
            preview,
            noPicture,
            h(
              'p',
              { class: 'absolute bottom-3 start-3 rounded-in bg-night/80 px-3 py-1 text-sm text-night-ink' },
              messages.asTheySeeYou(other),
            ),
          ),
          nothingRecorded(other),
        ),
        h(
          'div',
          {
            class:
              'grid content-start gap-5 rounded-box border border-line bg-surface p-5 shadow-soft tablet:p-6',
          },
          camera.element,
          microphone.element,
          speakerBlock(devices),
          networkBlock(room),
          h('div', { class: 'grid gap-2' }, closed, join, choices, phone),
        ),
      ),
    ),
  )
  title.focus()

  const refresh = () => {
    const track = devices.tracks.camera
    const shown = preview.srcObject instanceof MediaStream ? preview.srcObject.getVideoTracks()[0] : null
    if ((track ?? null) !== (shown ?? null)) preview.srcObject = track ? new MediaStream([track]) : null
    show(noPicture, track === null)
    write(noPicture, devices.problems.camera || messages.cameraIsOff)
    void camera.refresh()
    void microphone.refresh()
  }
  devices.onChange(refresh)
  refresh()
  void devices.start().finally(() => {
    hasStarted = true
    refresh()
  })

  const update = (now: SessionRoom) => {
    // Filled only on changes, so that the link keeps the focus.
    if (now.phone !== shownPhone) fill(phone, phoneWords(now))
    shownPhone = now.phone
    const open = now.state === 'open'
    show(here, now.other_here)
    write(here, messages.alreadyIn(other))
    show(closed, !open || !canCall)
    write(closed, canCall ? messages.opensAt(timeWords(now, now.opens_at)) : messages.noCallsHere)
    allow(join, open && canCall)
    for (const one of choices.children) allow(one as HTMLButtonElement, open && canCall)
  }
  update(room)
  return { update, close: level.stop }
}

/** A heading with an icon and a status. */
function block(sign: IconName, title: string) {
  const state = h('p', { class: 'text-sm text-muted', role: 'status' })
  const body = h('div', { class: 'grid gap-2' })
  const element = h(
    'section',
    { class: 'grid gap-2 border-b border-line pb-5', 'aria-label': title },
    h(
      'div',
      { class: 'flex items-center justify-between gap-3' },
      h('h2', { class: 'flex items-center gap-2 font-semibold' }, icon(sign), title),
      state,
    ),
    body,
  )
  return { element, body, state }
}

function deviceBlock(kind: Kind, devices: Devices, hasStarted: () => boolean) {
  const title = messages.DEVICES[kind]
  const { element, body, state } = block(kind, title)
  const { element: choice, select } = choiceOf(title, 'flex-[1_1_8rem]')
  const problem = h('p', { class: 'text-sm text-danger' })
  const again = button('quiet', actions.tryAgain, () => void devices.turn(kind, true))
  select.addEventListener('change', () => void devices.choose(kind, select.value))
  // On one line, so that nothing below moves when the device comes on.
  body.append(h('div', { class: 'flex min-h-12 flex-wrap items-center gap-2' }, choice, again), problem)
  const refresh = async () => {
    const [track, trouble] = [devices.tracks[kind], devices.problems[kind]]
    write(
      state,
      devices.on(kind) ? messages.DEVICE_WORKS[kind] : trouble ? messages.doesNotWork : messages.off,
    )
    show(problem, trouble !== '')
    write(problem, trouble)
    write(again, trouble ? actions.tryAgain : messages.TURN_ON[kind])
    show(again, hasStarted() && !devices.on(kind))
    const found = (await devices.list())[kind]
    const used = track?.getSettings().deviceId
    options(select, found, used, kind)
    show(choice, found.length > 0)
  }
  return { element, body, refresh }
}

/** Device names are available only after the browser has granted permission. */
function options(
  select: HTMLSelectElement,
  found: MediaDeviceInfo[],
  used: string | undefined,
  kind: Kind | 'speaker',
): void {
  fill(
    select,
    ...found.map(({ deviceId, label }, at) =>
      h('option', { value: deviceId }, label || messages.numberedDevice(kind, at + 1)),
    ),
  )
  if (used !== undefined) select.value = used
}

/** A select with an arrow icon. */
function choiceOf(label: string, className = ''): { element: HTMLElement; select: HTMLSelectElement } {
  const select = h('select', { class: 'control cursor-pointer text-ellipsis pe-11!', 'aria-label': label })
  const arrow = icon('down', 'pointer-events-none absolute top-3.5 end-3 size-5 text-muted')
  return { element: h('span', { class: `relative block min-w-0 ${className}` }, select, arrow), select }
}

function speakerBlock(devices: Devices): HTMLElement {
  const { element, body, state } = block('speaker', messages.DEVICES.speaker)
  write(state, messages.notTriedYet)
  const { element: choice, select } = choiceOf(messages.DEVICES.speaker, 'flex-1')
  select.addEventListener('change', () => void devices.chooseSpeaker(select.value))
  const play = button('quiet', messages.playSound, async () => {
    await devices.playSound()
    write(state, messages.didYouHearIt)
  })
  body.append(h('div', { class: 'flex flex-wrap gap-2' }, choice, play))
  const refresh = async () => {
    const found = (await devices.list()).speaker
    options(select, found, devices.speaker(), 'speaker')
    // Hidden if the browser can only use the system's speaker.
    show(choice, found.length > 0 && 'setSinkId' in AudioContext.prototype)
  }
  devices.onChange(() => void refresh())
  void refresh()
  return element
}

function networkBlock({ network }: SessionRoom): HTMLElement {
  const { element, body, state } = block('line', messages.network)
  write(state, messages.trying)
  // Room for two lines, so that nothing below moves when they come.
  const words = h('p', { class: 'min-h-11 text-sm text-muted' })
  body.append(words)
  if (messages.WAYS[network]) body.append(h('p', { class: 'text-sm text-muted' }, messages.WAYS[network]))
  void measureNetwork().then(({ word, sentence }) => {
    write(state, word)
    write(words, sentence)
  })
  return element
}

import type { SessionRoom } from '@shinequo/contract/sessions'
import { captionStrip } from './caption-strip.ts'
import { mayCaption } from './captions.ts'
import { showChat } from './chat.ts'
import { controls } from './controls.ts'
import type { Devices } from './devices.ts'
import { button, fill, h, icon, say, show, write } from './dom.ts'
import { Meeting, type Standing } from './meeting.ts'
import { meter } from './meter.ts'
import { type Scene, sceneOf } from './scene.ts'
import { type Ending, GIVE_UP_MS } from './signalling.ts'
import { clockWords, crisisLine, fullName, phoneWords, span, whenWords } from './words.ts'

const SECOND = 1000

/** The room itself. `onLeave` is called when the person left or the room ended, once. */
export function showStage(
  place: HTMLElement,
  room: SessionRoom,
  devices: Devices,
  onLeave: (ending: Ending | 'left', message: string) => void,
): Meeting {
  const name = room.other.first_name
  /** What this computer's clock is wrong by. */
  const drift = Date.parse(room.now) - Date.now()
  const clock = h('span', { class: 'tabular-nums' })
  const clockChip = h(
    'p',
    { class: 'flex items-center gap-1.5 rounded-full bg-night-3 px-3 py-1 text-sm' },
    icon('clock', 'size-4'),
    clock,
  )
  const remote = h('video', { class: 'absolute inset-0 size-full', 'aria-label': `${name}’s picture` })
  Object.assign(remote, { playsInline: true, autoplay: true })
  const own = h('video', { class: 'size-full object-cover', 'aria-hidden': 'true' })
  Object.assign(own, { muted: true, playsInline: true, autoplay: true })
  const ownOff = h(
    'p',
    { class: 'absolute inset-0 grid place-items-center text-sm text-night-muted' },
    'Picture off',
  )
  const ownTile = h(
    'div',
    { class: 'relative overflow-hidden rounded-box border border-night-line bg-night-3' },
    own,
    ownOff,
    h('p', { class: 'absolute bottom-2 left-2 rounded-in bg-night/80 px-2 text-sm' }, 'You'),
  )
  const initials = h(
    'div',
    {
      class: 'grid size-36 place-items-center rounded-full bg-night-3 text-4xl font-strong',
      'aria-hidden': 'true',
    },
    `${room.other.first_name[0] ?? ''}${room.other.last_name[0] ?? ''}`,
  )
  if (room.other.url) {
    const portrait = h('img', { src: room.other.url, alt: '', class: 'size-full rounded-full object-cover' })
    portrait.addEventListener('load', () => initials.replaceChildren(portrait))
  }
  const faceWords = h('p', { class: 'text-night-muted' })
  const face = h(
    'div',
    { class: 'absolute inset-0 grid content-center justify-items-center gap-3 text-center' },
    initials,
    h('p', { class: 'text-xl font-strong' }, fullName(room.other)),
    faceWords,
  )
  const label = h('p', { class: 'absolute bottom-3 left-3 rounded-in bg-night/80 px-3 py-1 text-sm' })
  const title = h('h2', { class: 'text-2xl font-bold tracking-snug' })
  const words = h('p', { class: 'max-w-[44ch] text-night-muted' })
  const bar = h('div', { class: 'h-1.5 rounded-full bg-accent' })
  const barRoom = h('div', { class: 'w-80 max-w-full rounded-full bg-night-3', 'aria-hidden': 'true' }, bar)
  const left = h('p', { class: 'tabular-nums' })
  const retry = button('light', 'Try now', () => meeting.retry(), 'again')
  const panel = h(
    'div',
    { class: 'absolute inset-0 grid content-center justify-items-center gap-4 bg-night/85 p-6 text-center' },
    title,
    words,
    barRoom,
    left,
    retry,
  )
  const level = meter(devices, 'text-accent', 'text-night-line')
  const early = h('h2', { class: 'text-3xl font-bold tracking-tight' })
  const waiting = h(
    'div',
    { class: 'mx-auto grid w-full max-w-240 items-center gap-8 p-6 wide:grid-cols-2' },
    h(
      'div',
      { class: 'grid gap-4' },
      early,
      h(
        'p',
        { class: 'max-w-[44ch]' },
        'Keep this window open: it begins by itself, with a soft sound. Nobody hears or sees you while you wait.',
      ),
    ),
    h('div', { class: 'grid gap-3' }),
  )
  const waitingPlace = waiting.lastElementChild as HTMLElement
  waitingPlace.append(h('p', { class: 'text-sm text-night-muted' }, 'Your microphone'), level.element)
  const bannerTitle = h('p', { class: 'font-strong' })
  const bannerWords = h('p', { class: 'text-sm' })
  const tryPicture = button('quiet', 'Try the picture now', () => meeting.tryPicture())
  const banner = h(
    'div',
    { class: 'mx-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box bg-warning-soft p-4 text-ink' },
    icon('line', 'size-6 text-warning'),
    h('div', { class: 'min-w-48 flex-1' }, bannerTitle, bannerWords),
    tryPicture,
  )
  const trouble = h('p', {
    class: 'mx-3 rounded-box bg-danger-soft p-3 text-sm text-danger',
    role: 'alert',
    hidden: true,
  })
  const picture = h(
    'div',
    {
      class:
        'relative min-h-80 overflow-hidden max-wide:group-data-chat/room:min-h-48 rounded-box border-2 border-transparent bg-night-2',
    },
    face,
    remote,
    label,
    panel,
  )
  const stage = h('div', { class: 'relative grid px-3' }, picture)
  const whole = h('div', { class: 'group/room flex min-h-dvh bg-night text-night-ink max-wide:flex-col' })
  const heading = h(
    'h1',
    { tabindex: '-1', class: 'font-strong [overflow-wrap:anywhere]' },
    `Session with ${fullName(room.other)}`,
  )
  document.title = `Session with ${name} · ShineQuo`

  let over = false
  const end = (ending: Ending | 'left', message: string) => {
    if (over) return
    over = true
    clearInterval(ticking)
    level.stop()
    chat.close()
    captions.close()
    devices.stop()
    if (document.pictureInPictureElement) void document.exitPictureInPicture()
    if (document.fullscreenElement) void document.exitFullscreen()
    onLeave(ending, message)
  }
  const chat = showChat(room, (open, unread) => {
    whole.toggleAttribute('data-chat', open)
    bottom.showChat(open, unread)
  })
  const able = mayCaption()
  const captions = captionStrip(
    { name, able },
    () => meeting,
    devices,
    (on) => bottom.showCaptions(on),
    () => bottom.focusCaptions(),
  )
  const meeting: Meeting = new Meeting(room, devices, {
    onChange: () => refresh(),
    onWritten: () => chat.look(),
    onCaption: (text) => captions.hear(text),
    onEnd: end,
  })
  const bottom = controls(meeting, devices, remote, able, {
    onDatabaseError: (text) => {
      show(trouble, true)
      write(trouble, text)
    },
    onChat: () => chat.toggle(),
    onCaptions: () => captions.press(),
    onLeave: () => {
      meeting.leave()
      end('left', '')
    },
  })

  // What went wrong at one press is over with the next.
  bottom.element.addEventListener('click', () => show(trouble, false), true)

  let scene: Scene | undefined
  const refresh = () => {
    if (over) return
    const standing = meeting.standing
    const next = sceneOf(standing, name)
    const shows = standing.met && next.picture
    if (remote.srcObject !== meeting.remote) remote.srcObject = meeting.remote
    remote.classList.toggle('object-contain', standing.told?.sharing === true)
    remote.classList.toggle('object-cover', standing.told?.sharing !== true)
    remote.classList.toggle('invisible', !shows)
    show(face, standing.met && !next.picture && next.title === '')
    write(faceWords, next.face)
    show(label, shows)
    write(label, `${fullName(room.other)}${standing.told?.microphone === false ? ' · muted' : ''}`)
    showOwn(standing)
    show(waiting, next.kind === 'waiting')
    show(stage, next.kind !== 'waiting')
    show(panel, next.title !== '')
    write(title, next.title)
    write(words, next.words)
    show(barRoom, next.lostSince !== null)
    show(left, next.lostSince !== null)
    show(retry, next.kind === 'reconnecting')
    show(banner, next.banner !== null)
    write(bannerTitle, next.banner?.title ?? '')
    write(bannerWords, next.banner?.words ?? '')
    show(tryPicture, next.banner?.own === true)
    if (next.said !== scene?.said && next.said !== '') say(next.said)
    if (scene?.kind === 'waiting' && next.kind !== 'waiting') void devices.playSound().catch(() => undefined)
    scene = next
    bottom.refresh()
    captions.refresh()
  }

  function showOwn({ sharing, soundOnly }: Standing): void {
    const track = meeting.screen ?? (soundOnly ? null : devices.tracks.camera)
    const shown = own.srcObject instanceof MediaStream ? own.srcObject.getVideoTracks()[0] : undefined
    if ((track ?? undefined) !== shown) own.srcObject = track ? new MediaStream([track]) : null
    own.classList.toggle('-scale-x-100', !sharing)
    show(ownOff, !track)
    const wide = sceneOf(meeting.standing, name).kind === 'waiting'
    const where = wide ? waitingPlace : picture
    if (ownTile.parentElement !== where) where.prepend(ownTile)
    ownTile.className = `overflow-hidden rounded-box border border-night-line bg-night-3 ${
      wide
        ? 'relative aspect-video'
        : `absolute right-3 bottom-3 z-1 aspect-4/3 w-28 tablet:aspect-video tablet:w-52 ${track ? '' : 'max-tablet:hidden'}`
    }`
    if (!wide && picture.lastElementChild !== ownTile) picture.append(ownTile)
  }

  let warned = ''
  const tick = () => {
    const { words: text, warns } = clockWords(room, Date.now() + drift)
    write(clock, text)
    const begun = Date.now() + drift >= Date.parse(room.start_time)
    write(early, begun ? `${name} opens the room soon.` : `You are early. ${name} opens the room soon.`)
    clockChip.classList.toggle('bg-night-3', !warns)
    clockChip.classList.toggle('bg-accent', warns)
    clockChip.classList.toggle('text-on-accent', warns)
    const warning =
      text === 'Time is up' ? 'Time is up. You may stay a little.' : warns ? 'Five minutes left.' : ''
    if (warning !== warned && warning !== '') say(warning)
    warned = warning
    if (scene?.lostSince != null) {
      const rest = Math.max(0, GIVE_UP_MS - (Date.now() - scene.lostSince))
      bar.style.width = `${(rest / GIVE_UP_MS) * 100}%`
      write(left, `We keep trying for another ${span(rest)}`)
    }
  }
  const ticking = setInterval(tick, SECOND)

  whole.append(
    h(
      'div',
      { class: 'grid min-w-0 flex-1 grid-cols-1 grid-rows-[auto_1fr_auto] gap-3' },
      h(
        'header',
        { class: 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3' },
        h(
          'div',
          { class: 'min-w-0' },
          heading,
          h('p', { class: 'text-sm tabular-nums text-night-muted max-tablet:hidden' }, whenWords(room)),
        ),
        h(
          'div',
          { class: 'flex flex-wrap gap-2' },
          h(
            'p',
            { class: 'flex items-center gap-1.5 rounded-full bg-night-3 px-3 py-1 text-sm' },
            icon('lock', 'size-4'),
            'Nothing is recorded',
          ),
          clockChip,
        ),
      ),
      h(
        'main',
        { class: 'grid min-h-0 grid-rows-[auto_1fr] gap-3' },
        h('div', { class: 'grid gap-2' }, banner, trouble),
        waiting,
        stage,
      ),
      h(
        'footer',
        { class: 'grid gap-1 pb-[max(0.5rem,env(safe-area-inset-bottom))]' },
        captions.element,
        bottom.element,
        h(
          'div',
          { class: 'flex flex-wrap justify-center gap-x-8' },
          phoneWords(room, 'justify-center text-night-muted'),
          crisisLine('text-night-muted'),
        ),
      ),
    ),
    chat.element,
  )
  fill(place, whole)
  devices.onChange(refresh)
  if (able) meeting.setCaptions('off')
  refresh()
  tick()
  heading.focus()
  return meeting
}

import * as messages from '@shinequo/messages/web/room'
import type { MeetingState } from './meeting.ts'

/** What the stage shows for a state, in words. */
export interface Scene {
  readonly kind: 'waiting' | 'alone' | 'connecting' | 'together' | 'reconnecting' | 'other-lost'
  /** Whether the other person's video is shown. */
  readonly picture: boolean
  /** Text below the portrait. */
  readonly face: string
  /** The heading over the picture; '' for none. */
  readonly title: string
  readonly words: string
  /** Since when a lost connection is being retried (epoch milliseconds). */
  readonly lostSince: number | null
  readonly banner: { readonly title: string; readonly words: string; readonly own: boolean } | null
  /** For screen readers; announced once when it changes. */
  readonly said: string
}

/** The scene for a state. `name` is the other person's first name. */
export function sceneOf(standing: MeetingState, name: string): Scene {
  const { line, other, call, opened } = standing
  const nothing = { picture: false, face: '', title: '', words: '', lostSince: null, banner: null }
  if (!line.open && call !== 'connected') {
    const title = standing.met ? messages.networkDropped : messages.gettingYouIn
    const words = standing.met ? messages.onYourWayBack(name) : messages.keepOpen
    return {
      ...nothing,
      kind: 'reconnecting',
      title,
      words,
      lostSince: standing.met ? line.since : null,
      said: title,
    }
  }
  if (!opened && other !== 'there') {
    return { ...nothing, kind: 'waiting', said: messages.opensSoon(name) }
  }
  if (other === 'none' || other === 'left') {
    const title = other === 'left' ? messages.hasLeft(name) : messages.notHereYet(name)
    return { ...nothing, kind: 'alone', title, words: messages.beginsByItself, said: title }
  }
  if (call !== 'connected' && (other === 'lost' || standing.met)) {
    const title = messages.theirNetworkDropped(name)
    const words = messages.onTheWayBack(name)
    const lostSince = other === 'lost' ? standing.otherLostAt : null
    return { ...nothing, kind: 'other-lost', title, words, lostSince, said: title }
  }
  if (call !== 'connected') {
    const title = messages.isHere(name)
    return { ...nothing, kind: 'connecting', title, words: messages.connecting, said: title }
  }
  return together(standing, name, nothing)
}

function together(standing: MeetingState, name: string, nothing: Omit<Scene, 'kind' | 'said'>): Scene {
  const { told, soundOnly, carries, line } = standing
  const weakThere = told?.carries === 'sound'
  const sends = told === null || told.camera || told.sharing
  const picture = sends && !soundOnly && !told?.soundOnly && !weakThere
  const banner = bannerOf(standing, name)
  const sound = soundOnly || told?.soundOnly || weakThere || carries === 'sound'
  const face = sound ? messages.faceSoundOnly : messages.facePictureOff
  const said = banner?.title ?? (line.open ? messages.connected(name) : '')
  return { ...nothing, kind: 'together', picture, face, banner, said }
}

function bannerOf({ told, soundOnly, carries, line }: MeetingState, name: string): Scene['banner'] {
  if (!line.open) {
    return { title: messages.serverLost, words: messages.youTwoCanGoOn(name), own: false }
  }
  if (soundOnly) {
    return { title: messages.youChoseSound, words: messages.youTwoHear(name), own: true }
  }
  if (told?.soundOnly) {
    return { title: messages.theyChoseSound(name), words: messages.neitherIsSeen, own: false }
  }
  if (carries === 'sound') {
    return { title: messages.yourLineIsWeak, words: messages.pictureComesBack(name), own: true }
  }
  if (told?.carries === 'sound') {
    return { title: messages.theirLineIsWeak(name), words: messages.pictureComesBack(name), own: false }
  }
  if (carries === 'lowered') {
    return { title: messages.pictureIsSmall, words: messages.seesYouLessSharply(name), own: false }
  }
  return null
}

import type { Standing } from './meeting.ts'

/** What the stage shows of how it stands, in words. */
export interface Scene {
  readonly kind: 'waiting' | 'alone' | 'connecting' | 'together' | 'reconnecting' | 'other-lost'
  /** Whether the other's picture is to be seen. */
  readonly picture: boolean
  /** Below the portrait in place of the picture. */
  readonly face: string
  /** What stands over the picture; '' for nothing. */
  readonly title: string
  readonly words: string
  /** Since when a lost network is tried again (epoch milliseconds). */
  readonly lostSince: number | null
  readonly banner: { readonly title: string; readonly words: string; readonly own: boolean } | null
  /** For whoever hears the page; said once when it becomes another one. */
  readonly said: string
}

/** The scene that a standing makes; `name` is the other one's first name. */
export function sceneOf(standing: Standing, name: string): Scene {
  const { line, other, call, opened } = standing
  const nothing = { picture: false, face: '', title: '', words: '', lostSince: null, banner: null }
  if (!line.open && call !== 'connected') {
    const title = standing.met
      ? 'Your network dropped. We are getting you back.'
      : 'One moment. We are getting you in.'
    const words = standing.met
      ? `You need not do anything. ${name} sees that you are on your way back.`
      : 'Keep this window open.'
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
    return { ...nothing, kind: 'waiting', said: `${name} opens the room soon.` }
  }
  if (other === 'none' || other === 'left') {
    const title = other === 'left' ? `${name} has left the room` : `${name} is not here yet`
    const words = 'Keep this window open: when they come, it begins by itself.'
    return { ...nothing, kind: 'alone', title, words, said: title }
  }
  if (call !== 'connected' && (other === 'lost' || standing.met)) {
    const title = `${name}’s network dropped`
    const words = `${name} is on the way back. You need not do anything.`
    const lostSince = other === 'lost' ? standing.otherLostAt : null
    return { ...nothing, kind: 'other-lost', title, words, lostSince, said: title }
  }
  if (call !== 'connected') {
    return {
      ...nothing,
      kind: 'connecting',
      title: `${name} is here`,
      words: 'Connecting …',
      said: `${name} is here`,
    }
  }
  return together(standing, name, nothing)
}

function together(standing: Standing, name: string, nothing: Omit<Scene, 'kind' | 'said'>): Scene {
  const { told, soundOnly, carries, line } = standing
  const weakThere = told?.carries === 'sound'
  const sends = told === null || told.camera || told.sharing
  const picture = sends && !soundOnly && !told?.soundOnly && !weakThere
  const banner = bannerOf(standing, name)
  const sound = soundOnly || told?.soundOnly || weakThere || carries === 'sound'
  const face = sound ? 'sound only' : 'picture off'
  const said = banner?.title ?? (line.open ? `You and ${name} are connected` : '')
  return { ...nothing, kind: 'together', picture, face, banner, said }
}

function bannerOf({ told, soundOnly, carries, line }: Standing, name: string): Scene['banner'] {
  const back = 'The picture comes back by itself when the line is better.'
  if (!line.open) {
    return {
      title: 'The way to our server is lost for a moment',
      words: `You and ${name} can go on. It comes back by itself.`,
      own: false,
    }
  }
  if (soundOnly) {
    return { title: 'Sound only', words: `You and ${name} hear each other, and neither is seen.`, own: true }
  }
  if (told?.soundOnly) {
    return {
      title: `${name} chose sound only`,
      words: 'You hear each other, and neither is seen.',
      own: false,
    }
  }
  if (carries === 'sound') {
    return {
      title: 'The line is weak, so this is sound only',
      words: `You and ${name} hear each other. ${back}`,
      own: true,
    }
  }
  if (told?.carries === 'sound') {
    return {
      title: `${name}’s line is weak, so this is sound only`,
      words: `You and ${name} hear each other. ${back}`,
      own: false,
    }
  }
  if (carries === 'lowered') {
    return {
      title: 'The line is weak, so your picture is small',
      words: `Sound comes first. ${name} sees you less sharply for a while.`,
      own: false,
    }
  }
  return null
}

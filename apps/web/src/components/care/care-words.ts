import type { CarePlace } from '../../lib/care.ts'

interface PlaceWords {
  readonly title: string
  /** Who sees what was written, as the product does it. */
  readonly seen: string
  /** What goes on after the card. */
  readonly act: string
}

const SEND = { title: 'Before you send this', act: 'Send anyway' } as const

/** What the card says, by where a student writes. */
export const PLACE_WORDS: Readonly<Record<CarePlace, PlaceWords>> = {
  answers: {
    ...SEND,
    seen: 'Coaches you are matched with read your answers. That may be days from now, and nobody reads them sooner.',
  },
  booking_note: {
    ...SEND,
    seen: 'Your coach reads this note before the session, and sees that you may need care. Nobody reads it day and night.',
  },
  chat: {
    ...SEND,
    seen: 'Your coach reads this in the room or later, and sees that you may need care. Nobody reads it day and night.',
  },
  profile: {
    title: 'Before you save this',
    act: 'Save anyway',
    seen: 'Coaches you are matched with see your course and your language. Nobody at your school reads the rest of it.',
  },
  feedback: {
    ...SEND,
    seen: 'Your coach sees the stars and never these words. Nobody reads them unless you say so here.',
  },
  story: {
    title: 'Before you share this',
    act: 'Share it anyway',
    seen: 'A person of the programme reads your story soon, and before anybody else. They do not see your name unless they look it up, and then you can read that they did.',
  },
  story_off: {
    title: 'Before you go on',
    act: 'Go on',
    seen: 'Sharing stories is still in development: your story is not sent, and nobody reads it unless you say so here.',
  },
  change: {
    ...SEND,
    seen: 'Your programme’s staff can read this reason, and nobody reads it day and night. No coach ever sees it.',
  },
  report: {
    ...SEND,
    seen: 'The programme’s staff read reports. The author of the story never learns who wrote one.',
  },
}

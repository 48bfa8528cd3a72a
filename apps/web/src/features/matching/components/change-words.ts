import type { Alternatives } from '@shinequo/contract/matching/changes'
import { dayText, slotText } from '@shinequo/messages/times'

type Session = Alternatives['sessions'][number]

/** How often a student can still change, and without any left what to do. */
export function changesWords(left: number): string {
  if (left === 0) {
    return 'You have changed coaches three times this term. Please write to your programme: it can still find somebody else for you.'
  }
  return left === 1 ? 'You can change once more this term.' : `You can change ${left} times this term.`
}

/** 'Your session with Amara on Tue, Nov 24 · …', or how many there are and which is next. `sessions` by start, not empty. */
export function sessionsWords(sessions: readonly Session[], firstName: string, zone: string): string {
  const [next] = sessions
  if (!next) return ''
  const [start, end] = [Date.parse(next.start_time), Date.parse(next.end_time)]
  const when = `${dayText(start, zone)} · ${slotText(start, end, zone)}`
  return sessions.length === 1
    ? `Your session with ${firstName}: ${when}`
    : `Your ${sessions.length} sessions with ${firstName}, next ${when}`
}

/** What a student agrees to who lets the next coach read shared notes; `coach` is null where nobody is chosen yet. */
export function notesWords(count: number, former: string, coach: string | null): string {
  const notes =
    count === 1 ? `the note ${former} has shared with me` : `the ${count} notes ${former} has shared with me`
  return `${coach ?? 'My next coach'} may read ${notes}`
}

/** What the press does, naming the coach; without one somebody is looked for. */
export function pressWords(coach: string | null, waitsFor: Alternatives['waits_for']): string {
  if (coach === null) return 'Change my coach'
  return waitsFor === null ? `Change to ${coach}` : `Ask for ${coach}`
}

/** What comes after the press where it is not settled by it; null where it is. */
export function waitWords(coach: string | null, waitsFor: Alternatives['waits_for']): string | null {
  if (waitsFor === null) return null
  const who =
    coach !== null && waitsFor === 'coach' ? coach : waitsFor === 'coach' ? 'the coach' : 'your programme'
  return `This match ends at once. The new one begins when ${who} has said yes.`
}

/** What came of the press; `accepted`: the coach is theirs now. */
export function doneWords(coach: string | null, accepted: boolean): string {
  if (coach === null) return 'We are looking for somebody for you.'
  return accepted ? `${coach} is your coach now.` : `We have asked for ${coach}.`
}

import type { CrisisLine } from '@shinequo/contract/care'
import * as messages from '@shinequo/messages/web/crisis'
import { useSyncExternalStore } from 'react'

/* Every page shows the crisis line, including those that must stay light. Fetching it is in use-programme-line.ts. */

/** From section 9 of the product document; shown until the programme's own line is known. */
export const DEFAULT_LINE: CrisisLine = {
  number: '988',
  takes_texts: true,
  chat_url: 'https://988lifeline.org/chat/',
  emergency_number: '911',
  spanish_chat_url: '',
  asking_for_spanish: '',
}

/** The storage key of the programme's line, so that signed-out and offline pages show it. */
export const KEPT_LINE = 'crisisLine'

/** The line that this browser saw last. What an earlier version did not store is as in the default. */
export function keptLine(): CrisisLine {
  return { ...DEFAULT_LINE, ...JSON.parse(localStorage.getItem(KEPT_LINE) ?? 'null') }
}

let line: CrisisLine | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The programme's crisis line, as last seen by this browser. */
export function useCrisisLine(): CrisisLine {
  return useSyncExternalStore(subscribe, () => (line ??= keptLine()))
}

/** Replaces the line on the whole page at once. */
export function showCrisisLine(next: CrisisLine): void {
  line = next
  for (const listener of listeners) listener()
}

/** 'Call or text 988'. */
export function callWords({
  number,
  takes_texts,
  asking_for_spanish,
}: Pick<CrisisLine, 'number' | 'takes_texts' | 'asking_for_spanish'>): string {
  return messages.callTheLine(number, takes_texts, asking_for_spanish)
}

/** A link to a phone number, such as `tel:988`. */
export function phoneLink(scheme: 'tel' | 'sms', number: string): string {
  return `${scheme}:${number.replace(/[^\d+]/g, '')}`
}

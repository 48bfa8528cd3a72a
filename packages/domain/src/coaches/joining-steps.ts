import { JOINING_STEPS, type JoiningStep } from '@shinequo/contract/coaches/own-page'
import type { Code } from '../matching/codes.ts'
import { hasCode, hasLanguage } from './coach-codes.ts'

/** What a coach has given so far. */
export interface JoiningFacts {
  readonly hasPicture: boolean
  /** HTML. */
  readonly description: string
  readonly focusArea: string
  readonly languages: string
  /** IANA zone. 'UTC' means that none was chosen: nobody lives there. */
  readonly timeZone: string
  readonly hasHours: boolean
  /** What matching reads. Students would see a coach with only a text, but never be matched with them. */
  readonly codes: readonly Code[]
}

const DONE: Readonly<Record<JoiningStep, (facts: JoiningFacts) => boolean>> = {
  picture: ({ hasPicture }) => hasPicture,
  description: ({ description }) => hasWords(description),
  focus_area: ({ focusArea, codes }) => focusArea.trim() !== '' && hasCode(codes, 'focus'),
  language_preference: ({ languages, codes }) => languages.trim() !== '' && hasLanguage(codes, languages),
  time_zone: ({ timeZone }) => timeZone !== 'UTC',
  hours: ({ hasHours }) => hasHours,
}

/** The steps left before an administrator can approve a coach, in the order of the joining pages; [] when complete. */
export function stepsToDo(facts: JoiningFacts): JoiningStep[] {
  return JOINING_STEPS.filter((step) => !DONE[step](facts))
}

/** Whether HTML contains anything but tags and spaces. */
export function hasWords(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''
}

import type { Code, CodeKind } from '@shinequo/domain/matching/codes'
import { codesOf } from '@shinequo/domain/matching/codes'
import { mixed } from '@shinequo/domain/matching/market/lots'
import type { ProgrammeQueue, WaitingStudent } from '@shinequo/domain/matching/market/match-programme'
import { type CoachFacts, FACTOR_WEIGHTS } from '@shinequo/domain/matching/match-factors'
import type { CoachText } from '@shinequo/domain/matching/text-likeness'

/** How likely a student mentions something at all, and the maximum number of codes that a student and a coach name. */
const SAID = {
  focus: { likely: 1, student: 3, coach: 4 },
  style: { likely: 0.7, student: 1, coach: 2 },
  time: { likely: 0.7, student: 2, coach: 0 },
  experience: { likely: 0.4, student: 1, coach: 1 },
  language: { likely: 1 / 7, student: 1, coach: 1 },
} as const satisfies Partial<Record<CodeKind, object>>
const WANTS_OWN_SCHOOL = 0.2
const SCHOOLS = 40
const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Asia/Kathmandu',
]
/** A coach starts at a full hour from 8 to 15 and works for four hours. */
const HOURS = { first: 8, starts: 8, length: 240 }
/** Up to this share of a coach's places is taken already. */
const MAX_TAKEN = 0.8
const ENGLISH: Code = 'language:english'
const SYLLABLES = 'ba ko ri mu tel san vor pim dul gex nal fro zik wob hap jit'.split(' ')
const VOCABULARY = 8000
/** How many words a student and a coach write. */
const WRITTEN = { student: 40, coach: 120 }
const NOW = Date.parse('2026-03-02T12:00:00Z')

/** Random numbers from 0 to below 1, always the same for one seed. */
export function randomFrom(seed: number): () => number {
  let turn = mixed(seed)
  return () => {
    turn = (turn + 0x9e3779b9) >>> 0
    return mixed(turn) / 2 ** 32
  }
}

/**
 * Waiting students and coaches as a programme might have them, with everything that the product's matching reads. The
 * coaches have `room` places per student.
 */
export function queueOf(students: number, coaches: number, room: number, seed: number): ProgrammeQueue {
  const random = randomFrom(seed)
  const below = (many: number) => Math.floor(random() * many)
  // Codes near the beginning are named more often.
  const named = (kind: CodeKind, most: number): Code[] => {
    const codes = codesOf(kind)
    const drawn = Array.from({ length: most }, () => codes[Math.floor(random() * random() * codes.length)]!)
    return [...new Set(drawn)]
  }
  const said = (who: 'student' | 'coach') =>
    (Object.keys(SAID) as (keyof typeof SAID)[]).flatMap((kind) =>
      who === 'coach' || random() < SAID[kind].likely ? named(kind, SAID[kind][who]) : [],
    )
  const lives = () => ({ school: `school-${below(SCHOOLS)}`, timeZone: ZONES[below(ZONES.length)]! })
  const places = placesOf(coaches, Math.round(students * room), random)
  return {
    students: Array.from(
      { length: students },
      (_, at): WaitingStudent => ({
        id: `student-${at}`,
        waitedDays: Math.floor(random() ** 3 * 20),
        standing: [],
        never: [],
        codes: [...said('student'), ...(random() < WANTS_OWN_SCHOOL ? codesOf('school') : [])],
        profileLanguages: [ENGLISH],
        ...lives(),
      }),
    ),
    coaches: Array.from(places, (free, at): CoachFacts => {
      const capacity = Math.ceil(free / (1 - MAX_TAKEN * random()))
      const start = 60 * (HOURS.first + below(HOURS.starts))
      return {
        id: `coach-${at}`,
        codes: [...new Set([ENGLISH, ...said('coach')])],
        hours: `${start}-${start + HOURS.length}`,
        capacity,
        load: capacity - free,
        ...lives(),
      }
    }),
    now: NOW,
    weights: FACTOR_WEIGHTS,
  }
}

/** Places of coaches, each between half and one and a half times the mean, `total` in sum. */
function placesOf(coaches: number, total: number, random: () => number): Int32Array {
  const places = Int32Array.from({ length: coaches }, () => Math.floor((total / coaches) * (0.5 + random())))
  let left = total - places.reduce((sum, one) => sum + one, 0)
  while (left !== 0) {
    const coach = Math.floor(random() * coaches)
    if (left < 0 && places[coach] === 0) continue
    places[coach]! += Math.sign(left)
    left -= Math.sign(left)
  }
  return places
}

/** A made-up word of four syllables, different for each number below the size of the vocabulary. */
function word(number: number): string {
  return [0, 4, 8, 12].map((bits) => SYLLABLES[((number * 37 + 17) >> bits) & 15]).join('')
}

/** Random words. Those with low numbers are frequent, as in any language. */
function textOf(words: number, random: () => number): string {
  return Array.from({ length: words }, () => word(Math.floor(random() ** 3 * VOCABULARY))).join(' ')
}

/** A student's answer to a text question. */
export const studentText = (random: () => number): string => textOf(WRITTEN.student, random)

/** The coaches' texts about themselves. */
export const coachTexts = (coaches: readonly { readonly id: string }[], random: () => number): CoachText[] =>
  coaches.map(({ id }) => ({ id, text: textOf(WRITTEN.coach, random) }))

import { oneInCommon, sharedCodes } from '@shinequo/domain/matching/market/code-factors'
import { mixed } from '@shinequo/domain/matching/market/lots'
import type { OfferedCoach, QueuedStudent, QueueRules } from '@shinequo/domain/matching/market/match-queue'
import { WAITING } from '@shinequo/domain/matching/market/waiting-raise'

/** What each says of themselves, as sets of codes. */
interface Said {
  readonly languages: number
  readonly goals: number
  readonly styles: number
  readonly experiences: number
  readonly times: number
}
export type Student = QueuedStudent & Said
export type Coach = OfferedCoach & Said

/** How a set is made: of so many codes, of which those before others are named more often, so many are drawn. */
const GOALS = { of: 12, student: 3, coach: 4 }
const STYLES = { of: 6, student: 1, coach: 2 }
const EXPERIENCES = { of: 6, student: 1, coach: 2 }
/** Parts of the day and of the week. */
const TIMES = { of: 7, student: 2, coach: 4 }
const LANGUAGES = { of: 10, student: 1, coach: 2 }
const ENGLISH = 1
/** One student in seven asks for a language other than that of all. */
const WITH_LANGUAGE = 1 / 7

/** Numbers from 0 to below 1, always the same for one seed. */
export function randomFrom(seed: number): () => number {
  let turn = mixed(seed)
  return () => {
    turn = (turn + 0x9e3779b9) >>> 0
    return mixed(turn) / 2 ** 32
  }
}

/** Students who wait and coaches as a programme might have; the coaches have `room` places for each student. */
export function queueOf(students: number, coaches: number, room: number, seed: number) {
  const random = randomFrom(seed)
  const codes = ({ of }: { of: number }, drawn: number) => {
    let set = 0
    for (let turn = 0; turn < drawn; turn++) set |= 1 << Math.floor(random() * random() * of)
    return set
  }
  const said = (who: 'student' | 'coach') => ({
    goals: codes(GOALS, GOALS[who]),
    styles: codes(STYLES, STYLES[who]),
    experiences: codes(EXPERIENCES, EXPERIENCES[who]),
    times: codes(TIMES, TIMES[who]),
  })
  const places = placesOf(coaches, Math.round(students * room), random)
  return {
    students: Array.from(
      { length: students },
      (_, at): Student => ({
        id: `student-${at}`,
        waitedDays: Math.floor(random() ** 3 * 20),
        standing: [],
        never: [],
        languages: random() < WITH_LANGUAGE ? codes(LANGUAGES, LANGUAGES.student) : 0,
        ...said('student'),
      }),
    ),
    coaches: Array.from(
      places,
      (free, at): Coach => ({
        id: `coach-${at}`,
        places: free,
        room: 1 - random(),
        languages: ENGLISH | codes(LANGUAGES, LANGUAGES.coach),
        ...said('coach'),
      }),
    ),
  }
}

/** Places of coaches, between half and one and a half times as many as the mean, `total` together. */
export function placesOf(coaches: number, total: number, random: () => number): Int32Array {
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

const setsOf = (key: keyof Said, students: readonly Said[], coaches: readonly Said[]) => ({
  students: Int32Array.from(students, (one) => one[key]),
  coaches: Int32Array.from(coaches, (one) => one[key]),
})

export const RULES: QueueRules<Student, Coach> = {
  factors: (students, coaches) => [
    oneInCommon(setsOf('languages', students, coaches)),
    sharedCodes(40, setsOf('goals', students, coaches)),
    sharedCodes(20, setsOf('times', students, coaches)),
    sharedCodes(15, setsOf('styles', students, coaches)),
    sharedCodes(15, setsOf('experiences', students, coaches)),
  ],
  roomWeight: 10,
  waiting: WAITING,
  most: 3,
  seed: 13,
}

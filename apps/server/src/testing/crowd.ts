import type { Database } from '../plugins/database/engine.ts'
import { type SeededPerson, type StudentSeed, seedStudents } from '../seeds/people.ts'

/** As many as one statement takes. */
const AT_A_TIME = 1000

/** Stores `count` students, many at a time; `seedOf` says what each is like, by its number from 0. */
export async function seedCrowd(
  database: Database,
  count: number,
  seedOf: (at: number) => StudentSeed,
): Promise<SeededPerson[]> {
  const seeds = Array.from({ length: count }, (_, at) => seedOf(at))
  const people: SeededPerson[] = []
  while (people.length < count) {
    const some = seeds.slice(people.length, people.length + AT_A_TIME)
    people.push(...(await database.transaction((trx) => seedStudents(trx, some))))
  }
  return people
}

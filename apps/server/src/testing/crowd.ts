import type { Database } from '../plugins/database/engine.ts'
import { type SeededPerson, type StudentSeed, seedStudents } from '../seeds/people.ts'

/** The most students for one statement. */
const AT_A_TIME = 1000

/** Stores `count` students in batches. `seedOf` returns the seed of each, by its number from 0. */
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

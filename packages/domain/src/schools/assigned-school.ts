import type { BulkCode } from '@shinequo/contract/people/bulk-acts'
import type { SchoolProof } from '@shinequo/contract/schools/proofs'

/** The school of a student's profile, and what proves which school; all three of the proof are null if nothing does. */
export interface StudentSchool {
  readonly school: string
  readonly proved_school: string | null
  readonly proved_by: SchoolProof | null
  readonly proved_at: string | null
}

/** What a student had before staff assigned a school. */
export type FormerSchool = StudentSchool

/** Why a student is left out when this school is assigned; null if they are not. Undefined: not a student. */
export function schoolLeftOut(student: StudentSchool | undefined, school: string): BulkCode | null {
  if (!student) return 'not_a_student'
  return student.school === school && student.proved_school === school ? 'already_so' : null
}

/** What a student has once staff have assigned a school at `at`. What proves it already stays. */
export function assigned(student: StudentSchool, school: string, at: string): StudentSchool {
  if (student.proved_school === school) return { ...student, school }
  return { school, proved_school: school, proved_by: 'staff', proved_at: at }
}

/** Whether a student still has what the assignment of this school made of `former`. */
export function isStillAssigned(student: StudentSchool, school: string, former: FormerSchool): boolean {
  const { school: stated, proved_school, proved_by } = student
  const by = former.proved_school === school ? former.proved_by : 'staff'
  return stated === school && proved_school === school && proved_by === by
}

import { saveHours } from '@shinequo/contract/availability/hours'
import { updateCoachProfile } from '@shinequo/contract/coaches/own-page'
import { acceptInvitation } from '@shinequo/contract/people/invitations'
import { updateStudentProfile } from '@shinequo/contract/profiles'
import { listQuestions, submitResponses } from '@shinequo/contract/questionnaire'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { DEMO_PASSWORD, type SeededPerson, STUDENT_PROFILE } from '@shinequo/server/testing/browser-seeds'
import { COACH_HOURS, COACH_PAGE } from '@shinequo/server/testing/joining-answers'
import { callAs } from './api-calls.ts'
import { expect } from './browser-test.ts'
import { invitationLink, PIXEL } from './joining-page.ts'

/* What invited people do in browsers of their own, by the same calls, for tests about somebody else. */

/** Accepts the invitation in mail number `count` to `email`. */
async function accept(
  app: BrowserApp,
  email: string,
  role: 'student' | 'coach',
  count = 1,
): Promise<SeededPerson> {
  const token = (await invitationLink(app, email, count)).split('/').at(-1)!
  const [first_name = '', last_name = ''] = email.split('@')[0]!.split('.').map(capitalized)
  const body = { token, first_name, last_name, password: DEMO_PASSWORD, time_zone: 'America/New_York' }
  await callAs(app, null, acceptInvitation, body)
  const { root } = app.context.database
  const { id } = await root
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const profile = await root
    .selectFrom(role === 'coach' ? 'coaches' : 'student_profiles')
    .select('id')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    accountId: id,
    profileId: profile.id,
    email,
    actor: { accountId: id, role, profileId: profile.id },
  }
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A coach joins by the invitation in mail number `count`, and gives everything that an approval needs. */
export async function joinAsCoach(app: BrowserApp, email: string, count = 1): Promise<SeededPerson> {
  const coach = await accept(app, email, 'coach', count)
  const form = new FormData()
  form.set('image', new Blob([PIXEL], { type: 'image/png' }), 'me.png')
  const answer = await fetch(`${app.url}/api/coach/picture/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.context.tokens.sign(coach.actor)}` },
    body: form,
  })
  expect(answer.status).toBe(200)
  await callAs(app, coach, updateCoachProfile, COACH_PAGE)
  await callAs(app, coach, saveHours, COACH_HOURS)
  return coach
}

/** A student joins, completes the profile, and answers every question with its first choice. */
export async function joinAsStudent(app: BrowserApp, email: string): Promise<SeededPerson> {
  const student = await accept(app, email, 'student')
  const endpoint = { ...updateStudentProfile, path: `/student-profiles/${student.profileId}/` }
  await callAs(app, student, endpoint, STUDENT_PROFILE)
  await answerQuestions(app, student)
  return student
}

/** A student answers every question with a choice of these words, or with its first choice. */
export async function answerQuestions(
  app: BrowserApp,
  student: SeededPerson,
  words: readonly string[] = [],
): Promise<void> {
  const questions = await callAs(app, student, listQuestions)
  const answers = questions.map(({ id, choices }) => ({
    question: id,
    selected_choice:
      (choices.find(({ choice_text }) => words.includes(choice_text)) ?? choices[0])?.id ?? null,
    answer_text: choices.length > 0 ? null : 'A calmer term.',
  }))
  await callAs(app, student, submitResponses, answers)
}

/** How many students have a coach. */
export async function matchedStudents(app: BrowserApp): Promise<number> {
  const rows = await app.context.database.root
    .selectFrom('match_requests')
    .select('student_profile_id')
    .distinct()
    .where('status', '=', 'accepted')
    .execute()
  return rows.length
}

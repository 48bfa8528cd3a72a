import type { Locator, Page } from '@playwright/test'
import { reachOut } from '@shinequo/contract/community/messages'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addAdmin,
  addCoach,
  addMatch,
  addSession,
  addStudent,
  addWall,
  type SeededPerson,
} from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { now } from './test-time.ts'

/* The places where students write: the table of docs/care.md. */

const HOUR = 3_600_000
const SCHOOL = 'georgetown_university'

/** What the tests press and fill in, in one language of the pages. */
const ENGLISH = {
  answer: 'Answer the message about: A walk',
  cancel: 'Cancel',
  cancelSession: 'Cancel the session',
  change: 'Change to Bea',
  city: 'City',
  confirm: 'Confirm Booking',
  course: 'Course',
  dashboard: 'Go to the Dashboard',
  edit: 'Edit',
  join: 'Join Now',
  message: 'Message',
  notes: 'Enter any notes here...',
  post: 'Post',
  reason: 'Add a private reason',
  reasonField: 'Your reason',
  report: 'Report: A walk',
  reportStory: 'Report story',
  save: 'Save',
  send: 'Send',
  sendAnswer: 'Send answer',
  share: 'Share your Story',
  stars: '5 stars',
  story: 'Story*',
  submit: 'Submit',
  submitFeedback: 'Submit Feedback',
  takeWith: 'What will you take with you?',
  timesOf: /, times available$/,
  title: 'Title*',
  whatIsWrong: 'What is wrong?',
  wordFor: 'A message for Amara',
  writeTo: 'Write to Amara',
}

type Words = typeof ENGLISH

const SPANISH: Words = {
  answer: 'Responder al mensaje sobre: A walk',
  cancel: 'Cancelar',
  cancelSession: 'Cancelar la sesión',
  change: 'Cambiar de coach: Bea',
  city: 'Ciudad',
  confirm: 'Confirmar reserva',
  course: 'Carrera',
  dashboard: 'Ir a Inicio',
  edit: 'Editar',
  join: 'Entrar ahora',
  message: 'Mensaje',
  notes: 'Escribe aquí tus notas...',
  post: 'Compartir',
  reason: 'Agregar un motivo privado',
  reasonField: 'Tu motivo',
  report: 'Reportar: A walk',
  reportStory: 'Reportar historia',
  save: 'Guardar',
  send: 'Enviar',
  sendAnswer: 'Enviar respuesta',
  share: 'Comparte tu historia',
  stars: '5 estrellas',
  story: 'Historia*',
  submit: 'Enviar',
  submitFeedback: 'Enviar opinión',
  takeWith: '¿Qué te llevas de la sesión?',
  timesOf: /, con horarios disponibles$/,
  title: 'Título*',
  whatIsWrong: '¿Cuál es el problema?',
  wordFor: 'Un mensaje para Amara',
  writeTo: 'Escríbele a Amara',
}

export const WORDS = { 'en-US': ENGLISH, 'es-US': SPANISH }

export interface Place {
  readonly name: string
  /** Adds who and what is needed. Returns who writes, and the page where. */
  readonly seed: (app: BrowserApp) => Promise<{ student: SeededPerson; path: string }>
  /** Leads from the page to the form, with everything filled in but the words. */
  readonly open: (page: Page, words: Words) => Promise<void>
  /** The field for the words. */
  readonly field: (page: Page, words: Words) => Locator
  /** The label of the button that sends. */
  readonly act: (words: Words) => string
  /** The path of the call that sends; null where nothing is sent, and the form closes instead. */
  readonly sends: RegExp | null
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function withCoach(app: BrowserApp) {
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Obi' })
  await addMatch(app, student.profileId, coach.profileId)
  return { student, coach }
}

/** A session of a student and Amara in so many hours. */
async function withSession(app: BrowserApp, hours: number) {
  const { student, coach } = await withCoach(app)
  return { student, id: await addSession(app, student.profileId, coach.profileId, now() + hours * HOUR) }
}

/** A student of a school whose wall has a story of somebody else. */
async function withWall(app: BrowserApp) {
  const [student, author] = [
    await addStudent(app, { school: SCHOOL }),
    await addStudent(app, { school: SCHOOL }),
  ]
  const story = { student_profile_id: author.profileId, state: 'published', title: 'A walk' } as const
  await addWall(app, SCHOOL, [story])
  return { student, path: '/home/community' }
}

/** A student to whom staff wrote about a story. */
async function withMessage(app: BrowserApp) {
  const student = await addStudent(app, { school: SCHOOL })
  const { profileId: student_profile_id } = student
  await addWall(app, SCHOOL, [
    { student_profile_id, state: 'held', title: 'A walk', story: 'I want to die.' },
  ])
  const stories = app.context.database.root.selectFrom('stories').select('id')
  const { id } = await stories.where('student_profile_id', '=', student_profile_id).executeTakeFirstOrThrow()
  const write = { ...reachOut, path: reachOut.path.replace(':id', id) }
  await callAs(app, await addAdmin(app), write, { message: 'Are you safe tonight?' })
  return { student, path: '/home/community' }
}

const storyOf = async (page: Page, words: Words) => {
  await press(page, words.share)
  await page.getByLabel(words.title).fill('A walk')
}

export const PLACES: readonly Place[] = [
  {
    name: 'questionnaire',
    seed: async (app) => ({ student: (await withCoach(app)).student, path: '/home/findcoach' }),
    open: async (page) => {
      const main = page.getByRole('main')
      await main.locator('textarea').first().waitFor()
      for (const group of await main.locator('fieldset').all())
        await group.getByRole('radio').first().check({ force: true })
      for (const list of await main.locator('select').all()) await list.selectOption({ index: 1 })
      for (const field of await main.locator('textarea').all()) await field.fill('Sunday')
    },
    field: (page) => page.getByRole('main').locator('textarea').first(),
    act: ({ submit }) => submit,
    sends: /\/student-responses\/$/,
  },
  {
    name: 'note for a session',
    seed: async (app) => {
      const { student, coach } = await withCoach(app)
      return { student, path: `/home/selectcoach/${coach.profileId}/book` }
    },
    open: async (page, { timesOf }) => {
      await page.getByRole('grid').getByRole('button', { name: timesOf }).first().click()
      await page.getByRole('option').last().click()
    },
    field: (page, { notes }) => page.getByPlaceholder(notes),
    act: ({ confirm }) => confirm,
    sends: /\/bookings\/$/,
  },
  {
    name: 'message with a cancellation',
    seed: async (app) => ({ student: (await withSession(app, 50)).student, path: '/home/dashboard' }),
    open: async (page, { cancel }) => await page.getByRole('button', { name: cancel }).first().click(),
    field: (page, { wordFor }) => page.getByLabel(wordFor),
    act: ({ cancelSession }) => cancelSession,
    sends: /\/cancel\/$/,
  },
  {
    name: 'message in the room',
    seed: async (app) => {
      const { student, id } = await withSession(app, 1 / 12)
      return { student, path: `/session/${id}` }
    },
    open: async (page, { join, writeTo }) => {
      await press(page, join)
      await page.keyboard.press('Alt+c')
      await page.getByRole('textbox', { name: writeTo }).waitFor()
    },
    field: (page, { writeTo }) => page.getByRole('textbox', { name: writeTo }),
    act: ({ send }) => send,
    sends: /\/messages\/$/,
  },
  {
    name: 'profile',
    seed: async (app) => ({ student: await addStudent(app), path: '/home/userProfile' }),
    open: (page, { edit }) => press(page, edit),
    field: (page, { course }) => page.getByLabel(course),
    act: ({ save }) => save,
    sends: /\/student-profiles\//,
  },
  {
    name: 'first profile',
    seed: async (app) => ({ student: await addStudent(app, { is_completed: false }), path: '/onboarding' }),
    open: async () => undefined,
    field: (page, { city }) => page.getByLabel(city, { exact: true }),
    act: ({ dashboard }) => dashboard,
    sends: /\/student-profiles\//,
  },
  {
    name: 'feedback',
    seed: async (app) => {
      const { student, id } = await withSession(app, -30)
      return { student, path: `/home/sessions/${id}?feedback` }
    },
    open: async (page, { stars }) => {
      await page.getByRole('dialog').getByRole('radio', { name: stars }).first().check()
    },
    field: (page, { takeWith }) => page.getByLabel(takeWith),
    act: ({ submitFeedback }) => submitFeedback,
    sends: /\/bookings\//,
  },
  {
    name: 'story, wall on',
    seed: withWall,
    open: storyOf,
    field: (page, { story }) => page.getByLabel(story),
    act: ({ post }) => post,
    sends: /\/stories\/$/,
  },
  {
    name: 'story, wall off',
    seed: async (app) => ({ student: await addStudent(app), path: '/home/community' }),
    open: storyOf,
    field: (page, { story }) => page.getByLabel(story),
    act: ({ post }) => post,
    sends: null,
  },
  {
    name: 'report of a story',
    seed: withWall,
    open: (page, { report }) => page.getByRole('button', { name: report }).first().click(),
    field: (page, { whatIsWrong }) => page.getByLabel(whatIsWrong),
    act: ({ reportStory }) => reportStory,
    sends: /\/report\/$/,
  },
  {
    name: 'answer to staff about a story',
    seed: withMessage,
    open: (page, { answer }) => page.getByRole('button', { name: answer }).first().click(),
    field: (page, { message }) => page.getByRole('dialog').getByLabel(message),
    act: ({ sendAnswer }) => sendAnswer,
    sends: /\/answer\/$/,
  },
  {
    name: 'reason for another coach',
    seed: async (app) => {
      await app.context.database.root.updateTable('coaches').set({ accepts_students: false }).execute()
      const { student, coach } = await withCoach(app)
      await addCoach(app, { first_name: 'Bea' })
      return { student, path: `/home/selectcoach/${coach.profileId}` }
    },
    open: async (page, { reason }) => await press(page, reason),
    field: (page, { reasonField }) => page.getByLabel(reasonField),
    act: ({ change }) => change,
    sends: /\/change\/$/,
  },
]

import { listOwnAuditEntries } from '@shinequo/contract/audit'
import { listCoachSessions } from '@shinequo/contract/bookings/coach-sessions'
import {
  answerCareRequest,
  askForContact,
  type CarePlace,
  countCareRequests,
  getCareContact,
  getCareProtocol,
  getCareSettings,
  getCrisisLine,
  listCareRequests,
  readCareRequest,
  reopenCareRequest,
  saveCareSettings,
} from '@shinequo/contract/care'
import { listStoriesToReview } from '@shinequo/contract/community'
import { updateStudentProfile } from '@shinequo/contract/profiles'
import { listQuestions, submitResponses } from '@shinequo/contract/questionnaire'
import { openStudent } from '@shinequo/contract/sessions/students'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { seedStories, seedStoryReports } from '../../seeds/stories.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const RISKY = 'Marked words: at night I want to die.'
const SUBJECT = 'A student asked staff to get in touch'

describeOnEngines('disclosures', (engine) => {
  let app: TestApp
  let rosa: SeededPerson
  let omar: SeededPerson
  let maya: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    ;[rosa, omar, maya, coach] = await app.context.database.transaction(async (trx) => [
      await seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }),
      await seedAccount(trx, { role: 'admin' }),
      await seedStudent(trx, { first_name: 'Maya', last_name: 'Torres' }),
      await seedCoach(trx),
    ])
  })
  afterAll(() => app.close())

  const ask = (text = RISKY, place: CarePlace = 'feedback', who = maya) =>
    app.call(askForContact, { as: who.actor, body: { place, text } })
  const list = async (which: 'open' | 'answered' = 'open') =>
    (await app.call(listCareRequests, { as: rosa.actor, query: { list: which } })).body
  const mails = () => app.sent.filter(({ subject }) => subject === SUBJECT)
  const settings = async () => (await app.call(getCareSettings, { as: rosa.actor })).body
  const entries = () =>
    app.context.database.root
      .selectFrom('audit_entries')
      .selectAll()
      .orderBy('at')
      .orderBy('action')
      .execute()

  it('default to 988 and our own protocol; coaches read both, students only the line', async () => {
    const line = { number: '988', takes_texts: true, chat_url: 'https://988lifeline.org/chat/' }
    expect((await app.call(getCrisisLine, { as: maya.actor })).body).toEqual({
      ...line,
      emergency_number: '911',
      spanish_chat_url: '',
      asking_for_spanish: '',
    })
    const { protocol, protocol_es, line: told } = (await app.call(getCareProtocol, { as: coach.actor })).body
    expect(told).toMatchObject(line)
    for (const words of ['stay with them', 'Ask, in plain words', 'crisis line', 'staff the same day'])
      expect(protocol).toContain(words)
    for (const words of [
      'quédate con esa persona',
      'Pregunta con palabras',
      'línea de crisis',
      'equipo del programa',
    ])
      expect(protocol_es).toContain(words)
    expect((await app.call(getCareProtocol, { as: maya.actor })).status).toBe(403)
  })

  it('have a crisis line and a protocol that administrators change, with version checks and audit', async () => {
    const before = await settings()
    const wanted = {
      number: '116 123',
      takes_texts: false,
      chat_url: '',
      emergency_number: '999',
      spanish_chat_url: 'https://chat.example/es',
      asking_for_spanish: 'marca 9',
      protocol: 'Stay.\nAsk.',
      protocol_es: 'Quédate.\nPregunta.',
      contact_email: 'care@school.example',
      hours: '',
      version: before.version,
    }
    const saved = await app.call(saveCareSettings, { as: rosa.actor, body: wanted })
    expect([saved.status, saved.body]).toEqual([200, { ...wanted, version: 2 }])
    const second = await app.call(saveCareSettings, { as: omar.actor, body: { ...wanted, number: '0' } })
    expect([second.status, second.error.code]).toEqual([409, 'version_conflict'])
    expect(await settings()).toEqual(saved.body)
    const {
      protocol: _text,
      protocol_es: _spanish,
      hours: _hours,
      version: _version,
      contact_email,
      ...line
    } = wanted
    const contact = async () => (await app.call(getCareContact, { as: maya.actor })).body
    expect(await contact()).toEqual({ email: contact_email })
    // Clients of the versions before do not send them.
    const {
      contact_email: _,
      spanish_chat_url: __,
      asking_for_spanish: ___,
      protocol_es: ____,
      ...former
    } = saved.body
    await app.call(saveCareSettings, { as: rosa.actor, body: former })
    expect(await contact()).toEqual({ email: contact_email })
    expect((await settings()).protocol_es).toBe(wanted.protocol_es)
    expect((await app.call(getCrisisLine, { as: maya.actor })).body).toEqual(line)
    const [entry] = await entries()
    expect(entry).toMatchObject({
      action: 'care.settings_changed',
      actor_account_id: rosa.accountId,
      details: { before: { number: '988' }, after: line, protocol_changed: true, contact_changed: true },
    })
    // Every mail ends with the programme's crisis line, in the language of its reader.
    await app.context.database.root
      .updateTable('accounts')
      .set({ locale: 'es-US' })
      .where('id', '=', omar.accountId)
      .execute()
    await ask()
    await app.runJobs()
    const mailTo = (who: SeededPerson) => app.sent.filter(({ to }) => to === who.email)
    const [[english], [spanish]] = [mailTo(rosa), mailTo(omar)]
    expect(english?.subject).toBe(SUBJECT)
    expect(spanish?.subject).toBe('Solicitud de ayuda: alguien pide que el equipo se comunique')
    for (const form of [english?.text, english?.html])
      expect(form).toContain('In crisis? Call 116 123, at any hour.')
    for (const form of [spanish?.text, spanish?.html])
      expect(form).toContain('¿Estás en crisis? Llama al 116 123 (marca 9), a cualquier hora.')
    expect(`${english?.text}${english?.html}${spanish?.text}${spanish?.html}`).not.toMatch(/\b988\b/)
    expect(`${english?.text}${english?.html}`).not.toContain('marca 9')
  })

  it('end Spanish mail with the way in which 988 answers in Spanish', async () => {
    await app.context.database.root
      .updateTable('accounts')
      .set({ locale: 'es-US' })
      .where('id', 'in', [rosa.accountId, omar.accountId])
      .execute()
    const lines = async (text: string) => {
      app.sent.length = 0
      await ask(text)
      await app.runJobs()
      return app.sent.map((mail) => mail.text.trimEnd().split('\n').at(-1))
    }
    const withTexts =
      '¿Estás en crisis? Llama al 988 y presiona 2, o manda la palabra AYUDA al 988, a cualquier hora.'
    expect(await lines('I want to die.')).toEqual([withTexts, withTexts])
  })

  it('refuse a crisis line that cannot be called, and change nothing', async () => {
    const before = await settings()
    for (const [field, value] of [
      ['number', 'the line'],
      ['number', ''],
      ['emergency_number', '9;1'],
      ['chat_url', 'http://chat.example/'],
      ['spanish_chat_url', 'http://chat.example/es'],
      ['asking_for_spanish', 'x'.repeat(61)],
      ['protocol', '   '],
      ['contact_email', 'care at school'],
    ] as const) {
      const answer = await app.call(saveCareSettings, { as: rosa.actor, body: { ...before, [field]: value } })
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([400, [field]])
    }
    expect(await settings()).toEqual(before)
  })

  it('reach the staff once when the student asks, by mail that reveals neither who nor what', async () => {
    expect((await ask()).status).toBe(201)
    expect((await ask()).status).toBe(201)
    expect((await ask(RISKY, 'answers')).status).toBe(201)
    const { requests, counts } = await list()
    expect(counts).toEqual({ open: 2, answered: 0 })
    expect(requests.map(({ place, student }) => [place, student.first_name, student.email])).toEqual(
      expect.arrayContaining([
        ['feedback', 'Maya', maya.email],
        ['answers', 'Maya', maya.email],
      ]),
    )
    expect(JSON.stringify(requests)).not.toContain('Marked')
    await app.runJobs()
    expect(
      mails()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([rosa.email, omar.email].toSorted())
    for (const { subject, text, html } of mails()) {
      expect(subject + text + html).not.toMatch(/Marked|want to die|Maya|Torres/)
      expect(text).toContain('/admin/care')
    }
    const messages = await app.context.database.root.selectFrom('messages').select('payload').execute()
    expect(JSON.stringify(messages)).not.toContain('Marked')
  })

  it('send no mail once somebody has answered', async () => {
    await ask()
    const [request] = (await list()).requests
    await app.call(answerCareRequest, {
      as: rosa.actor,
      params: { id: request!.id },
      body: { note: 'Called.', version: request!.version },
    })
    await app.runJobs()
    expect(mails()).toEqual([])
  })

  it('let a student ask ten times a day, and say when the next request is possible', async () => {
    for (let at = 0; at < 10; at++) expect((await ask(`${RISKY} ${at}`)).status).toBe(201)
    const refused = await ask('Once more')
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests'])
    expect((await list()).counts.open).toBe(10)
    // The same again costs nothing.
    expect((await ask(`${RISKY} 3`)).status).toBe(201)
  })

  it('count the same text once, however often it is sent', async () => {
    for (let at = 0; at < 12; at++) expect((await ask()).status).toBe(201)
    expect((await ask('Something else')).status).toBe(201)
    expect((await list()).counts.open).toBe(2)
  })

  it('are recorded in the audit when opened, without their text; the student can read the entry', async () => {
    await ask()
    const [request] = (await list()).requests
    const read = () => app.call(readCareRequest, { as: rosa.actor, params: { id: request!.id } })
    expect((await read()).body).toMatchObject({ text: RISKY, place: 'feedback' })
    await read()
    const note = 'We spoke for an hour. Marked note.'
    const answered = await app.call(answerCareRequest, {
      as: rosa.actor,
      params: { id: request!.id },
      body: { note, version: 1 },
    })
    expect(answered.body.answered).toMatchObject({ by: 'Rosa Ortiz', note })
    expect((await app.call(countCareRequests, { as: omar.actor })).body).toEqual({ open: 0, answered: 1 })
    expect((await list('answered')).requests).toEqual([answered.body])
    const kept = await entries()
    expect(kept.map(({ action }) => action).toSorted()).toEqual([
      'care.request_answered',
      'care.request_read',
      'care.request_read',
      'list.opened',
    ])
    expect(JSON.stringify(kept)).not.toContain('Marked')
    const own = await app.call(listOwnAuditEntries, { as: maya.actor })
    expect(own.body.entries).toHaveLength(3)
  })

  it('are answered by one of two administrators, and wait again when that is undone', async () => {
    await ask()
    const [request] = (await list()).requests
    const params = { id: request!.id }
    const answer = (who: SeededPerson, version: number) =>
      app.call(answerCareRequest, { as: who.actor, params, body: { note: 'Called.', version } })
    const both = await Promise.all([answer(rosa, 1), answer(omar, 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const reopen = (version: number) =>
      app.call(reopenCareRequest, { as: omar.actor, params, body: { version } })
    expect((await reopen(1)).error.code).toBe('version_conflict')
    expect((await reopen(2)).body).toMatchObject({ answered: null, version: 3 })
    expect((await reopen(3)).error.code).toBe('version_conflict')
    expect((await answer(omar, 3)).status).toBe(200)
  })

  it('are deleted with the student', async () => {
    await ask()
    await app.context.database.root.deleteFrom('student_profiles').where('id', '=', maya.profileId).execute()
    expect((await list()).counts).toEqual({ open: 0, answered: 0 })
  })

  it('are listed in pages, the longest waiting first', async () => {
    const students = await app.context.database.transaction(async (trx) => {
      const all: SeededPerson[] = []
      for (let at = 0; at < 27; at++) all.push(await seedStudent(trx, { first_name: `S${at}` }))
      return all
    })
    for (const student of students) {
      await ask(RISKY, 'feedback', student)
      app.clock.advance(60_000)
    }
    const first = await list()
    expect(first.requests.map(({ student }) => student.first_name)).toEqual(
      students.slice(0, 25).map((_, at) => `S${at}`),
    )
    const second = await app.call(listCareRequests, {
      as: rosa.actor,
      query: { list: 'open', cursor: first.next! },
    })
    expect(second.body.requests.map(({ student }) => student.first_name)).toEqual(['S25', 'S26'])
    expect(second.body.next).toBeNull()
  })

  it('are flagged to the coach who reads an answer, a note or a profile, and nowhere else', async () => {
    const past = (hours: number) => new Date(app.clock.now() - hours * 3_600_000)
    await app.context.database.transaction(async (trx) => {
      const pair = { student_profile_id: maya.profileId, coach_id: coach.profileId }
      await seedMatch(trx, pair)
      await seedBooking(trx, { ...pair, starts_at: past(20), pre_session_note: RISKY })
      await seedBooking(trx, { ...pair, starts_at: past(40), pre_session_note: 'Ya no aguanto más.' })
    })
    const questions = (await app.call(listQuestions, { as: maya.actor })).body
    const texts = questions.filter(({ question_type }) => question_type === 'text')
    const answers = questions.map(({ id, question_type, choices }) => ({
      question: id,
      selected_choice: question_type === 'text' ? null : choices[0]!.id,
      answer_text:
        question_type === 'text' ? (id === texts[0]!.id ? RISKY : "I can't take it anymore.") : null,
    }))
    // The document's own calls accept every word.
    expect((await app.call(submitResponses, { as: maya.actor, body: answers })).status).toBe(201)
    const profile = { params: { id: maya.profileId }, body: { course: 'my dad hits me' } }
    expect((await app.call(updateStudentProfile, { as: maya.actor, ...profile })).status).toBe(200)

    const opened = (await app.call(openStudent, { as: coach.actor, params: { id: maya.profileId } })).body
    expect(opened.needs_care).toBe(true)
    expect(opened.answers.filter(({ needs_care }) => needs_care).map(({ answer }) => answer)).toEqual([RISKY])
    expect(opened.history.map(({ pre_session_note, needs_care }) => [pre_session_note, needs_care])).toEqual([
      [RISKY, true],
      // Heavy words that may mean danger flag nothing.
      ['Ya no aguanto más.', false],
    ])
    const sessions = await app.call(listCoachSessions, { as: coach.actor, query: { list: 'past' } })
    expect(sessions.body.sessions.map(({ needs_care }) => needs_care)).toEqual([true, false])
    expect((await list()).counts).toEqual({ open: 0, answered: 0 })
  })

  it('are flagged to anyone who reviews a story or a report of one', async () => {
    await app.context.database.transaction(async (trx) => {
      const author = { student_profile_id: maya.profileId }
      const other = await seedStudent(trx)
      const [, reported] = await seedStories(trx, [
        { ...author, title: 'Calm' },
        { ...author, title: 'Reported', state: 'published' },
        { ...author, title: 'Risky', state: 'held', story: RISKY },
      ])
      const report = {
        story_id: reported!,
        student_profile_id: other.profileId,
        reason: 'I think of suicide too',
      }
      await seedStoryReports(trx, [report])
    })
    const { stories } = (await app.call(listStoriesToReview, { as: rosa.actor })).body
    expect(Object.fromEntries(stories.map(({ title, needs_care }) => [title, needs_care]))).toEqual({
      Calm: false,
      Reported: true,
      Risky: true,
    })
  })
})

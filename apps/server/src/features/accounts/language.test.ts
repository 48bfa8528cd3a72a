import { login } from '@shinequo/contract/accounts'
import { chooseLocale, getAccount } from '@shinequo/contract/accounts/own-account'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { listStudentProfiles, updateStudentProfile } from '@shinequo/contract/profiles'
import { getProgrammeSettings, saveProgrammeSettings } from '@shinequo/contract/programme/settings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccount, seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { offeredLocales } from '../programme/offered-locales/service.ts'

const password = 'seven quiet rivers'

describeOnEngines('the language of an account', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  const localeOf = async (email: string) =>
    (
      await app.context.database.root
        .selectFrom('accounts')
        .select('locale')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).locale

  it('is that of the sign-up page, and a login in another language changes it', async () => {
    const email = 'ana@school.example'
    const person = { email, first_name: 'Ana', last_name: 'Torres', password }
    expect((await app.call(signUp, { body: { ...person, locale: 'es-US' } })).status).toBe(201)
    expect(await localeOf(email)).toBe('es-US')
    const signIn = (locale?: string) =>
      app.call(login, { body: { email, password, ...(locale && { locale }) } })
    for (const [sent, kept] of [
      [undefined, 'es-US'],
      ['en', 'en'],
      ['fr', 'en'],
    ] as const) {
      expect((await signIn(sent)).status).toBe(200)
      expect(await localeOf(email)).toBe(kept)
    }
  })

  it('is unset at first, and an unknown language is ignored', async () => {
    const email = 'ben@school.example'
    const person = { email, first_name: 'Ben', last_name: 'Torres', password }
    expect((await app.call(signUp, { body: { ...person, locale: 'xx' } })).status).toBe(201)
    expect(await localeOf(email)).toBeNull()
  })

  it('can be chosen by any signed-in person, and is shown in account and profile', async () => {
    const student = await app.context.database.transaction((trx) => seedStudent(trx))
    const as = student.actor
    expect((await app.call(getAccount, { as })).body.locale).toBeNull()
    const chosen = await app.call(chooseLocale, { as, body: { locale: 'es-US' } })
    expect([chosen.status, chosen.body.locale]).toEqual([200, 'es-US'])
    expect((await app.call(listStudentProfiles, { as })).body[0]?.locale).toBe('es-US')
    const params = { id: student.profileId }
    const body = { locale: 'en', time_zone: null }
    expect((await app.call(updateStudentProfile, { as, params, body })).body.locale).toBe('en')
    expect((await app.call(getAccount, { as })).body.locale).toBe('en')
    const refused = await app.call(chooseLocale, { as, body: { locale: 'fr' as 'en' } })
    expect([refused.status, refused.error.errors]).toEqual([
      400,
      { locale: 'Please choose a language of the list' },
    ])
  })

  it('is offered while a reviewer is named for it', async () => {
    const { actor: as } = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    const { has_relay: _not_chosen, ...before } = (await app.call(getProgrammeSettings, { as })).body
    expect([before.spanish_read_by, await offeredLocales(app.context)]).toEqual(['', ['en']])
    const named = await app.call(saveProgrammeSettings, {
      as,
      body: { ...before, spanish_read_by: ' Rosa ' },
    })
    expect([named.status, named.body.spanish_read_by]).toEqual([200, 'Rosa'])
    expect(await offeredLocales(app.context)).toEqual(['en', 'es-US'])
    const { spanish_read_by: _left_out, ...rest } = before
    const kept = await app.call(saveProgrammeSettings, { as, body: { ...rest, version: 2 } })
    expect([kept.status, kept.body.spanish_read_by]).toEqual([200, 'Rosa'])
    const off = await app.call(saveProgrammeSettings, { as, body: { ...before, version: 3 } })
    expect([off.status, await offeredLocales(app.context)]).toEqual([200, ['en']])
  })
})

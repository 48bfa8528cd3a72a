import { login } from '@shinequo/contract/accounts'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const person = {
  email: 'ana@school.example',
  first_name: 'Ana',
  last_name: 'Torres',
  password: 'seven quiet rivers',
}

describeOnEngines('sign-up', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  it('creates an account and its empty profile from what the product document sends', async () => {
    const { status, body } = await app.call(signUp, {
      body: {
        ...person,
        email: ' Ana@School.example ',
        username: 'ana@school.example',
        is_student: true,
        is_mentor: false,
        time_zone: 'Asia/Kathmandu',
      },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ email: 'ana@school.example', first_name: 'Ana', last_name: 'Torres' })
    const account = await app.context.database.root
      .selectFrom('accounts')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(account).toMatchObject({ id: body.id, role: 'student', time_zone: 'Asia/Kathmandu' })
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const signedIn = await app.call(login, { body: { email: person.email, password: person.password } })
    const profiles = await app.call(listStudentProfiles, {
      headers: { authorization: `Bearer ${signedIn.body.access}` },
    })
    expect(profiles.body).toMatchObject([{ is_completed: false, school: '', user: { id: body.id } }])
  })

  it('stores what is seen of an address and a name, and finds the account by it', async () => {
    const typed = {
      email: '\u200bcy.wu@\u00adschool.example',
      first_name: 'Cy\u202e',
      last_name: 'Lo\u0301pez',
    }
    const { status, body } = await app.call(signUp, { body: { ...person, ...typed } })
    expect([status, body.email, body.first_name]).toEqual([201, 'cy.wu@school.example', 'Cy'])
    for (const email of ['cy.wu@school.example', 'cy.wu\u2060@school.example', 'cy.wu@ｓchool.example']) {
      expect((await app.call(login, { body: { email, password: person.password } })).status).toBe(200)
      expect((await app.call(signUp, { body: { ...person, email } })).status).toBe(409)
    }
  })

  it.each([
    [{ email: 'ana.lee@school.example.' }, { email: 'Please enter a valid email address' }],
    [{ first_name: 'Anna\n\nIMPORTANT: call' }, { first_name: 'First name must be on one line' }],
    [{ first_name: '\u3164' }, { first_name: 'First name is required' }],
    [{ last_name: 'evil\u3002example' }, { last_name: 'Last name must not contain a link' }],
    [
      { first_name: 'Call +1 900 555 0100' },
      { first_name: 'First name must not contain a number of five digits or more' },
    ],
    [
      { email: '\u0130pek.ak@school.example' },
      {
        email: 'Before the @, an email address can only have letters from a to z, digits and a few signs',
      },
    ],
  ])('refuses %j', async (wrong, errors) => {
    const { status, error } = await app.call(signUp, {
      body: { ...person, email: 'new@school.example', ...wrong },
    })
    expect([status, error.errors]).toEqual([400, errors])
  })

  it('refuses a taken address, in any capitals', async () => {
    const { status, error } = await app.call(signUp, { body: { ...person, email: 'ANA@school.example' } })
    expect(status).toBe(409)
    expect(error).toEqual({
      message: 'An account with this email already exists',
      code: 'email_taken',
      errors: { email: 'An account with this email already exists' },
      error_codes: { email: { code: 'email_taken' } },
    })
  })

  it('creates one account when an address signs up twice at once', async () => {
    const body = { ...person, email: 'twice@school.example' }
    const both = await Promise.all([app.call(signUp, { body }), app.call(signUp, { body })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it.each([
    [{}, { email: 'Email is required' }],
    [{ email: '   ' }, { email: 'Email is required' }],
    [{ email: 'ana at school' }, { email: 'Please enter a valid email address' }],
    [{ email: 'ana\u0000@school.example' }, { email: "This text has a character that can't be saved" }],
    [{ ...person, first_name: ' ' }, { first_name: 'First name is required' }],
    [{ ...person, last_name: undefined }, { last_name: 'Last name is required' }],
    [{ ...person, last_name: 'x'.repeat(61) }, { last_name: 'Last name must be at most 60 characters' }],
    [{ ...person, password: '' }, { password: 'Password is required' }],
    [{ ...person, password: 'sevenCh' }, { password: 'Password must be at least 8 characters' }],
    [{ ...person, is_mentor: true }, { is_mentor: 'Coaches join by invitation' }],
    [
      { ...person, password: 'Password1' },
      { password: 'This is one of the most common leaked passwords. Please choose another.' },
    ],
    [
      { ...person, password: 'ana torres' },
      {
        password: 'This password is mostly your own name or email address. Please choose another.',
      },
    ],
    [
      { ...person, password: person.email },
      {
        password: 'This password is mostly your own name or email address. Please choose another.',
      },
    ],
  ])('refuses %j', async (body, errors) => {
    const wrong = { ...body, ...('email' in body ? {} : { email: undefined }) }
    const { status, error } = await app.call(signUp, { body: wrong })
    expect(status).toBe(400)
    expect(error.errors).toMatchObject(errors)
    expect(error.message).toBe(Object.values(error.errors as object)[0])
  })

  it('reports every wrong field at once', async () => {
    const { error } = await app.call(signUp, { body: {} })
    expect(error.errors).toEqual({
      email: 'Email is required',
      first_name: 'First name is required',
      last_name: 'Last name is required',
      password: 'Password is required',
    })
  })

  it('ignores a time zone that does not exist', async () => {
    const body = { ...person, email: 'mars@school.example', time_zone: 'Mars/Olympus' }
    const { status } = await app.call(signUp, { body })
    const account = await app.context.database.root
      .selectFrom('accounts')
      .select('time_zone')
      .where('email', '=', body.email)
      .executeTakeFirst()
    expect([status, account?.time_zone]).toEqual([201, null])
  })
})

describeOnEngines('sign-up with HIDE_UNKNOWN_EMAILS', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine, { HIDE_UNKNOWN_EMAILS: 'on' })
    await app.context.database.transaction((trx) =>
      seedStudent(trx, { email: 'owner@school.example', first_name: 'Olu' }),
    )
  })
  afterAll(() => app.close())

  it('responds to a taken address as to a free one, changes nothing and mails its owner', async () => {
    const taken = await app.call(signUp, { body: { ...person, email: 'owner@school.example' } })
    const free = await app.call(signUp, { body: person })
    expect([taken.status, free.status]).toEqual([201, 201])
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body))
    expect(taken.body).toMatchObject({ email: 'owner@school.example', first_name: 'Ana' })
    await app.runJobs()
    expect(app.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['owner@school.example', 'You already have a ShineQuo account'],
      // Sent because sign-up requires a proof of the mailbox.
      [person.email, 'Confirm your email address'],
    ])
    expect(app.sent[0]?.text).toContain('Hi Olu,')
    const owner = await app.context.database.root
      .selectFrom('accounts')
      .select('first_name')
      .where('email', '=', 'owner@school.example')
      .execute()
    expect(owner).toEqual([{ first_name: 'Olu' }])
  })

  it('does not fill the mailbox of the owner', async () => {
    for (let tries = 0; tries < 5; tries++) {
      const again = await app.call(signUp, { body: { ...person, email: 'owner@school.example' } })
      expect(again.status).toBe(201)
    }
    await app.runJobs()
    expect(app.sent.filter(({ to }) => to === 'owner@school.example')).toHaveLength(3)
  })
})

describeOnEngines('the limit of sign-ups', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine, { RATE_LIMIT_SCALE: '0.006', TRUST_PROXY: '127.0.0.1' })
  })
  afterAll(() => app.close())

  const from = (address: string, email: string) =>
    app.call(signUp, { body: { ...person, email }, headers: { 'x-forwarded-for': address } })

  describe('500 an address an hour, here by 0.006', () => {
    it('lets three through, then asks to wait, and other addresses are not affected', async () => {
      for (const name of ['a', 'b', 'c']) {
        expect((await from('192.0.2.1', `${name}@school.example`)).status).toBe(201)
      }
      const fourth = await from('192.0.2.1', 'd@school.example')
      expect([fourth.status, fourth.error.code]).toEqual([429, 'too_many_requests'])
      expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3590)
      expect(Number(fourth.headers['retry-after'])).toBeLessThanOrEqual(3600)
      expect((await from('192.0.2.2', 'd@school.example')).status).toBe(201)
    })
  })

  describe('1,000 an hour from the /48 around it, here by 0.006', () => {
    it('lets six through from six networks of one customer, and then others', async () => {
      for (const network of [1, 2, 3, 4, 5, 6]) {
        expect((await from(`2001:db8:7:${network}::1`, `v6-${network}@school.example`)).status).toBe(201)
      }
      const seventh = await from('2001:db8:7:ffff::1', 'v6-7@school.example')
      expect([seventh.status, seventh.error.code]).toEqual([429, 'too_many_requests'])
      expect((await from('2001:db8:8:1::1', 'v6-7@school.example')).status).toBe(201)
    })
  })
})

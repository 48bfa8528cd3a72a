import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Starts a process of this folder, hands it `input` and waits for its one message; ending it is `stop`. */
export async function startProcess<T>(
  file: string,
  input: unknown,
): Promise<{ told: T; stop(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, file), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended by itself with exit code ${code}`)
  })
  child.send(input as string)
  const [told] = (await Promise.race([once(child, 'message'), failed])) as [T]
  failed.catch(() => undefined)
  return {
    told,
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

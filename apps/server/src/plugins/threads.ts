import { Worker } from 'node:worker_threads'

/**
 * Has a thread of its own work on `input`, so that this one goes on with what others wait for; answers what the thread
 * says. `entry` is its file: it reads `workerData` and says one message. Rejects when the thread throws or says nothing.
 */
export function inThread<Output>(entry: URL, input: unknown): Promise<Output> {
  return new Promise((resolve, reject) => {
    // None of the options of this process: under a test runner they are its own.
    const worker = new Worker(entry, { workerData: input, execArgv: [] })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`a thread ended with ${code} and without a word`)))
  })
}

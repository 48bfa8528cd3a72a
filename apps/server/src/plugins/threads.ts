import { Worker } from 'node:worker_threads'

/**
 * Processes `input` in a worker thread, so that the main thread stays responsive, and resolves with its message. `entry`
 * is the worker's file: it reads `workerData` and posts one message. Rejects if the thread throws or posts nothing.
 */
export function inThread<Output>(entry: URL, input: unknown): Promise<Output> {
  return new Promise((resolve, reject) => {
    // Do not inherit the options of this process: a test runner adds its own.
    const worker = new Worker(entry, { workerData: input, execArgv: [] })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`a thread ended with ${code} and without a word`)))
  })
}

/** An element, a window or nothing, as the protocol writes them. */
type Json = unknown

/** A browser that is driven by the W3C's WebDriver protocol, which WebKitGTK speaks and Playwright does not. */
export interface WebDriver {
  open(url: string): Promise<void>
  /** Runs the body of a function in the page and returns what it returns. */
  run<T>(script: string, ...given: readonly Json[]): Promise<T>
  /** Sets the size of the page in CSS pixels, as far as the browser's window allows it. */
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

async function ask<T>(method: string, address: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error} ${value.message}`)
  return value
}

/** Starts a browser with these capabilities by the driver at `address`. */
export async function openBrowser(address: string, capabilities: object): Promise<WebDriver> {
  const asked = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, asked)
  const session = `${address}/session/${sessionId}`
  const run = <T>(script: string, ...args: readonly Json[]) =>
    ask<T>('POST', `${session}/execute/sync`, { script, args })
  return {
    open: (url) => ask('POST', `${session}/url`, { url }),
    run,
    resize: async (width, height) => {
      const [inner, outer] = await Promise.all([
        run<number[]>('return [innerWidth, innerHeight]'),
        ask<{ width: number; height: number }>('GET', `${session}/window/rect`),
      ])
      const frame = { width: outer.width - inner[0]!, height: outer.height - inner[1]! }
      await ask('POST', `${session}/window/rect`, {
        width: width + frame.width,
        height: height + frame.height,
      })
    },
    close: () => ask('DELETE', session),
  }
}

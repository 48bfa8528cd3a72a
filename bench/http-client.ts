import { Agent, type OutgoingHttpHeaders, request } from 'node:http'

/** One connection for each call at a time, kept alive between calls. */
const reading = new Agent({ keepAlive: true })
/** As many changes at a time as there are clients: of more, a server sends some away. */
const writing = new Agent({ keepAlive: true, maxSockets: 16 })

/** The text of a response to GET. Throws unless the status is 200. */
export function ask(url: string, address: string, token: string): Promise<string> {
  return textFrom(`${url}${address}`, { agent: reading, headers: { authorization: `Bearer ${token}` } }, 200)
}

/** Sends JSON, with an Idempotency-Key unless `key` is false, and returns the response. Throws unless the status is 201. */
export async function post<T>(
  url: string,
  path: string,
  token: string,
  body: unknown,
  key = true,
): Promise<T> {
  const payload = JSON.stringify(body)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    ...(key && { 'idempotency-key': crypto.randomUUID() }),
  }
  return JSON.parse(
    await textFrom(`${url}/api${path}`, { method: 'POST', agent: writing, headers }, 201, payload),
  )
}

function textFrom(
  address: string,
  options: { readonly method?: string; readonly agent: Agent; readonly headers: OutgoingHttpHeaders },
  expected: number,
  payload?: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(address, options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => {
        if (response.statusCode === expected) resolve(text)
        else reject(new Error(`${address} answered ${response.statusCode}: ${text}`))
      })
    })
    sent.on('error', reject)
    sent.end(payload)
  })
}

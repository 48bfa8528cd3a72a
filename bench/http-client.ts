import { Agent, request } from 'node:http'

/** One connection per concurrent client, kept alive between requests. */
const agent = new Agent({ keepAlive: true })

/** The text of a response to GET. Throws unless the status is 200. */
export function ask(url: string, address: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${address}`, { agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${address} answered ${response.statusCode}: ${text}`))
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

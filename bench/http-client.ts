import { Agent, request } from 'node:http'

/** As many connections as clients ask at a time, kept from one request to the next. */
const agent = new Agent({ keepAlive: true })

/** The text of an answer to GET; throws unless it is a 200. */
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

import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startWebElsewhere, type WebElsewhere } from '../testing/web-elsewhere.ts'
import { isPublicAddress, OutboundRefusal, openOutbound } from './outbound.ts'

describe('an address', () => {
  it.each([
    '8.8.8.8',
    '128.197.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.0',
    '223.255.255.255',
    '2606:4700::1111',
    '2001:4860:4860::8888',
    '2a00:1450:4001::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.19.9.9'],
    ...['198.51.100.7', '203.0.113.9', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a00:1', '::8.8.8.8', '64:ff9b::a00:1'],
    ...[
      '64:ff9b:1::1',
      '100::1',
      '2001::1',
      '2001:2::1',
      '2001:db8::1',
      '2002:a00:1::',
      '3fff::1',
      '5f00::1',
    ],
    ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', '2606:4700::1111%eth0', 'fec0::1', 'ff02::1'],
    ...['', 'localhost', '1.2.3', '08.8.8.8', '1.2.3.4.5', '[2606:4700::1111]'],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('asking outside', () => {
  let web: WebElsewhere
  beforeEach(async () => {
    web = await startWebElsewhere()
  })
  afterEach(() => web.close())

  const refused = async (url: string) =>
    await expect(web.outbound.headersOf(url)).rejects.toBeInstanceOf(OutboundRefusal)
  const redirect =
    (to: string, status = 302): RequestListener =>
    (_request, response) =>
      void response.writeHead(status, { location: to }).end()

  it('answers the head of a page, and says nothing of anybody', async () => {
    web.answer((_request, response) => {
      response.setHeader('set-cookie', ['a=1'])
      response.writeHead(404, { 'x-frame-options': 'DENY' }).end('nothing here')
    })
    for (let times = 0; times < 2; times++) {
      const head = await web.outbound.headersOf('https://wellness.school.example/help?a=b#c')
      expect(head).toMatchObject({
        url: 'https://wellness.school.example/help?a=b#c',
        status: 404,
        headers: { 'x-frame-options': 'DENY' },
      })
    }
    const [first, second] = web.asked
    expect([first!.method, first!.url]).toEqual(['GET', '/help?a=b'])
    expect(Object.keys(first!.headers).sort()).toEqual(['accept', 'connection', 'host', 'user-agent'])
    expect(second!.headers).toEqual(first!.headers)
  })

  it('ends the connection without waiting for a body that never ends', async () => {
    web.answer((_request, response) => {
      response.writeHead(200, { 'content-security-policy': "frame-ancestors 'none'" })
      const pour = () => {
        if (!response.destroyed && response.write(Buffer.alloc(65_536))) setImmediate(pour)
      }
      pour()
    })
    const head = await web.outbound.headersOf('https://wellness.school.example/')
    expect(head.headers['content-security-policy']).toBe("frame-ancestors 'none'")
    const [socket] = web.sockets
    if (!socket!.destroyed) await once(socket!, 'close')
    expect(socket!.bytesWritten).toBeLessThan(20_000_000)
  })

  it('goes nowhere but to https on its usual port', async () => {
    for (const url of [
      'http://wellness.school.example/',
      'https://wellness.school.example:8443/',
      'https://wellness.school.example:22/',
      'ftp://wellness.school.example/',
      'file:///etc/passwd',
      'data:text/html,hello',
      'https://me:secret@wellness.school.example/',
    ]) {
      await refused(url)
    }
    expect([web.looked, web.sockets]).toEqual([[], []])
    await web.outbound.headersOf('https://wellness.school.example:443/')
  })

  it('goes to no address that is not public, however it is written', async () => {
    for (const host of [
      '10.0.0.1',
      '2130706434',
      '0x7f.2',
      '127.2',
      '[::1]',
      '[::ffff:7f00:2]',
      '[fd00::1]',
      '169.254.169.254',
    ]) {
      await refused(`https://${host}/`)
    }
    expect([web.looked, web.sockets]).toEqual([[], []])
  })

  it('goes to no name that leads to such an address, alone or beside a public one', async () => {
    web.lead('a.school.example', '192.168.7.7')
    web.lead('b.school.example', '2606:4700::1111', '::ffff:10.0.0.1')
    web.lead('c.school.example', '127.0.0.1', '169.254.169.254')
    web.lead('d.school.example')
    for (const name of ['a', 'b', 'c', 'd']) await refused(`https://${name}.school.example/`)
    expect(web.sockets).toEqual([])
  })

  it('goes to its own machine only where a test says so', async () => {
    // The machine's own way of looking up; 'localhost' never leaves it.
    for (const url of ['https://localhost/', 'https://127.0.0.1/']) {
      await expect(openOutbound().headersOf(url)).rejects.toBeInstanceOf(OutboundRefusal)
    }
  })

  it('connects to the address that was checked, without looking the name up again', async () => {
    await web.outbound.headersOf('https://wellness.school.example/')
    expect(web.looked).toEqual(['wellness.school.example'])
    expect(web.sockets).toHaveLength(1)
    // The name in the certificate is the name that was asked for.
    expect(web.asked[0]!.headers.host).toBe('wellness.school.example')
    await expect(web.outbound.headersOf('https://somebody-else.example/')).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    })
  })

  it('looks at the target of every redirect as at the first address', async () => {
    web.lead('inside.school.example', '10.9.8.7')
    for (const target of [
      'https://inside.school.example/',
      'https://169.254.169.254/latest/meta-data/',
      '//10.0.0.1/',
      'http://wellness.school.example/',
      'https://wellness.school.example:8443/',
    ]) {
      web.answer(redirect(target))
      const before = web.sockets.length
      await refused('https://wellness.school.example/')
      expect([target, web.sockets.length - before]).toEqual([target, 1])
    }
  })

  it('follows five redirects, relative ones too, and not a sixth', async () => {
    web.answer((request, response) => {
      const step = Number(request.url!.slice(1))
      if (step === 0) response.end()
      else response.writeHead([301, 302, 303, 307, 308][step % 5]!, { location: String(step - 1) }).end()
    })
    const head = await web.outbound.headersOf('https://wellness.school.example/5')
    expect(head).toMatchObject({ status: 200, url: 'https://wellness.school.example/0' })
    expect(web.looked).toHaveLength(6)
    await refused('https://wellness.school.example/6')
  })

  it('takes a redirect to nowhere for an answer, and one that makes no sense for a failure', async () => {
    web.answer((_request, response) => void response.writeHead(302).end())
    expect(await web.outbound.headersOf('https://wellness.school.example/')).toMatchObject({ status: 302 })
    web.answer(redirect('https://'))
    await expect(web.outbound.headersOf('https://wellness.school.example/')).rejects.toThrow('Invalid URL')
  })
})

describe('asking outside, when nobody answers', () => {
  it('gives up after its time, whether the name, the site or a redirect keeps it waiting', async () => {
    const web = await startWebElsewhere({ timeoutMs: 300 })
    const givesUp = (outbound: typeof web.outbound) =>
      expect(outbound.headersOf('https://wellness.school.example/')).rejects.toMatchObject({
        name: expect.stringMatching(/^(Abort|Timeout)Error$/),
      })
    await givesUp(openOutbound({ timeoutMs: 50, resolve: () => new Promise(() => undefined) }))
    web.answer(() => undefined)
    await givesUp(web.outbound)
    web.answer((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/silent' }).end()
    })
    await givesUp(web.outbound)
    expect(web.asked.at(-1)!.url).toBe('/silent')
    await web.close()
  })
})

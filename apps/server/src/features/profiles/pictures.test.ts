import { deflateSync } from 'node:zlib'
import { listStudentProfiles, uploadProfileImage } from '@shinequo/contract/profiles'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { drawings } from '../../plugins/pictures.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { type BucketPlace, startBucketPlace } from '../../testing/bucket-place.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const JPEG = { create: { width: 320, height: 200, channels: 3 as const, background: '#1f7a63' } }

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}

/** A PNG of a few kilobytes that claims to be 60,000 pixels wide and high. */
function bomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(60_000, 0)
  header.writeUInt32BE(60_000, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc(7501 * 500))
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [pngChunk('IHDR', header), pngChunk('IDAT', lines), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([start, ...parts])
}

/** The same holds wherever pictures are: on one of the engines they are in a bucket. */
describeOnEngines('pictures', (engine) => {
  let app: TestApp
  let bucket: BucketPlace | undefined
  let student: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    bucket = engine === 'pglite' ? await startBucketPlace() : undefined
    app = await startTestApp(engine, { RATE_LIMIT_SCALE: '100', ...bucket?.settings })
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx)
      other = await seedStudent(trx)
      coach = await seedCoach(trx)
    })
  })
  afterAll(async () => {
    await app.close()
    await bucket?.stop()
  })

  interface Form {
    as?: SeededPerson | null
    userId?: string | null
    field?: string
  }
  /** Sends the form as a browser does. By default `userId` and `as` are the student's. */
  async function upload(image: Uint8Array | null, { as = student, userId, field = 'image' }: Form = {}) {
    const form = new FormData()
    if (image) form.append(field, new Blob([Uint8Array.from(image)], { type: 'image/jpeg' }), 'me.jpg')
    if (userId !== null) form.append('user_id', userId ?? student.accountId)
    const request = new Response(form)
    return app.call(uploadProfileImage, {
      ...(as && { as: as.actor }),
      body: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') as string },
    })
  }
  const urlOf = async (person = student) =>
    (await app.call(listStudentProfiles, { as: person.actor })).body[0]?.url
  const picture = (url: string) => app.app.inject(url)

  it('re-encodes to 150x150 JPEG, turned upright, cut to a square, with no metadata', async () => {
    // Left half red, right half blue, marked as taken with the camera turned by 90 degrees.
    const right = await sharp({ create: { width: 200, height: 400, channels: 3, background: '#00f' } }).png()
    const image = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#f00' } })
      .composite([{ input: await right.toBuffer(), left: 200, top: 0 }])
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(image).metadata()).exif).toBeDefined()
    const { status, body } = await upload(image)
    expect(status).toBe(200)
    expect(body.url).toMatch(/^\/pictures\/[0-9a-f]{32}\.jpg$/)
    const stored = (await picture(body.url)).rawPayload
    const { exif, icc, xmp, ...facts } = await sharp(stored).metadata()
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
    expect(stored.includes('Somebody')).toBe(false)
    expect(facts).toMatchObject({ format: 'jpeg', width: 150, height: 150 })
    const { data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * 150 + x) * 3, (y * 150 + x) * 3 + 3)]
    const [top, bottom] = [at(75, 20), at(75, 130)]
    expect(top[0]).toBeGreaterThan(200)
    expect(bottom[2]).toBeGreaterThan(200)
  })

  it('serves a picture as a JPEG that cannot run scripts and stays in no shared cache', async () => {
    const { body } = await upload(await sharp(JPEG).png().toBuffer())
    const { statusCode, headers } = await picture(body.url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const again = (url: string) => app.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    const same = await again(body.url)
    expect([same.statusCode, same.rawPayload.length, same.headers['cache-control']]).toEqual([
      304,
      0,
      'private, max-age=3600',
    ])
    await upload(await sharp(JPEG).png().toBuffer())
    expect((await again(body.url)).statusCode).toBe(404)
  })

  it('gives a new picture a new address and deletes the old one', async () => {
    const first = (await upload(await sharp(JPEG).jpeg().toBuffer())).body.url
    expect(await urlOf()).toBe(first)
    const second = (await upload(await sharp(JPEG).webp().toBuffer())).body.url
    expect(second).not.toBe(first)
    expect(await urlOf()).toBe(second)
    expect((await picture(first)).statusCode).toBe(404)
    expect((await picture(second)).statusCode).toBe(200)
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('accepts %s', async (format) => {
    expect((await upload(await sharp(JPEG).toFormat(format).toBuffer())).status).toBe(200)
  })

  it('puts transparent areas on white', async () => {
    const clear = { create: { ...JPEG.create, channels: 4 as const, background: '#0000' } }
    const { body } = await upload(await sharp(clear).png().toBuffer())
    const pixels = await sharp((await picture(body.url)).rawPayload)
      .raw()
      .toBuffer()
    expect(pixels[0]).toBeGreaterThan(250)
  })

  it('refuses what is not a picture and keeps the former one', async () => {
    const before = (await upload(await sharp(JPEG).jpeg().toBuffer())).body.url
    const whole = await sharp(JPEG).jpeg().toBuffer()
    const refused: Record<string, Buffer> = {
      text: Buffer.from('hello, this is no picture at all'),
      html: Buffer.from('<html><script>alert(1)</script></html>'),
      svg: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      ),
      tiff: await sharp(JPEG).tiff().toBuffer(),
      'a JPEG beginning alone': Buffer.concat([whole.subarray(0, 4), Buffer.alloc(100)]),
      'half a JPEG': whole.subarray(0, whole.length >> 1),
      'a bomb': bomb(),
    }
    for (const [name, bytes] of Object.entries(refused)) {
      const { status, error } = await upload(bytes)
      expect([name, status, Object.keys(error.errors ?? {})]).toEqual([name, 400, ['image']])
    }
    expect(await urlOf()).toBe(before)
  })

  it('refuses a form without a file or without user_id, and names which', async () => {
    expect((await upload(null)).error.errors).toEqual({ image: 'Please select a file to upload' })
    expect((await upload(Buffer.alloc(0))).error.errors).toEqual({ image: 'Please select a file to upload' })
    const image = await sharp(JPEG).jpeg().toBuffer()
    const elsewhere = await upload(image, { field: 'picture' })
    expect(elsewhere.error.errors).toEqual({ image: 'Please select a file to upload' })
    const nobody = await upload(image, { userId: null })
    expect([nobody.status, Object.keys(nobody.error.errors ?? {})]).toEqual([400, ['user_id']])
  })

  it('accepts 8 MB and responds 413 above', async () => {
    const image = await sharp(JPEG).jpeg().toBuffer()
    const padded = (bytes: number) => Buffer.concat([image, Buffer.alloc(bytes - image.length)])
    expect((await upload(padded(8 * 1024 * 1024))).status).toBe(200)
    const { status, error } = await upload(padded(8 * 1024 * 1024 + 1))
    expect([status, error.code]).toEqual([413, 'too_large'])
  })

  it('responds 415 to anything but a form', async () => {
    const { status } = await app.call(uploadProfileImage, { as: student.actor, body: { image: 'x' } })
    expect(status).toBe(415)
  })

  it("refuses another's user_id, other roles and signed-out callers, and changes nothing", async () => {
    const image = await sharp(JPEG).jpeg().toBuffer()
    expect((await upload(image, { userId: other.accountId })).status).toBe(403)
    expect((await upload(image, { as: coach, userId: coach.accountId })).status).toBe(403)
    expect((await upload(image, { as: coach })).status).toBe(403)
    expect((await upload(image, { as: null })).status).toBe(401)
    expect(await urlOf(other)).toBe(null)
  })

  it('responds 404 where there is no picture', async () => {
    const names = ['0'.repeat(32), 'x', '..%2fx', `${'0'.repeat(32)}.png`]
    for (const name of names) expect((await picture(`/pictures/${name}`)).statusCode).toBe(404)
    expect((await picture(`/pictures/${'0'.repeat(32)}.jpg`)).json()).toMatchObject({ code: 'not_found' })
  })
})

describeOnEngines('the pictures of one account', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  const seeded = () => app.context.database.transaction((trx) => seedStudent(trx))
  async function upload({ actor, accountId }: SeededPerson, image: Buffer) {
    const form = new FormData()
    form.append('image', new Blob([Uint8Array.from(image)]), 'me.png')
    form.append('user_id', accountId)
    const request = new Response(form)
    return app.call(uploadProfileImage, {
      as: actor,
      body: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') as string },
    })
  }

  it('are ten in an hour, those that are refused included', async () => {
    const [student, other] = [await seeded(), await seeded()]
    const image = await sharp(JPEG).png().toBuffer()
    expect((await upload(student, Buffer.from('%PDF-1.7'))).status).toBe(400)
    for (let nth = 2; nth <= 10; nth++) expect((await upload(student, image)).status).toBe(200)
    const refused = await upload(student, image)
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await upload(other, image)).status).toBe(200)
    app.clock.advance(3_600_000)
    expect((await upload(student, image)).status).toBe(200)
  })

  it('wait for each other, and nobody else waits for all of them', async () => {
    const [student, other] = [await seeded(), await seeded()]
    const large = await sharp({ create: { ...JPEG.create, width: 5000, height: 5000 } })
      .png()
      .toBuffer()
    const small = await sharp(JPEG).png().toBuffer()
    // A drawing that ends once all others have come, however slowly they do.
    const held = Promise.withResolvers<void>()
    const first = drawings.run('somebody', () => held.promise)
    const come = vi.spyOn(drawings, 'run')
    onTestFinished(() => come.mockRestore())
    const order: string[] = []
    const sent = Array.from({ length: 9 }, async () => {
      const { status } = await upload(student, large)
      order.push(`large ${status}`)
      return status
    })
    await expect.poll(() => come.mock.calls.length, { timeout: 30_000 }).toBe(9)
    const after = upload(other, small).then(({ status }) => {
      order.push('small')
      return status
    })
    await expect.poll(() => come.mock.calls.length, { timeout: 30_000 }).toBe(10)
    held.resolve()
    await first
    expect(await after).toBe(200)
    // Three wait. The others may come again at once.
    const statuses = await Promise.all(sent)
    expect(statuses.toSorted()).toEqual([...Array(3).fill(200), ...Array(6).fill(429)])
    expect(order.filter((one) => one !== 'large 429').indexOf('small')).toBeLessThan(3)
    for (let nth = 4; nth <= 10; nth++) expect((await upload(student, small)).status).toBe(200)
    expect((await upload(student, small)).status).toBe(429)
  })
})

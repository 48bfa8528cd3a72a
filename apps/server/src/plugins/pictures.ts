import sharp, { type ResizeOptions } from 'sharp'

/** The edge of every stored portrait in pixels (product document, section 9). */
const EDGE = 150

/** The largest width of a stored post picture, in pixels: twice the width of its column. */
const WIDEST = 1600

/**
 * The largest number of pixels that is decoded: more than a phone's camera takes in its normal mode, and far less than a
 * decompression bomb claims.
 */
const MAX_PIXELS = 64_000_000

/** The URL of a picture, outside /api; null without one. */
export function pictureUrl(key: string | null): string | null {
  return key && `/pictures/${key}.jpg`
}

/** Whether the bytes start like JPEG, PNG, GIF, WebP or AVIF. Nothing else reaches the decoders. */
function beginsAsPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(start) ||
    /^RIFF[\s\S]{4}WEBP$/.test(start) ||
    /^[\s\S]{4}ftyp(avi[fs]|mif1)$/.test(start)
  )
}

/** One picture at a time: a large one takes 250 MB while it is rotated. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * The bytes as JPEG: rotated by its orientation, resized, on a white background, without metadata. Null if the bytes are
 * not a picture, are damaged, or have too many pixels.
 */
async function asJpeg(bytes: Uint8Array, size: ResizeOptions): Promise<Buffer | null> {
  if (!beginsAsPicture(bytes)) return null
  const picture = turn.then(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(size)
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer()
      .catch(() => null),
  )
  turn = picture
  return picture
}

/** A portrait of 150x150 pixels, cropped to a square. */
export function portraitOf(bytes: Uint8Array): Promise<Buffer | null> {
  return asJpeg(bytes, { width: EDGE, height: EDGE, fit: 'cover' })
}

/** A picture as it is, but no wider and no higher than 1600 pixels. */
export function pictureOf(bytes: Uint8Array): Promise<Buffer | null> {
  return asJpeg(bytes, { width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
}

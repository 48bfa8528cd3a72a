import sharp, { type ResizeOptions } from 'sharp'

/** The edge of every stored portrait in pixels (product document, section 9). */
const EDGE = 150

/** The widest that a post's picture is kept, in pixels: twice the column it stands in. */
const WIDEST = 1600

/**
 * Most pixels that are decoded: above any phone's camera in its ordinary mode, and far below what a small file can
 * claim to hold (a bomb).
 */
const MOST_PIXELS = 64_000_000

/** Where a picture is found, outside /api; null without one. */
export function pictureUrl(key: string | null): string | null {
  return key && `/pictures/${key}.jpg`
}

/** Whether the bytes begin as JPEG, PNG, GIF, WebP or AVIF do; nothing else ever reaches the decoders. */
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

/** One decoding at a time: a large picture takes a quarter of a gigabyte while it is turned upright. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * The bytes as JPEG: turned as the camera was held, of the size wanted, on white where it was transparent, with
 * nothing of the metadata. Null when the bytes are no picture, broken, or claim too many pixels.
 */
async function asJpeg(bytes: Uint8Array, size: ResizeOptions): Promise<Buffer | null> {
  if (!beginsAsPicture(bytes)) return null
  const picture = turn.then(() =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
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

/** A portrait of 150x150, cut to a square. */
export function portraitOf(bytes: Uint8Array): Promise<Buffer | null> {
  return asJpeg(bytes, { width: EDGE, height: EDGE, fit: 'cover' })
}

/** A picture as it is, but no wider and no higher than 1600 pixels. */
export function pictureOf(bytes: Uint8Array): Promise<Buffer | null> {
  return asJpeg(bytes, { width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
}

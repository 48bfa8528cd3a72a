import sharp, { type ResizeOptions } from 'sharp'
import type { Context } from './context.ts'
import { FairQueue } from './fair-queue.ts'
import { type Limit, openScaledLimit } from './limits.ts'

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

/** How many pictures of one account may wait while others are drawn. */
const MOST_WAITING = 3

/** One picture at a time: a large one takes 250 MB while it is rotated. Accounts take turns. */
export const drawings = new FairQueue(MOST_WAITING)

/** How many pictures an account may send in an hour. */
export function openPictureLimit(context: Context): Limit {
  return openScaledLimit(context, { name: 'picture', times: 10, seconds: 3600 })
}

/**
 * Draws the bytes of an account's picture anew. Null if they are not a picture, are damaged, or have too many pixels;
 * 'busy' if too many pictures of the account wait already.
 */
export type DrawPicture = (bytes: Uint8Array, accountId: string) => Promise<Buffer | null | 'busy'>

/** Draws JPEG: rotated by its orientation, resized, on a white background, without metadata. */
function drawnAs(size: ResizeOptions): DrawPicture {
  return async (bytes, accountId) => {
    if (!beginsAsPicture(bytes)) return null
    const picture = drawings.run(accountId, () =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(size)
        .flatten({ background: '#fff' })
        .jpeg({ quality: 85 })
        .toBuffer()
        .catch(() => null),
    )
    return picture ?? 'busy'
  }
}

/** A portrait of 150x150 pixels, cropped to a square. */
export const portraitOf = drawnAs({ width: EDGE, height: EDGE, fit: 'cover' })

/** A picture as it is, but no wider and no higher than 1600 pixels. */
export const pictureOf = drawnAs({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })

/** The width and height of a portrait in pixels (section 5). */
const EDGE = 150

/** Crops the picture in `file` to a centred square of 150x150, as JPEG. Throws if it cannot be read. */
export async function portraitOf(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = EDGE
  canvas.height = EDGE
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('No canvas to draw on.')
  // JPEG has no transparency: transparent parts become white, not black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, EDGE, EDGE)
  pen.imageSmoothingQuality = 'high'
  const side = Math.min(picture.width, picture.height)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  pen.drawImage(picture, left, top, side, side, 0, 0, EDGE, EDGE)
  picture.close()
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (jpeg === null) throw new Error('The portrait could not be encoded.')
  return jpeg
}

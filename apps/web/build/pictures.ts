import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const WEB = join(import.meta.dirname, '..')
/** With our rounded corners where a picture is shown as it is; square where the system crops it to its own shape. */
const ICONS = [
  { name: 'icon-192.png', size: 192, square: false },
  { name: 'icon-512.png', size: 512, square: false },
  { name: 'icon-maskable-512.png', size: 512, square: true },
  { name: 'apple-touch-icon.png', size: 180, square: true },
]
const GROUND = '#0f5e59'
/** The size that social networks do not crop. */
const PREVIEW = { width: 1200, height: 630 }

/** Renders the app's icons and the preview picture of shared links as PNG, from the SVG files of the pages. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    async buildStart() {
      const favicon = await readFile(join(WEB, 'public', 'favicon.svg'), 'utf8')
      for (const { name, size, square } of ICONS) {
        const source = await (square ? squareIcon(favicon, size) : png(favicon, size))
        this.emitFile({ type: 'asset', fileName: name, source })
      }
      this.emitFile({ type: 'asset', fileName: 'social-preview.png', source: await preview() })
    },
  }
}

/** `width` is in pixels. Uses a palette, because the drawings are flat. */
async function png(svg: string, width: number): Promise<Buffer> {
  const density = (72 * width) / Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  return await sharp(Buffer.from(svg), { density }).resize(width).png({ palette: true }).toBuffer()
}

/** Adds a margin of a sixteenth: systems that crop to a circle keep the middle four fifths. */
async function squareIcon(svg: string, size: number): Promise<Buffer> {
  const margin = Math.round(size / 16)
  return await sharp(await png(svg.replace(' rx="8"', ''), size - 2 * margin))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: GROUND })
    .flatten({ background: GROUND })
    .png({ palette: true })
    .toBuffer()
}

/** The dawn of the sign-in page with the wordmark above it. */
async function preview(): Promise<Buffer> {
  const drawing = (name: string) => readFile(join(WEB, 'src', 'assets', name), 'utf8')
  const onDark = (await drawing('wordmark.svg'))
    .replaceAll('var(--ink)', '#ffffff')
    .replaceAll('var(--primary)', '#74d0c4')
  const wordmark = await png(onDark, 560)
  return await sharp(Buffer.from(await drawing('dawn-panel.svg')))
    .resize(PREVIEW.width)
    .flatten({ background: GROUND })
    .extract({ left: 0, top: 270, ...PREVIEW })
    .composite([{ input: wordmark, left: (PREVIEW.width - 560) / 2, top: 96 }])
    .png({ palette: true })
    .toBuffer()
}

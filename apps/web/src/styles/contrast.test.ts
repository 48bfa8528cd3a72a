import { readFileSync } from 'node:fs'
import { ACCENTS } from '@shinequo/contract/programme/look'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The colour tokens of one block, as `[r, g, b]` of 0 to 255. */
function colours(block: string): Map<string, [number, number, number]> {
  const found = new Map<string, [number, number, number]>()
  for (const [, name, hex] of block.matchAll(/--([\w-]+):\s*#([0-9a-f]{6});/g)) {
    const value = Number.parseInt(hex ?? '', 16)
    found.set(name ?? '', [value >> 16, (value >> 8) & 255, value & 255])
  }
  return found
}

const darkAt = css.indexOf(':root[data-theme="dark"]')
const light = colours(css.slice(0, darkAt))
const dark = new Map([...light, ...colours(css.slice(darkAt))])

/** Relative luminance of WCAG 2.2. */
function luminance(colour: [number, number, number]): number {
  const [r, g, b] = colour.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(theme: typeof light, mark: string, ground: string): number {
  const [a, b] = [mark, ground].map((name) => {
    const colour = theme.get(name)
    if (colour === undefined) throw new Error(`There is no colour --${name}.`)
    return luminance(colour)
  }) as [number, number]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const GROUNDS = ['page', 'sunken', 'surface', 'raised']
const TONES = ['peach', 'butter', 'sage', 'mint', 'sky', 'rose', 'sand']

const TEXTS: [string, string][] = [
  ...GROUNDS.flatMap((ground) =>
    ['ink', 'muted', 'primary', 'danger'].map((text): [string, string] => [text, ground]),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-pressed'],
  ...['on-soft', 'ink', 'muted', 'primary'].map((text): [string, string] => [text, 'primary-soft']),
  ['on-accent', 'accent'],
  ...['ink', 'muted', 'warning'].map((text): [string, string] => [text, 'accent-soft']),
  ...['success', 'warning', 'info'].map((text): [string, string] => [text, 'surface']),
  ...['success', 'warning', 'danger', 'info'].flatMap((text): [string, string][] => [
    [text, `${text}-soft`],
    ['ink', `${text}-soft`],
  ]),
  // A met password requirement is shown on the page's own background, at 13 px.
  ['success', 'page'],
  ['night-ink', 'night'],
  ['night-muted', 'night'],
  ['night-ink', 'night-3'],
  ...['dawn', 'dawn-2', 'dawn-3'].flatMap((ground): [string, string][] => [
    ['dawn-ink', ground],
    ['dawn-muted', ground],
  ]),
  ...TONES.map((tone): [string, string] => ['tone-ink', `tone-${tone}`]),
]

const MARKS: [string, string][] = [
  ...GROUNDS.flatMap((ground) => ['line-strong', 'focus'].map((mark): [string, string] => [mark, ground])),
  ...['surface', 'page', 'accent-soft'].map((ground): [string, string] => ['accent-line', ground]),
]

const accents = readFileSync(new URL('./accents.css', import.meta.url), 'utf8')

/** A theme with each accent that a programme can choose. `rule` matches the selector of its block in that theme. */
function withAccents(name: string, theme: typeof light, rule: RegExp): [string, typeof light][] {
  return [...accents.matchAll(rule)].map(([, accent, block]) => [
    `${name} ${accent}`,
    new Map([...theme, ...colours(block ?? '')]),
  ])
}

const THEMES: [string, typeof light][] = [
  ['light', light],
  ['dark', dark],
  ...withAccents('light', light, /^\[data-accent="(\w+)"\] \{([^}]*)\}/gm),
  ...withAccents('dark', dark, /^ *\[data-theme="dark"\] \[data-accent="(\w+)"\] \{([^}]*)\}/gm),
]

it('has every accent in both themes', () => {
  expect(THEMES).toHaveLength(2 + 2 * ACCENTS.length)
})

describe.each(THEMES)('the %s theme', (_name, theme) => {
  it.each(TEXTS)('has text --%s on --%s at 4.5:1 at least', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(MARKS)('has the mark --%s on --%s at 3:1 at least', (mark, ground) => {
    expect(contrast(theme, mark, ground)).toBeGreaterThanOrEqual(3)
  })
})

it('redefines in the dark only names that the light theme has', () => {
  const darkOnly = [...colours(css.slice(darkAt)).keys()].filter((name) => !light.has(name))
  expect(darkOnly).toEqual([])
})

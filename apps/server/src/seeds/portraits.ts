import sharp from 'sharp'

/*
 * Portraits of fictitious people that we drew from parts: ground, hair, clothes, face. No photographs of people are
 * used.
 */

/** The colours of the face, of its shade (neck and ears) and of its lines. */
const SKINS = {
  porcelain: ['#f6d3b8', '#e9bd9d', '#3a2218'],
  sand: ['#e9b48d', '#d99f76', '#3a2218'],
  honey: ['#c98a5f', '#b5774d', '#3a2218'],
  bronze: ['#9b613d', '#865232', '#2a160d'],
  umber: ['#6b402a', '#5a3422', '#160b07'],
  ebony: ['#4f3022', '#412619', '#160b07'],
} as const

const GROUNDS = {
  peach: '#ffdfc9',
  sun: '#ffe9b8',
  sky: '#d9e8f3',
  mint: '#d3ece5',
  leaf: '#dcebd8',
  rose: '#fadcd9',
  oat: '#eee3d0',
} as const

/** Hair in two layers, behind and in front of the face. `ears` is set if the ears are visible. */
const HAIR: Record<string, { back?: string; front?: string; ears?: true }> = {
  long: {
    back: '<path d="M24 80C19 42 25 15 48 15s29 27 24 65c-7 4-41 4-48 0z" fill="HAIR"/>',
    front: '<path d="M29 46c0-14 9-24 23-25 9 1 15 11 15 25-6-4-13-9-17-18-4 9-12 15-21 18z" fill="HAIR"/>',
  },
  afro: {
    back: '<path d="M48 7c16 0 27 11 27 26 0 11-5 19-12 23H33c-7-4-12-12-12-23C21 18 32 7 48 7z" fill="HAIR"/>',
    front:
      '<path d="M29.500 44c-.5-14 7-22 18.500-22s19 8 18.500 22c-3-7-9-10.500-18.500-10.500S32.500 37 29.500 44z" fill="HAIR"/>',
  },
  crop: {
    ears: true,
    front:
      '<path d="M28.500 45C26 27 35 17 49 17c13 0 21 10 18.500 28-1-7-4-11-8-13-9 3-18 2-23 0-4 2-7 6-8 13z" fill="HAIR"/>',
  },
  bob: {
    back: '<rect x="23" y="17" width="50" height="48" rx="23" fill="HAIR"/>',
    front: '<path d="M29 43c-1-16 7-23 19-23s20 7 19 23c-3-8-8-11-19-11s-16 3-19 11z" fill="HAIR"/>',
  },
  curls: {
    ears: true,
    front:
      '<g fill="HAIR"><circle cx="33" cy="31" r="7.500"/><circle cx="40" cy="23" r="8.500"/><circle cx="51" cy="21" r="9"/><circle cx="61" cy="26" r="8"/><circle cx="66" cy="34" r="6"/><circle cx="30" cy="38" r="5"/></g>',
  },
  braids: {
    ears: true,
    back: '<g fill="HAIR"><rect x="22" y="26" width="9" height="46" rx="4.500"/><rect x="65" y="26" width="9" height="46" rx="4.500"/><rect x="28" y="20" width="9" height="58" rx="4.500"/><rect x="59" y="20" width="9" height="58" rx="4.500"/></g>',
    front:
      '<path d="M28 44c-3-18 6-28 20-28s23 10 20 28c-2-7-6-11-10-12-3 2-6 2-10 0-4 2-7 2-10 0-4 1-8 5-10 12z" fill="HAIR"/>',
  },
  bun: {
    ears: true,
    back: '<circle cx="48" cy="12.500" r="8.500" fill="HAIR"/>',
    front: '<path d="M29 47c-2-18 6-27 19-27s21 9 19 27c-2-9-7-15-19-15s-17 6-19 15z" fill="HAIR"/>',
  },
  tail: {
    ears: true,
    back: '<path d="M62 22c14 2 17 20 10 40-2 5-7 4-6-1 3-13 1-22-8-28z" fill="HAIR"/>',
    front:
      '<path d="M28.500 46C26 28 34 18 48 18s22 10 19.500 28c-3-10-9-16-21-17-9 2-15 8-18 17z" fill="HAIR"/>',
  },
  waves: {
    back: '<path d="M22 62c-5-12 2-18 1-26C24 22 34 13 48 13s24 9 25 23c-1 8 6 14 1 26-3 8-12 10-15 6H37c-3 4-12 2-15-6z" fill="HAIR"/>',
    front: '<path d="M29 45c-1-13 5-22 14-24 12-2 24 6 24 24-4-3-8-8-10-14-7 6-19 5-28 14z" fill="HAIR"/>',
  },
  short: {
    ears: true,
    front:
      '<path d="M29 42c-2-15 7-24 19-24s21 9 19 24c-1-5-3-8-6-9-8-2-18-2-26 0-3 1-5 4-6 9z" fill="HAIR"/>',
  },
  turban: {
    ears: true,
    front:
      '<path d="M26.500 42C22 23 33 10 48 10s26 13 21.500 32C63 33 55 30 48 23.500 41 30 33 33 26.500 42z" fill="HAIR"/><path d="M48 23.500c-5-3-12-3-18 3M48 23.500c5-3 12-3 18 3M40 12.500c3 2 6 6 8 11 2-5 5-9 8-11" stroke="#00000026" stroke-width="1.800" fill="none" stroke-linecap="round"/>',
  },
  scarf: {
    back: '<path d="M21 90C17 52 22 13 48 13s31 39 27 77z" fill="HAIR"/>',
    front:
      '<path fill-rule="evenodd" d="M48 15c-15 0-22 14-22 31 0 14 5 24 10 29 8 3 16 3 24 0 5-5 10-15 10-29 0-17-7-31-22-31zm0 11.500c10.500 0 16 9 16 19.500S58 67 48 67 32 56.500 32 46s5.500-19.500 16-19.500z" fill="HAIR"/><path d="M34 70c6 6 20 9 31 3" stroke="#00000022" stroke-width="2" fill="none" stroke-linecap="round"/>',
  },
  bald: { ears: true },
}

const EXTRAS: Record<string, string> = {
  glasses:
    '<g stroke="LINE" stroke-width="1.700" fill="none"><circle cx="41" cy="46.500" r="5.400"/><circle cx="55" cy="46.500" r="5.400"/><path d="M46.400 46c1-.8 2.200-.8 3.200 0"/></g>',
  earrings:
    '<circle cx="29.500" cy="53" r="1.900" fill="#f2b33d"/><circle cx="66.500" cy="53" r="1.900" fill="#f2b33d"/>',
  collar: '<path d="M38 72.500l10 9 10-9 5 4-8 11-7-6-7 6-8-11z" fill="#ffffffd9"/>',
  neckline: '<path d="M37.500 74c3 6 18 6 21 0" stroke="#ffffff66" stroke-width="2.400" fill="none"/>',
}
const BEARD =
  '<path d="M30.500 47c-.5 16 7 24.500 17.500 24.500S66 63 65.500 47c-1.500 5-4 7.500-7.500 7.500-2 0-5.500-1.500-10-1.500s-8 1.500-10 1.500c-3.500 0-6-2.500-7.500-7.500z" fill="HAIR"/><path d="M43.500 59.500c2.500 1.800 6.500 1.800 9 0" stroke="#fbe6da" stroke-width="2.200" stroke-linecap="round" fill="none"/>'
const MOUTH =
  '<path d="M42.500 56.500c1.500 2 3.300 3 5.500 3s4-1 5.500-3" stroke="LINE" stroke-width="2.200" stroke-linecap="round" fill="none"/>'

/** The parts of a portrait. `tint` is the colour of the hair, scarf or turban; `beard` is the colour of the beard. */
export interface Portrait {
  readonly ground: keyof typeof GROUNDS
  readonly skin: keyof typeof SKINS
  readonly hair: keyof typeof HAIR
  readonly tint: string
  readonly clothes: string
  readonly beard?: string
  readonly extras?: readonly (keyof typeof EXTRAS)[]
}

/** The portrait as an SVG of 150x150. */
export function portraitSvg({ ground, skin, hair, tint, clothes, beard, extras = [] }: Portrait): string {
  const [face, shade, line] = SKINS[skin]
  const { back = '', front = '', ears } = HAIR[hair] ?? {}
  const parts = [
    `<rect width="96" height="96" fill="${GROUNDS[ground]}"/>`,
    back,
    `<path d="M10 98c0-17 16-25 38-25s38 8 38 25z" fill="${clothes}"/>`,
    hair === 'scarf' ? '' : `<path d="M40 58h16v14c0 5-3.500 8-8 8s-8-3-8-8z" fill="${shade}"/>`,
    ears
      ? `<circle cx="30" cy="47" r="4.200" fill="${shade}"/><circle cx="66" cy="47" r="4.200" fill="${shade}"/>`
      : '',
    `<path d="M30.500 42c0-11 7.500-18 17.500-18s17.500 7 17.500 18v5c0 12-7.500 20-17.500 20s-17.500-8-17.500-20z" fill="${face}"/>`,
    beard ? BEARD.replaceAll('HAIR', beard) : MOUTH,
    '<circle cx="41" cy="46.500" r="2" fill="LINE"/><circle cx="55" cy="46.500" r="2" fill="LINE"/>',
    front,
    ...extras.map((extra) => EXTRAS[extra] ?? ''),
  ]
  const drawing = parts.join('').replaceAll('HAIR', tint).replaceAll('LINE', line)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150" viewBox="0 0 96 96" fill="none">${drawing}</svg>`
}

/** The portrait as a JPEG of 150x150, the format of uploaded pictures. */
export async function drawPortrait(portrait: Portrait): Promise<Buffer> {
  return sharp(Buffer.from(portraitSvg(portrait)))
    .jpeg({ quality: 88 })
    .toBuffer()
}

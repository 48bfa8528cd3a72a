import sharp from 'sharp'

/* Scenes of fictitious places that we drew for the sample posts: 960x480, the size at which posts show pictures. */

const HILLS =
  '<path d="M0 340c160-90 300-70 460-20s330 30 500-50v210H0z" fill="#8fc3b4"/><path d="M0 400c200-70 380-30 560-6s280 0 400-44v130H0z" fill="#3c8c80"/>'

/** A lamp over an open book, a window with the moon. */
const DESK_AT_NIGHT = `
  <rect width="960" height="480" fill="#15332f"/>
  <rect x="90" y="60" width="240" height="250" rx="10" fill="#0c2421"/><circle cx="250" cy="130" r="34" fill="#ffe7b8"/>
  <path d="M210 60v250M90 185h240" stroke="#2c4a45" stroke-width="10"/>
  <path d="M560 210l-170 180h420z" fill="#ffb020" opacity=".22"/>
  <rect y="390" width="960" height="90" fill="#855000"/>
  <path d="M640 390V250l-70-90" stroke="#f4f1e8" stroke-width="12" stroke-linecap="round" fill="none"/>
  <path d="M500 190l60-70 70 60c-30 40-90 50-130 10z" fill="#ffb020"/>
  <path d="M460 384c40-24 90-24 120 0 30-24 80-24 120 0v14c-40-20-90-20-120 0-30-20-80-20-120 0z" fill="#fffaf2"/>
  <rect x="780" y="330" width="60" height="62" rx="10" fill="#b0352a"/><path d="M840 345c34-4 34 34 0 32" stroke="#b0352a" stroke-width="9" fill="none"/>`

/** A rower on a river in the morning. */
const RIVER_IN_THE_MORNING = `
  <rect width="960" height="480" fill="#fff0d0"/><circle cx="690" cy="190" r="150" fill="#ffe7b8"/><circle cx="690" cy="190" r="92" fill="#ffd98f"/>
  <circle cx="690" cy="190" r="52" fill="#ffb020"/>${HILLS}
  <path d="M0 396h960v84H0z" fill="#d9e8f3"/>
  <path d="M560 430h160M120 450h110M800 458h90M330 416h70" stroke="#fffaf2" stroke-width="7" stroke-linecap="round"/>
  <path d="M250 428c120 18 260 18 380 0-20 26-340 26-380 0z" fill="#0f5e59"/>
  <circle cx="430" cy="366" r="20" fill="#9b613d"/><path d="M404 430c0-34 12-46 28-46s30 12 34 46z" fill="#b0352a"/>
  <path d="M452 404l120 62M412 404l-110 60" stroke="#855000" stroke-width="8" stroke-linecap="round"/>`

/** Bunting and two tables on a green. */
const FAIR_ON_THE_GREEN = `
  <rect width="960" height="480" fill="#d9e8f3"/><circle cx="160" cy="120" r="48" fill="#ffb020"/>${HILLS}
  <path d="M0 70c300 70 660 70 960 0" stroke="#52605c" stroke-width="5" fill="none"/>
  <path d="M120 94l50 10-32 48zM300 116l52 4-28 50zM480 122h52l-26 52zM660 116l52-6-22 52zM830 96l48-10-14 52z" fill="#b0352a"/>
  <path d="M210 106l50 8-30 50zM390 120l52 2-26 52zM570 120l52-2-24 52zM750 106l50-8-18 52z" fill="#ffb020"/>
  <g id="table"><path d="M170 330h250l30-60H140z" fill="#0f5e59"/><path d="M140 270h60l-10 60h-20zM260 270h60l-8 60h-44zM380 270h70l-30 60h-30z" fill="#fffaf2"/>
  <path d="M170 330h250v20H170z" fill="#855000"/><path d="M190 350v70M400 350v70" stroke="#855000" stroke-width="12"/></g>
  <use href="#table" x="390" y="20"/>
  <circle cx="560" cy="336" r="18" fill="#6b402a"/><path d="M534 400c0-34 12-46 26-46s26 12 26 46z" fill="#24598c"/>`

const SCENES = {
  'desk-at-night': DESK_AT_NIGHT,
  'river-in-the-morning': RIVER_IN_THE_MORNING,
  'fair-on-the-green': FAIR_ON_THE_GREEN,
} as const

export type Scene = keyof typeof SCENES

/** The scene as a JPEG of 960x480. */
export async function drawScene(scene: Scene): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="480" viewBox="0 0 960 480">${SCENES[scene]}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}

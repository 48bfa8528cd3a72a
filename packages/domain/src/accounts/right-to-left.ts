/** Blocks of scripts that are written from right to left, as UAX #9 assigns them, without the marks for direction. */
const RTL =
  '\\u0590-\\u05ff\\u0600-\\u061b\\u061d-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}'
/** From one letter of them to the last one before a letter of another script, with what stands in between. */
const RUN = `[${RTL}](?:[\\P{L}${RTL}]*[${RTL}])?`
/** First strong isolate, and its end. */
const [FSI, PDI] = ['\u2068', '\u2069']
/** Such a run, or one that is isolated already. */
const FOUND = new RegExp(`${FSI}[^${PDI}]*${PDI}|${RUN}`, 'gu')

/**
 * The same sentence, written from left to right, in which a name written from right to left changes only itself.
 * Without that, programs that go by the first letter show the whole line from right to left, and a time after the name
 * on its wrong side. Sentences without such a name stay as they are, and so does what is isolated already.
 */
export function isolated(sentence: string): string {
  return sentence.replace(FOUND, (run) => (run.startsWith(FSI) ? run : `${FSI}${run}${PDI}`))
}

/** The parts of such a sentence; every second one, from the second on, was isolated. */
export function isolatedParts(sentence: string): string[] {
  return sentence.split(/\u2068([^\u2068\u2069]*)\u2069/u)
}

import { fileURLToPath } from 'node:url'
import { kindOf } from '@shinequo/domain/care/labelled-texts'
import { riskLevel as levelByPhrases } from '@shinequo/domain/care/risk-phrases'
import { riskLevel as levelByRules } from '@shinequo/domain/care/risk-rules'
import { riskLevel } from '@shinequo/domain/care/risk-words'
import { DANGER_GROUPS, groupOf } from './families.mjs'
import { chooseLimits } from './limits.mjs'
import { readTexts } from './texts.mjs'
import { crossValidated, crossValidatedByText, prepare } from './training.mjs'

/* Prints what the rule of risk words finds in the invented texts, and what it finds wrongly. `-- --list` prints each text
   on which it fails, by a classifier that has not seen the text's family. */

/** @typedef {import('./texts.mjs').Labelled} Labelled */
/** @typedef {(text: Labelled) => 'clear' | 'maybe' | undefined} Rule */

const texts = readTexts(fileURLToPath(new URL('../..', import.meta.url)))
const examples = prepare(texts)
const scores = crossValidated(examples)
const limits = chooseLimits(scores)
const scoresOfNewTexts = crossValidatedByText(examples)

/** @type {Rule} */
const byList = ({ text }) => levelByPhrases(text)
/** @type {Rule} */
const byRules = ({ text }) => levelByRules(text)
/** @type {(scores: ReadonlyMap<Labelled, number>) => Rule} */
const byScores = (scores) => (text) => {
  const score = scores.get(text) ?? 0
  if (score >= limits.clear) return 'clear'
  return score >= limits.maybe ? 'maybe' : undefined
}
/** @type {(classifier: Rule) => Rule} */
const together = (classifier) => (text) => {
  const levels = [byRules(text), classifier(text)]
  return levels.includes('clear') ? 'clear' : (levels[0] ?? levels[1])
}
const unseen = together(byScores(scores))
/** @type {Rule} */
const shipped = ({ text }) => riskLevel(text)

/**
 * @param {readonly Labelled[]} among
 * @param {(text: Labelled) => boolean} test
 */
function share(among, test) {
  const found = among.filter(test).length
  return among.length === 0 ? '-' : `${((100 * found) / among.length).toFixed(1)} %`
}

/**
 * @param {string} name
 * @param {Rule} rule
 */
function printTable(name, rule) {
  for (const lang of ['en', 'es']) {
    /** @param {string} kind */
    const of = (kind) => texts.filter((text) => text.lang === lang && kindOf(text) === kind)
    /** @param {string} kind */
    const card = (kind) => share(of(kind), (text) => rule(text) !== undefined)
    /** @param {string} kind */
    const flag = (kind) => share(of(kind), (text) => rule(text) === 'clear')
    console.log(
      `${lang} ${name.padEnd(34)} clear found ${card('clear')}, flagged ${flag('clear')}; maybe found ${card('maybe')}; ` +
        `wrong card: ordinary ${card('ordinary')}, hard ${card('hard')}; wrong flag: ordinary ${flag('ordinary')}, hard ${flag('hard')}`,
    )
  }
}

console.log(`${texts.length} invented texts. 'Found': the card shows. 'Flagged': people are told, too.\n`)
printTable('the list of phrases alone', byList)
printTable('rules', byRules)
printTable('all, as shipped, known texts', shipped)
printTable('classifier alone, family left out', byScores(scores))
printTable('all, text left out', together(byScores(scoresOfNewTexts)))
printTable('all, family left out', unseen)

console.log('\nClear danger found, and flagged, of each family left out (English; Spanish):')
for (const group of DANGER_GROUPS) {
  const figures = ['en', 'es'].map((lang) => {
    const mine = texts.filter(
      (text) => text.lang === lang && text.level === 'clear' && groupOf(text.family) === group,
    )
    return `${share(mine, (text) => unseen(text) !== undefined)}, ${share(mine, (text) => unseen(text) === 'clear')} of ${mine.length}`
  })
  console.log(`${group.padEnd(18)} ${figures.join('; ')}`)
}

if (process.argv.includes('--list')) {
  for (const text of texts) {
    const level = unseen(text)
    const isDanger = text.label === 'danger'
    if ((level !== undefined) !== isDanger)
      console.log(`${isDanger ? 'missed' : `wrong ${level}`}  ${text.lang} ${text.family}: ${text.text}`)
  }
}

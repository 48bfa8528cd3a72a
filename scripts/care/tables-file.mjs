import { compiledRules } from '@shinequo/domain/care/compile-rules'
import { EXCUSES_EN } from '@shinequo/domain/care/excuses-en'
import { EXCUSES_ES } from '@shinequo/domain/care/excuses-es'
import { OTHERS_RULES_EN } from '@shinequo/domain/care/rules-others-en'
import { OTHERS_RULES_ES } from '@shinequo/domain/care/rules-others-es'
import { OWN_RULES_EN } from '@shinequo/domain/care/rules-own-en'
import { OWN_RULES_ES } from '@shinequo/domain/care/rules-own-es'
import { VOCABULARY_EN } from '@shinequo/domain/care/vocabulary-en'
import { VOCABULARY_ES } from '@shinequo/domain/care/vocabulary-es'

const RULES = [EXCUSES_EN, EXCUSES_ES, OWN_RULES_EN, OWN_RULES_ES, OTHERS_RULES_EN, OTHERS_RULES_ES]

/** The text of risk-tables.ts: the vocabularies and rules of both languages, compiled. */
export function tablesFile() {
  const tables = compiledRules({ ...VOCABULARY_EN, ...VOCABULARY_ES }, RULES.join('\n'))
  const entries = Object.entries(tables).map(
    ([name, lines]) => `  ${name}:\n    '${lines.replaceAll('\n', String.raw`\n`)}',\n`,
  )
  return `/* Written by \`npm run care:rules\` from the vocabularies and rules: change these, never this file. */

import type { RuleTables } from './compositions.ts'

/** The vocabularies and rules of both languages, as compositions.ts reads them. */
export const RISK_TABLES: RuleTables = {
${entries.join('')}}
`
}

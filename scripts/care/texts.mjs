import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * An invented text and what people said of it. `level` stands at danger only: 'clear' where a counsellor would surely
 * want the card and a person told, 'maybe' where the card is welcome.
 * @typedef {{ lang: 'en' | 'es', label: 'danger' | 'harmless', level?: 'clear' | 'maybe', family: string, text: string }} Labelled
 * @typedef {Labelled & { id: string, file: string }} StoredText
 */

const LANGUAGES = /** @type {const} */ (['en', 'es'])

/**
 * All texts of packages/domain/care-texts, in the order of languages, names of files and lines.
 * @param {string} root the project's folder
 * @returns {StoredText[]}
 */
export function readTexts(root) {
  return LANGUAGES.flatMap((lang) => {
    const folder = join(root, 'packages', 'domain', 'care-texts', lang)
    const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
    return names.sort().flatMap((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)
      return lines.map((line) => ({ ...JSON.parse(line), file: `${lang}/${name}` }))
    })
  })
}

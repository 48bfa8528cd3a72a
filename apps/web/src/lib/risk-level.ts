import type { PreparedPhrases } from '@shinequo/domain/care/programme-phrases'
import { riskLevel as byList } from '@shinequo/domain/care/risk-phrases'
import { loadOnline } from './load-online.ts'

/* The complete rule weighs more than a page, so it is loaded where and when somebody writes. Until it is there, and where
   it cannot be loaded, the list of phrases decides alone. */

/** The mark of the moment from which on the complete rule decides. Browser tests wait for it. */
const RULE_LOADED = 'risk-rule-loaded'

let levelOf = byList
let isAskedFor = false

/** The phrases that the programme added to the rule, once they are fetched. */
let programme: PreparedPhrases | undefined

/** The level of a text by the best rule that is loaded; see `risk-words.ts`. No word leaves this browser. */
export function riskLevel(text: string): ReturnType<typeof byList> {
  return levelOf(text, programme)
}

/** Loads the complete rule, once; on a lost line, when the browser is online again. Nothing waits for it. */
function loadRiskRule(): void {
  if (isAskedFor) return
  isAskedFor = true
  void loadOnline(() => import('@shinequo/domain/care/risk-words')).then((complete) => {
    levelOf = complete.riskLevel
    performance.mark(RULE_LOADED)
    for (const prepare of complete.PREPARATIONS) setTimeout(prepare)
  })
}

/** Fetches the programme's phrases, unless that was done just now. */
function loadPhrases(): void {
  void loadOnline(async () => (await import('./programme-phrases.ts')).newPhrases()).then((fetched) => {
    programme = fetched ?? programme
  })
}

/** The fields that people write in. */
export const TEXT_FIELDS = 'textarea, input:not([type]), input[type=text]'

/**
 * Loads the complete rule with the programme's phrases, and what else `load` loads, as soon as a field for words has the
 * focus, or at once if one has words. Returns a function that ends the waiting.
 */
export function loadOnWriting(load?: () => Promise<unknown>): () => void {
  const look = ({ target }: { readonly target: EventTarget | null }) => {
    if (target instanceof Element && target.matches(TEXT_FIELDS)) {
      loadRiskRule()
      loadPhrases()
      if (load) void loadOnline(load)
    }
  }
  // A dialog may have put the focus into its first field already.
  look({ target: document.activeElement })
  // A draft of before may be sent without touching its field.
  for (const target of document.querySelectorAll('textarea')) if (target.value !== '') look({ target })
  document.addEventListener('focusin', look)
  return () => document.removeEventListener('focusin', look)
}

/** Hashes of the texts whose quiet card was shown. Kept in memory alone, and no text with them. */
const shown = new Set<number>()

/** Notes that the quiet card of a text is shown. However it is closed, it does not come again until a reload. */
export function noteQuietCard(text: string): void {
  shown.add(hashOf(text))
}

/** Whether a text should meet the quiet card: its level is 'maybe', and its card was not shown before. */
export function wantsQuietCard(text: string): boolean {
  return riskLevel(text) === 'maybe' && !shown.has(hashOf(text))
}

/** FNV-1a of the text without the space around it, in 32 bits. A collision hides one quiet card, and no clear one. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text.trim()) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

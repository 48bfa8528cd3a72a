import { otherLanguages, pageLanguage } from '../../lib/language.ts'
import {
  asSent,
  type DraftChoice,
  type DraftQuestion,
  type QuestionnaireDraft,
} from './questionnaire-draft.ts'

/** Whether people of this programme can have pages in Spanish. */
export function hasSpanishPages(): boolean {
  return pageLanguage === 'es-US' || otherLanguages().includes('es-US')
}

/** Whether there is no Spanish wording. */
export function isMissing(spanish: string): boolean {
  return spanish.trim() === ''
}

/** How many wordings of a question have no Spanish: its own and those of its choices. */
export function missingIn(question: DraftQuestion): number {
  const { question_text_es, choices } = asSent(question)
  return [question_text_es, ...choices.map(({ choice_text_es }) => choice_text_es)].filter(isMissing).length
}

/** How many questions and choices have no Spanish, and the key of the first question with one; undefined for none. */
export function missingOf({ questions }: QuestionnaireDraft) {
  return {
    count: questions.reduce((sum, question) => sum + missingIn(question), 0),
    first: questions.find((question) => missingIn(question) > 0)?.key,
  }
}

/**
 * The keys of the questions and choices whose English was changed since the last save while their Spanish was not, so that
 * it may say something else.
 */
export function outdatedOf(saved: QuestionnaireDraft, draft: QuestionnaireDraft): ReadonlySet<string> {
  const before = new Map(wordingsOf(saved).map((wording) => [wording.key, wording]))
  const outdated = wordingsOf(draft).filter(({ key, english, spanish }) => {
    const old = before.get(key)
    return old !== undefined && old.english !== english.trim() && old.spanish === spanish && spanish !== ''
  })
  return new Set(outdated.map(({ key }) => key))
}

function wordingsOf({ questions }: QuestionnaireDraft) {
  const ofChoice = ({ key, choice_text: english, choice_text_es: spanish }: DraftChoice) => ({
    key,
    english,
    spanish,
  })
  return questions.flatMap(({ key, question_text: english, question_text_es: spanish, choices }) => [
    { key, english, spanish },
    ...choices.map(ofChoice),
  ])
}

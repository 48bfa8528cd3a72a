import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

/** `clear`: the card, the flag and the mail. `maybe`: the quieter card alone. */
const RISK_LEVELS = ['clear', 'maybe'] as const

/** The most phrases that a programme can have. */
export const MAX_PHRASES = 200
/** The largest share of harmless texts that a phrase may stand in. Above it, cards would be pressed away unread. */
export const MOST_HARMLESS = 0.02
/** Shortest and longest phrase in characters. */
const PHRASE_MIN = 2
export const PHRASE_MAX = 60

const level = z.enum(RISK_LEVELS, { error: rule('choose_between', { values: RISK_LEVELS }) })

export const phraseBody = z.object({
  /** Words as somebody would write them; capitals, accents and spelling slips make no difference. */
  text: field
    .requiredLine(PHRASE_MAX, 'phrase')
    .check(z.refine((text) => text.length >= PHRASE_MIN, { error: rule('phrase_too_short') })),
  level,
})

/** What the rule of danger looks for besides what the product ships. */
const programmePhrase = z.object({ text: z.string(), level: z.enum(RISK_LEVELS) })

export const listRiskPhrases = endpoint({
  method: 'GET',
  path: '/care/phrases/',
  summary: "The programme's own phrases of danger, which browsers check words against before they are sent",
  access: 'signed-in',
  status: 200,
  reply: z.array(programmePhrase),
})

/** A phrase as administrators see it. */
const ownPhrase = z.object({ ...programmePhrase.shape, id: z.string(), created_at: z.string() })
export type OwnPhrase = z.infer<typeof ownPhrase>

export const listOwnPhrases = endpoint({
  method: 'GET',
  path: '/admin/care/phrases/',
  summary: "The programme's own phrases, the newest first",
  access: 'admin',
  status: 200,
  reply: z.array(ownPhrase),
})

export const addOwnPhrase = endpoint({
  method: 'POST',
  path: '/admin/care/phrases/',
  summary:
    'Add a phrase to the rule of danger. Refused if the programme has it already, has 200, or if it stands in more than 2 of 100 harmless texts',
  access: 'admin',
  body: phraseBody,
  status: 201,
  reply: ownPhrase,
})

export const removeOwnPhrase = endpoint({
  method: 'DELETE',
  path: '/admin/care/phrases/:id/',
  summary: 'Take a phrase back',
  access: 'admin',
  params: z.object({ id: value.id }),
  status: 200,
  reply: ownPhrase,
})

/** Kinds of the labelled texts: of danger by level, harmless with heavy words, and of every day. */
export const TEXT_KINDS = ['clear', 'maybe', 'hard', 'ordinary'] as const
export type LabelledKind = (typeof TEXT_KINDS)[number]

const count = z.object({
  /** How many such texts there are. */
  of: z.number(),
  /** In how many of them the phrase stands. */
  found: z.number(),
  /** How many of these get a higher level by it; 0 if the phrase is too common. */
  added: z.number(),
})

export const tryPhrase = endpoint({
  method: 'POST',
  path: '/admin/care/phrases/trial/',
  summary: 'In which of the labelled texts a phrase stands, and what it would change. Stores nothing',
  access: 'admin',
  body: phraseBody,
  status: 200,
  reply: z.object({
    kinds: z.object({ clear: count, maybe: count, hard: count, ordinary: count }),
    /** Whether it stands in too many harmless texts to be added. */
    too_common: z.boolean(),
    /** Some invented texts that it would change, harmless ones first. */
    examples: z.array(z.object({ kind: z.enum(TEXT_KINDS), text: z.string() })),
  }),
})
export type PhraseTrial = z.infer<typeof tryPhrase.reply>

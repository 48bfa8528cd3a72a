import { EXCUSES_ES } from './excuses-es.ts'
import { OTHERS_RULES_ES } from './rules-others-es.ts'
import { OWN_RULES_ES } from './rules-own-es.ts'

/** All Spanish rules of the compositions. */
export const RULES_ES = EXCUSES_ES + OWN_RULES_ES + OTHERS_RULES_ES

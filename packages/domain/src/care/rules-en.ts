import { EXCUSES_EN } from './excuses-en.ts'
import { OTHERS_RULES_EN } from './rules-others-en.ts'
import { OWN_RULES_EN } from './rules-own-en.ts'

/** All English rules of the compositions. */
export const RULES_EN = EXCUSES_EN + OWN_RULES_EN + OTHERS_RULES_EN

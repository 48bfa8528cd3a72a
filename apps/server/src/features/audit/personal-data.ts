import { IN_ALL, type NounData, OFFICE } from '../../plugins/database/personal-data.ts'
import { actsOfOthers, ownActs } from './personal-data/queries.ts'

/** The entries stay and the chain stays valid: blanking/queries.ts takes the person out of them. */
const STAYS = { stays: 'the acts; whom they were about, and what else tells it, is blanked' }

export const auditData: NounData = {
  tables: {
    audit_chain: {
      whose: {},
      file: 'own_acts',
      seen: OFFICE,
      ends: STAYS,
      columns: {
        action: IN_ALL,
        subject_type: { file: ['admin'] },
      },
    },
    audit_fields: {
      whose: {},
      file: 'acts_of_others',
      seen: OFFICE,
      ends: STAYS,
      columns: {
        reason: IN_ALL,
        subject_id: { finds: true },
        details: {
          file: { not: 'what else a reader of the audit must know; it may name other people' },
        },
      },
    },
  },
  sections: [
    {
      of: 'everybody',
      key: 'acts_of_others',
      title: 'actsOfOthersTitle',
      about: 'aboutActsOfOthers',
      read: actsOfOthers,
      forStaff: withoutActsOnStories,
    },
    { of: 'everybody', key: 'own_acts', title: 'ownActsTitle', read: ownActs },
  ],
}

/** Without acts that would tell who wrote a story. */
function withoutActsOnStories(act: { readonly action: string }): object | null {
  return act.action.startsWith('story.') ? null : act
}

import type { NounData } from '../../plugins/database/personal-data.ts'

export const feedData: NounData = {
  tables: {
    posts: { nobody: 'what schools post; who wrote one is in the audit' },
    shown_events: { nobody: 'former versions of events that schools post' },
  },
}

import type { NounData } from '../../plugins/database/personal-data.ts'

export const feedData: NounData = {
  tables: {
    posts: {
      nobody: 'what schools post; who wrote one is in the audit',
      columns: {
        title: { text: 'line' },
        text: { text: 'lines' },
        link: { text: 'link' },
        picture_alt: { text: 'line' },
        place: { text: 'line' },
      },
    },
    shown_events: { nobody: 'former versions of events that schools post' },
  },
}

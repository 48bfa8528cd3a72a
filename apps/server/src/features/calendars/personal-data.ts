import { HASH, type NounData, OF_ACCOUNT } from '../../plugins/database/personal-data.ts'

export const calendarsData: NounData = {
  tables: {
    calendar_feeds: {
      ...OF_ACCOUNT,
      file: { not: 'the hash of a secret; the sessions themselves are in the file' },
      columns: { secret_hash: HASH },
    },
  },
}

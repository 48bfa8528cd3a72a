import { type NounData, OFFICE } from '../../plugins/database/personal-data.ts'

export const retentionData: NounData = {
  tables: {
    retention_runs: {
      whose: { account: 'asked_by' },
      file: 'retention_runs',
      plain: { of: 'admin', title: 'retentionRunsTitle', order: 'begun_at desc' },
      seen: OFFICE,
      ends: { stays: 'who asked is only an id, which identifies nobody any more' },
      kept: { kind: 'runs', since: 'begun_at' },
      columns: {
        begun_at: { file: true },
        finished_at: { file: true },
        removed: { file: { not: 'how many rows of each kind went, and no person' } },
      },
    },
    retention_rules: { nobody: 'for how long each kind of thing is kept' },
  },
}

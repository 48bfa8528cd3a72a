import { IN_STUDENTS, type NounData, OFFICE } from '../../plugins/database/personal-data.ts'
import { isImportOver, rosterImports, rosterRows } from './personal-data/queries.ts'

export const rostersData: NounData = {
  tables: {
    roster_imports: {
      whose: { account: 'created_by' },
      file: 'roster_imports',
      seen: OFFICE,
      ends: { stays: 'the person is only an id, which identifies nobody any more' },
      kept: { kind: 'imports', since: isImportOver },
      columns: {
        file_name: { file: ['admin'], text: 'line' },
        counts: { file: { not: 'how many rows had which result, and no person' } },
        locale: { file: { not: 'the language of a mail, which whoever invited chose' } },
      },
    },
    roster_rows: {
      whose: { address: 'email' },
      file: 'roster_rows',
      seen: OFFICE,
      ends: 'deleted',
      columns: {
        email: { finds: true },
        first_name: IN_STUDENTS,
        last_name: IN_STUDENTS,
        role: IN_STUDENTS,
        school: IN_STUDENTS,
        state: IN_STUDENTS,
        city: IN_STUDENTS,
        problem: IN_STUDENTS,
        suggested_school: {
          file: { not: 'a guess of ours at the school, until the administrator takes it' },
        },
      },
    },
  },
  sections: [
    { of: 'admin', key: 'roster_imports', title: 'rosterImportsTitle', read: rosterImports },
    { of: 'everybody', key: 'roster_rows', title: 'rosterRowsTitle', read: rosterRows },
  ],
}

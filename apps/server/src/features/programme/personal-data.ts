import { type NounData, OF_COACH } from '../../plugins/database/personal-data.ts'

export const programmeData: NounData = {
  tables: {
    programme_loads: {
      ...OF_COACH,
      file: {
        not: 'how many sessions a coach has this week, counted anew each hour; they are in the file',
      },
      ends: { stays: 'a count, which is made anew without the person within the hour' },
    },
    programme_figures: { nobody: 'how many students and sessions there are, small groups left out' },
    programme_terms: { nobody: 'when terms begin and end', columns: { name: { text: 'line' } } },
    programme: {
      nobody: 'what the programme chose',
      columns: { spanish_read_by: { text: 'line' }, look_name: { text: 'line' } },
    },
  },
}

import { type AccessRows, adminAnswers, MISSING, NO_INPUT } from '../../testing/access-row.ts'
import type { AccessWorld } from '../../testing/access-world.ts'
import { fileForm } from '../../testing/file-form.ts'

const ofImport = ({ rosterImportId }: AccessWorld) => ({ params: { id: rosterImportId } })
const noSuchImport = { wrong: 'no such import', field: null, send: () => MISSING }

/** Roster imports. */
export const ACCESS_ROWS: AccessRows<'rosters'> = {
  startRosterImport: {
    send: () => fileForm('email,first_name,last_name,school\nnoor@school.example,Noor,Sample,Other\n'),
    answers: adminAnswers(201),
    bad: [
      { wrong: 'no file', field: 'file', send: () => fileForm('') },
      { wrong: 'a column missing', field: 'file', send: () => fileForm('name,school\nNoor,Other\n') },
      { wrong: "isn't a CSV file", field: 'file', send: () => fileForm(Buffer.from([0x50, 0x4b, 0, 1])) },
      {
        wrong: 'a quote that is never closed',
        field: 'file',
        send: () => fileForm('email,first_name,last_name,school\n"x@y.example,,,\n'),
      },
    ],
  },
  listRosterImports: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  getRosterImport: { send: ofImport, answers: adminAnswers(200), bad: [noSuchImport] },
  listRosterRows: {
    send: ofImport,
    answers: adminAnswers(200),
    bad: [
      noSuchImport,
      {
        wrong: 'an unknown result',
        field: 'fate',
        send: (world) => ({ ...ofImport(world), query: { fate: 'lost' } }),
      },
      {
        wrong: 'a made-up cursor',
        field: 'cursor',
        send: (world) => ({ ...ofImport(world), query: { cursor: 'WyJ4Il0' } }),
      },
    ],
  },
  takeSuggestedSchool: {
    send: (world) => ({ ...ofImport(world), body: { row: 2 } }),
    answers: adminAnswers(200),
    bad: [
      { ...noSuchImport, send: () => ({ ...MISSING, body: { row: 2 } }) },
      { wrong: 'no row', field: 'row', send: (world) => ({ ...ofImport(world), body: {} }) },
      { wrong: 'not a number', field: 'row', send: (world) => ({ ...ofImport(world), body: { row: 'x' } }) },
      {
        wrong: 'no row of a file',
        field: 'row',
        send: (world) => ({ ...ofImport(world), body: { row: 0 } }),
      },
    ],
  },
  confirmRosterImport: {
    send: (world) => ({ ...ofImport(world), body: {} }),
    answers: adminAnswers(200),
    bad: [
      { ...noSuchImport, send: () => ({ ...MISSING, body: {} }) },
      {
        wrong: 'neither true nor false',
        field: 'encoding_confirmed',
        send: (world) => ({ ...ofImport(world), body: { encoding_confirmed: 'perhaps' } }),
      },
    ],
  },
  cancelRosterImport: { send: ofImport, answers: adminAnswers(200), bad: [noSuchImport] },
  downloadRefusedRows: { send: ofImport, answers: adminAnswers(200), bad: [noSuchImport] },
}

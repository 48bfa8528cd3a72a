import { type AccessRows, adminAnswers, MISSING, NO_INPUT } from '../../../testing/access-row.ts'

const view = { name: 'BU, no answers', query: { search: 'a', role: 'student', stage: 'no_answers' } }
const longName = { name: 'x'.repeat(61) }

type Views = 'listPeopleViews' | 'savePeopleView' | 'renamePeopleView' | 'removePeopleView'

/** Saved views of the list of people. */
export const VIEW_ROWS: Pick<AccessRows<'people'>, Views> = {
  listPeopleViews: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  savePeopleView: {
    send: () => ({ body: view }),
    answers: adminAnswers(201),
    bad: [
      { wrong: 'no name', field: 'name', send: () => ({ body: { ...view, name: ' ' } }) },
      { wrong: 'a name over its limit', field: 'name', send: () => ({ body: { ...view, ...longName } }) },
      {
        wrong: 'the name of another view',
        field: 'name',
        send: ({ viewId }) => ({ body: { ...view, name: viewId } }),
      },
      {
        wrong: 'an unknown stage',
        field: 'query.stage',
        send: () => ({ body: { ...view, query: { stage: 'x' } } }),
      },
    ],
  },
  renamePeopleView: {
    send: ({ viewId }) => ({ params: { id: viewId }, body: { name: 'Quiet ones' } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'no name',
        field: 'name',
        send: ({ viewId }) => ({ params: { id: viewId }, body: { name: '' } }),
      },
      {
        wrong: 'a name over its limit',
        field: 'name',
        send: ({ viewId }) => ({ params: { id: viewId }, body: longName }),
      },
      { wrong: 'no such view', field: null, send: () => ({ ...MISSING, body: { name: 'Quiet ones' } }) },
    ],
  },
  removePeopleView: {
    send: ({ viewId }) => ({ params: { id: viewId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such view', field: null, send: () => MISSING }],
  },
}

import {
  addNote,
  changeNote,
  deleteNote,
  getCoachDay,
  listCoachStudents,
  listSharedNotes,
  openStudent,
} from '@shinequo/contract/sessions'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as service from './service.ts'

/** A coach's day, what a coach knows of the students they meet, and the notes on that. */
export function registerSessions(serve: Serve, context: Context): void {
  serve(listCoachStudents, ({ actor }) => service.listStudents(context, actor))
  serve(openStudent, ({ actor, params }) => service.openStudent(context, actor, params.id.toLowerCase()))
  serve(addNote, ({ actor, params, body }) => service.addNote(context, actor, params.id.toLowerCase(), body))
  serve(changeNote, ({ actor, params, body }) => service.changeNote(context, actor, params.id, body))
  serve(deleteNote, ({ actor, params }) => service.deleteNote(context, actor, params.id))
  serve(getCoachDay, ({ actor, query }) => service.coachDay(context, actor, query.date))
  serve(listSharedNotes, ({ actor }) => service.sharedNotes(context, actor))
}

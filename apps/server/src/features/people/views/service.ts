import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@shinequo/contract/endpoint'
import { MAX_VIEWS, type PeopleView, type savePeopleView } from '@shinequo/contract/people/views'
import { rule } from '@shinequo/contract/rules'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { presentView } from '../presenter.ts'
import * as queries from './queries.ts'

/* Views are for the person alone, so the audit has none of this. */

/** One's own views by name. */
export async function listViews({ database }: Context, actor: Actor): Promise<Outcome<PeopleView[]>> {
  return ok((await queries.viewsOf(database.root, actor.accountId)).map(presentView))
}

const wrongName = (error: string) => refuse('invalid_input', { errors: { name: error } })

/** Saves a view. One of the same name is replaced if that is asked for, and else refused. */
export async function saveView(
  { database }: Context,
  { accountId }: Actor,
  { name, query: { search = '', ...query }, replace }: BodyOf<typeof savePeopleView>,
): Promise<Outcome<PeopleView>> {
  return database.transaction(async (trx) => {
    const views = await lockedViews(trx, accountId)
    const former = views.find(({ key }) => key === named(name).key)
    if (former && !replace) return wrongName(rule('view_exists'))
    if (!former && views.length >= MAX_VIEWS) return wrongName(rule('too_many_views', { max: MAX_VIEWS }))
    const view = { ...named(name), search, query }
    const id = former?.id ?? randomUUID()
    if (former) await queries.changeView(trx, id, accountId, view)
    else await queries.insertView(trx, id, accountId, view)
    return oneView(trx, accountId, id)
  })
}

/** Renames one's own view. */
export async function renameView(
  { database }: Context,
  { accountId }: Actor,
  id: string,
  name: string,
): Promise<Outcome<PeopleView>> {
  return database.transaction(async (trx) => {
    const views = await lockedViews(trx, accountId)
    if (views.some((view) => view.id !== id && view.key === named(name).key))
      return wrongName(rule('view_exists'))
    await queries.changeView(trx, id, accountId, named(name))
    return oneView(trx, accountId, id)
  })
}

/** Removes one's own view. */
export async function removeView(
  { database }: Context,
  { accountId }: Actor,
  id: string,
): Promise<Outcome<PeopleView>> {
  return database.transaction(async (trx) => {
    const view = await oneView(trx, accountId, id)
    if (view.ok) await queries.deleteView(trx, id, accountId)
    return view
  })
}

/** A name and how it is compared: names of one administrator differ by more than capitals. */
const named = (name: string) => ({ name, key: name.toLowerCase() })

async function lockedViews(trx: Trx, accountId: string): Promise<queries.ViewRow[]> {
  await queries.lockViews(trx, accountId)
  return queries.viewsOf(trx, accountId)
}

async function oneView(trx: Trx, accountId: string, id: string): Promise<Outcome<PeopleView>> {
  const row = (await queries.viewsOf(trx, accountId)).find((view) => view.id === id)
  return row ? ok(presentView(row)) : refuse('not_found')
}

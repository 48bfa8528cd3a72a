import { ApiError } from '../../lib/error-catalogue.ts'

/** A failure with what is wrong with one of the terms that were sent at the fields of its own form. */
export function atOwnFields(error: unknown, place: number): unknown {
  if (!(error instanceof ApiError)) return error
  const path = `terms.${place}.`
  const errors = Object.entries(error.fields).map(([name, words]) => [
    name.startsWith(path) ? name.slice(path.length) : name,
    words,
  ])
  return new ApiError(error.status, { ...error.body, errors: Object.fromEntries(errors) }, error.headers)
}

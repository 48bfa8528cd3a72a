import { ApiError } from './error-catalogue.ts'

/** Whether a call was refused because of fields, so that the failure is shown at them. */
export function isAtFields(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && Object.keys(failure.fields).length > 0
}

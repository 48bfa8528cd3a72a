/** What the server says of failures, for pages in another language than its answers: they load this with the first one. */

export { FAILURES, FIELDS } from '../server/errors.ts'

/**
 * The server's error messages, for pages in another language than its replies. They load this file with the first
 * error.
 */

export { FAILURES, FIELDS } from '../server/errors.ts'

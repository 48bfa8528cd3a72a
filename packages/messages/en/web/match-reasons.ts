/**
 * Why people are matched or not, for pages in another language than replies. They load this file with the first reason.
 */

export { FITS, fitReason, MATCHES, matchReason, WHY_NOT, whyNotReason } from '../server/matching.ts'

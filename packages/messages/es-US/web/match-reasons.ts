/** Why people are matched or not, for pages in another language than replies: they load this with the first of these. */

export { FITS, fitReason, MATCHES, matchReason, WHY_NOT, whyNotReason } from '../server/matching.ts'

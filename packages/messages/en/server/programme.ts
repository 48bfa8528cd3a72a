/** Texts in the cells of files with figures. Column headings are not here: other programs read them too. */

export { FUNNEL_STEPS, noHours, noRating, notShown } from '../web/programme.ts'

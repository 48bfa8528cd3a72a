/** What stands in the cells of files of figures; the heads of their columns are for other programs too. */

export { FUNNEL_STEPS, noHours, noRating, notShown } from '../web/programme.ts'

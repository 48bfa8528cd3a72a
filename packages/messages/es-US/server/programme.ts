/** What stands in the cells of files of figures; the heads of their columns are for other programs too. */

export { FUNNEL_STEPS, notShown } from '../web/programme.ts'
export const noHours = 'Sin horario'
export const noRating = 'N/D'

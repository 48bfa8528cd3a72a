/**
 * The families of texts, in groups that are left out of training together: what is told of the same matter, in both
 * languages, and where one author joined two families of another. A text in no group is a mistake.
 * @type {readonly (readonly string[])[]}
 */
const GROUPS = [
  ['passive_death', 'pasiva'],
  ['active_intent', 'plan_means', 'intencion_plan'],
  ['goodbye', 'burden_hopeless', 'despedida_carga'],
  ['self_injury', 'autolesion'],
  ['overdose', 'eating', 'sobredosis_alimentacion'],
  ['partner', 'pareja'],
  ['home', 'casa'],
  ['sexual', 'stalking', 'sexual_acoso'],
  ['harm_others', 'psychosis', 'danar_otros_voces'],
  ['friend', 'unsafe_tonight', 'amistad_noche'],
  ['hints'],
  ['questions'],
  ['hypotheses'],
  ['quotes'],
  ['poems'],
  ['code_words'],
  ['hard:coursework', 'hard:film_lit', 'hard:arte_curso'],
  ['hard:exam', 'hard:sport', 'hard:examen_deporte'],
  ['hard:medicine', 'hard:die_words', 'hard:medicina_muerte'],
  ['hard:recovery_told', 'hard:helper', 'hard:recuperacion_ayuda'],
  ['hard:idiom', 'hard:modismo'],
  ['hard:joke'],
  ['hard:dark_humour'],
  ['hard:hard_term'],
  ['ordinary:answer', 'ordinary:respuesta'],
  ['ordinary:chat'],
  ['ordinary:note', 'ordinary:nota'],
  ['ordinary:story', 'ordinary:historia'],
  ['ordinary:feedback'],
  ['ordinary:profile'],
]

/** The name of each group of danger: its first family. */
export const DANGER_GROUPS = GROUPS.map(([name = '']) => name).filter((name) => !name.includes(':'))

/** The name of each group of harmless texts. */
export const HARMLESS_GROUPS = GROUPS.map(([name = '']) => name).filter((name) => name.includes(':'))

const groups = new Map(GROUPS.flatMap((families) => families.map((family) => [family, families[0] ?? ''])))

/**
 * The group of a family. Throws an Error if it has none.
 * @param {string} family
 * @returns {string}
 */
export function groupOf(family) {
  const group = groups.get(family)
  if (group === undefined)
    throw new Error(`The family ${family} stands in no group of scripts/care/families.mjs.`)
  return group
}

import { SCHOOLS } from '@shinequo/contract/schools'
import { SCHOOL_NAMES } from '@shinequo/messages/web/names'

/** The name of a school in the page's language. Only that of the choice 'Other' is no proper name. */
export function schoolText(name: string): string {
  return name === SCHOOLS.other.name ? SCHOOL_NAMES.other : name
}

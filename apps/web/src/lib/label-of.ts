import * as messages from '@shinequo/messages/web/profiles'

/** The label of a listed value; 'N/A' if it is unknown or empty. */
export function labelOf(list: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(list, value) ? list[value] : undefined) ?? messages.notGiven
}

import { pageLanguage } from './language.ts'
import { OF_THE_PROGRAMME } from './words-of.ts'

/** The protocol in the page's language, or the English one marked as such, with attributes for its element. */
export function protocolInPageLanguage(protocol: {
  readonly protocol: string
  readonly protocol_es: string
}) {
  const inSpanish = pageLanguage === 'es-US' && protocol.protocol_es !== ''
  return inSpanish ? { text: protocol.protocol_es } : { text: protocol.protocol, ...OF_THE_PROGRAMME }
}

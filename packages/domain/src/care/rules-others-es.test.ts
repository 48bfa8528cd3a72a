import { describe, expect, it } from 'vitest'
import { riskLevel } from './risk-rules.ts'

/** A family of danger: texts at the level 'clear', and texts that resemble them and are harmless. */
const FAMILIES: Readonly<
  Record<string, { readonly clear: readonly string[]; readonly none: readonly string[] }>
> = {
  'violence by a partner or at home': {
    clear: [
      'Mi novio me jala del pelo y me encierra con llave.',
      'Mi papá nos pega con el cinturón cuando llega borracho.',
      'Mi esposo me revisa el celular y no me deja salir con mis amigas.',
      'Me agarró a golpes anoche.',
      'Dice que me va a matar si lo dejo.',
    ],
    none: [
      'Mi novio me gana en ajedrez.',
      'Mi papá nos lleva al cine.',
      'Mi roommate no me deja dormir con su música.',
    ],
  },
  'sexual violence, being followed': {
    clear: [
      'Mi tío me tocaba por la noche.',
      'Le dije que no y siguió, estaba borracha.',
      'Un hombre me sigue hasta mi casa.',
      'Mi ex aparece afuera de mi trabajo todos los días.',
      'amenaza con publicar mis fotos íntimas',
    ],
    none: ['Me toca exponer mañana.', 'Un perro me sigue cada mañana.', 'Mi hermana aparece en la foto.'],
  },
  'harm to others, voices': {
    clear: [
      'Quiero matar a mi jefe.',
      'Pienso en apuñalar a mi compañero.',
      'Las voces me dicen que me tire.',
      'Una voz me ordena hacerle daño a mi mamá.',
      'Ya tengo la pistola, mañana van a pagar todos.',
    ],
    none: [
      'Quiero matar el tiempo.',
      'Las voces del coro suenan bien.',
      'Ya tengo la entrada, mañana van a tocar todos.',
    ],
  },
  'a friend in danger, nowhere safe': {
    clear: [
      'Mi amiga se quiere matar y no contesta.',
      'Mi prima se corta las piernas.',
      'Mi mamá me echó de la casa y no tengo dónde dormir.',
      'No quiero estar sola esta noche, no confío en mí.',
      'El novio de mi roommate le pega.',
    ],
    none: [
      'Mi amiga no contesta porque está en clase.',
      'Mi prima se corta el pelo.',
      'No tengo dónde estacionar.',
    ],
  },
}

describe.each(Object.entries(FAMILIES))('%s', (_, { clear, none }) => {
  it.each(clear)('is clear in: %j', (text) => expect(riskLevel(text)).toBe('clear'))
  it.each(none)('is not in: %j', (text) => expect(riskLevel(text)).toBe(undefined))
})

import { describe, expect, it } from 'vitest'
import { riskLevel } from './risk-rules.ts'

/** A family of danger: texts at the level 'clear', and texts that resemble them and are harmless. */
const FAMILIES: Readonly<
  Record<string, { readonly clear: readonly string[]; readonly none: readonly string[] }>
> = {
  'a passive wish to die': {
    clear: [
      'Ojalá me atropelle un carro camino al trabajo.',
      'Me acuesto esperando no despertar.',
      'Quisiera dormir y ya no despertar nunca.',
      'No me importaría morir mañana.',
    ],
    none: ['Ojalá me den la beca.', 'Quisiera dormir más los domingos.', 'Me muero por unos tacos.'],
  },
  'an intent and a plan': {
    clear: [
      'Esta noche me voy a colgar.',
      'Estoy pensando en tirarme del puente.',
      'Ya tengo la soga y sé dónde hacerlo.',
      'Me quiero guindar, ya no aguanto.',
      'he tenido ideas suicidas',
    ],
    none: [
      'Esta noche voy a colgar las fotos.',
      'Estoy pensando en cruzar el puente a pie.',
      'Ya tengo la cuerda para escalar.',
    ],
  },
  'a goodbye, being a burden': {
    clear: [
      'Escribí cartas para mis papás, díganles que los quiero.',
      'Soy una carga para mi familia.',
      'Mis hijos estarían mejor sin mí.',
      'Perdónenme por lo que voy a hacer.',
      'Ya no voy a estar aquí para navidad, cuiden a mi perro.',
    ],
    none: ['Escribí una carta para mi profe.', 'La carga de trabajo es pesada.', 'Perdón por llegar tarde.'],
  },
  'self-injury': {
    clear: [
      'Me volví a cortar los brazos con una navaja.',
      'Me quemo la piel con un encendedor para sentir algo.',
      'Me lastimo cuando estoy sola y lo escondo con mangas largas.',
    ],
    none: [
      'Me corté el dedo con el cuchillo de cocina.',
      'Me quemé la lengua con el café.',
      'Me lastimé jugando fútbol.',
    ],
  },
  'an overdose, starving': {
    clear: [
      'Me tomé veinte pastillas de clonazepam.',
      'Guardo las pastillas de mi abuela por si un día ya no puedo.',
      'Llevo cuatro días sin comer y me siento gorda.',
      'Vomito todo lo que como a escondidas.',
      '¿Cuántas pastillas hacen falta para morir?',
    ],
    none: [
      'Me tomé dos aspirinas por el dolor de cabeza.',
      'Llevo cuatro días sin carro.',
      '¿Cuántas hojas hacen falta?',
    ],
  },
}

describe.each(Object.entries(FAMILIES))('%s', (_, { clear, none }) => {
  it.each(clear)('is clear in: %j', (text) => expect(riskLevel(text)).toBe('clear'))
  it.each(none)('is not in: %j', (text) => expect(riskLevel(text)).toBe(undefined))
})

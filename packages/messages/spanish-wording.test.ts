import { describe, expect, it } from 'vitest'
import encouragements from './es-US/encouragements.json' with { type: 'json' }
import * as server from './es-US/server.ts'
import * as web from './es-US/web.ts'
import { everyText } from './every-text.ts'

const TEXTS = everyText({ server, web, encouragements })
const found = (pattern: RegExp) => TEXTS.filter(([, text]) => pattern.test(text))

describe('the wording of the Spanish', () => {
  it('has "dirección" for what has no other name: an email address that is typed, a web page, a network, a place', () => {
    const named = /irección (de correo|web|de red|completa|correcta|privada)|ubicación|salón, una dirección/
    const elsewhere = found(/irecci(ón|ones)\b/)
      .filter(([, text]) => !named.test(text))
      .map(([path]) => path)
      .filter((path) => !/calendar|room\.|address_?made/i.test(path))
    // An address of the service itself.
    expect(elsewhere.filter((path) => !path.endsWith('.method_not_allowed'))).toEqual([])
  })

  it('names fields within sentences by article and noun in lower case', () => {
    const labels = Object.values(web.fields.LABELS)
    const api = /^[a-z_]+$/
    expect(
      labels.filter((label) => !api.test(label) && !/^(el|la|los|las|tu) [a-záéíóúñ]/.test(label)),
    ).toEqual([])
  })

  it('has one ellipsis, three dots joined to the word, at the end of whatever is loading', () => {
    expect(found(/…| \.\.\./)).toEqual([])
    const waiting =
      /^(Cargando|Probando|Conectando|Apartando|Consultando|Verificando|Comprobando|Procesando|Viendo)\b/
    expect(found(waiting).filter(([, text]) => !text.endsWith('...'))).toEqual([])
  })

  it('has articles where Spanish needs them', () => {
    expect(found(/(página|nombre|universidad|expediente) de (coach|estudiante)\b/i)).toEqual([])
    expect(
      Object.values(web.audit.SUBJECTS).filter((subject) => !/^(un|una|el|la|las|los|todos) /.test(subject)),
    ).toEqual([])
  })

  it('has words next to a count that fit every count', () => {
    const { notDelivered, storiesToReview, waitingForYou, waitingToBeContacted, withoutSchool } =
      web.navigation
    expect([notDelivered, storiesToReview, waitingForYou, waitingToBeContacted, withoutSchool]).toEqual([
      'sin entregar',
      'por revisar',
      'por atender',
      'en espera de respuesta',
      'sin universidad verificada',
    ])
  })

  it('lets the system read and decide; a match is only its result', () => {
    expect(found(/asignación (también )?(usa|lee)\b/i)).toEqual([])
  })

  it('ends no long line of the audit log in a participle, which would go with the nearest noun', () => {
    const long = Object.values(web.audit.ACTIONS).filter((action) => action.split(' ').length > 4)
    expect(long.filter((action) => /[ai]d[oa]s?$/.test(action))).toEqual([])
  })

  it('asks with "escribe" or "indica", not with a curt "di"', () => {
    const errors = everyText({ errors: server.errors }).filter(([, text]) => /^Di /.test(text))
    expect(errors).toEqual([])
  })

  it.each([
    ['role: rol', /(?<!en )\bpapel\b/i],
    ['weights: ponderación', /\bpesos?\b/i],
    ['degree: grado académico', /universidad, título|título, carrera/],
    ['focus area: área de enfoque', /especiali(dad|zación)/i],
    ['settings: configuración', /\bajustes\b/i],
    ['quiet: sin sesiones', /sin actividad/i],
    ['most students: cupo', /\bcapacidad\b/i],
    ['sound and video: audio y video', /imagen y (el )?sonido/i],
    ['someone else: otra persona', /alguien más/i],
    ['care request: solicitud de ayuda', /petición de ayuda/i],
    ['a new password: una contraseña nueva', /nueva contraseña/i],
    ['emergency services: emergencias', /servicio de emergencia\b(?!s)/i],
    ['pause, not leisure: días libres, pausa', /tiempo libre/i],
    ['a term: periodo', /este semestre/i],
  ])('%s', (_term, other) => {
    expect(found(other)).toEqual([])
  })
})

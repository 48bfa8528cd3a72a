import { describe, expect, it } from 'vitest'
import * as server from './es-US/server.ts'
import * as web from './es-US/web.ts'
import { everyText } from './every-text.ts'

const TEXTS = everyText({ server, web })
const found = (pattern: RegExp) => TEXTS.filter(([, text]) => pattern.test(text))

describe('the Spanish of people', () => {
  it('does not ask a person to do what is asked for: "pedir otro coach", not "pedir a otra persona"', () => {
    expect(found(/\bped(ir|iste|iríamos|imos) a (alguien|otra persona|una persona|\d+ personas)/i)).toEqual(
      [],
    )
  })

  it('says "comunicarse" with somebody, not "ponerse en contacto"', () => {
    expect(found(/en contacto/i)).toEqual([])
  })

  it('has "cada" for each one by itself, not for all', () => {
    const paths = new Set(found(/cada (estudiante|coach)\b/i).map(([path]) => path))
    expect(paths.size).toBeLessThanOrEqual(8)
    expect(found(/alguien entre|entre estudiantes, nad|quienes dan coaching/i)).toEqual([])
  })

  it('says no gender of a person who is known, and has no masculine adjective or pronoun that stands alone', () => {
    expect(found(/\beste (coach|estudiante)\b/i)).toEqual([])
    expect(found(/^(Todos|Los más \S+.*|Los primeros( \d+)?|Primeros \d+.*)$|\bentre los dos\b/i)).toEqual([])
    expect(
      found(/(?<!la )\bbienvenid[oa]s?\b|(?<!había )\binvitad[oa]s?\b|\b(inscrit|conectad)[oa]s?\b/i),
    ).toEqual([])
  })

  it('says "todo el mundo" of everybody who sees something', () => {
    expect(found(/odas las personas ven/)).toEqual([])
  })

  it('does not say of whoever leaves that they are gone, which is said of the dead', () => {
    const mail = everyText(server).filter(([path]) => /^(coaches|notifications|people)\./.test(path))
    expect(mail.filter(([, text]) => /\bse (fue|va)\b(?! a )/.test(text))).toEqual([])
    expect(found(/\bse fue$|\bque se va\b/)).toEqual([])
  })

  it('says that somebody changed what changed', () => {
    expect(found(/^Tu (contraseña|correo|cuenta|dirección de correo) cambió/)).toEqual([])
  })
})

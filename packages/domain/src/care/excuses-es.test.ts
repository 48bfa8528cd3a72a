import { expect, it } from 'vitest'
import { riskLevel } from './risk-rules.ts'

it.each([
  'Mi tesis trata del suicidio juvenil.',
  'En la película el villano mata a todos.',
  'Me muero de hambre y este examen me mata.',
  'Perdí a un amigo por suicidio y hoy doy talleres.',
  'En boxeo me dieron un golpe.',
])('%j is excused', (text) => expect(riskLevel(text)).toBe(undefined))

it.each([
  'Mi tesis trata del suicidio juvenil. Ya no quiero vivir.',
  'La película terminó, y me pegó otra vez.',
  'Después de la clase planeé mi suicidio.',
  'Anoche llamé a la línea del suicidio.',
])('%j is not', (text) => expect(riskLevel(text)).toBe('clear'))

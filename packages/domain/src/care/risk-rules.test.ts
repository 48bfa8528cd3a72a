import { describe, expect, it } from 'vitest'
import { riskLevel } from './risk-rules.ts'

describe('levels of risk', () => {
  it.each([
    ['I want to kill myself', 'clear'],
    ['I wish I could just disappear', 'maybe'],
    ['I am so tired of pretending, I feel empty', 'maybe'],
    ['nadie me entiende', 'maybe'],
    ['I feel great', undefined],
    ['', undefined],
  ])('of %j is %s', (text, level) => expect(riskLevel(text)).toBe(level))

  it.each([
    // The danger is in another clause or sentence than the excuse.
    ['My essay on suicide is due tomorrow. I want to die.', 'clear'],
    ['The movie was fun, but I cut my wrists again when I got home.', 'clear'],
    ['haha anyway, I took all my pills', 'clear'],
    ['Mi tesis trata del suicidio. Yo también tengo un plan y ya compré la soga.', 'clear'],
    // The excuse is in the same clause.
    ['My essay on suicide is due tomorrow.', undefined],
    ['In the novel the hero drinks poison and dies.', undefined],
    ['I used to hurt myself and I have been in recovery for years.', undefined],
    ['I take my lithium every morning as prescribed.', undefined],
    ['We ran suicides at practice.', undefined],
    ['Mi tesis trata del suicidio.', undefined],
    // A joke or a story makes plain words less clear, but does not hide them.
    ['I want to die lol', 'maybe'],
    ['I am not joking, I want to die', 'clear'],
  ])('are excused clause by clause: %j is %s', (text, level) => expect(riskLevel(text)).toBe(level))

  it.each([
    ['I will not be alive tomorrow', 'clear'],
    ['I am not safe at home', 'clear'],
    ["I can't stop thinking about killing myself", 'clear'],
    ["I don't know why I want to die", 'clear'],
    ['Mañana ya no voy a estar viva', 'clear'],
    ['I am not suicidal', 'maybe'],
    ['He never hits me', undefined],
    ['no me pega', 'maybe'],
  ])('know what is denied: %j is %s', (text, level) => expect(riskLevel(text)).toBe(level))

  it.each([
    'i am sucidal',
    'he stranlged me',
    'I swalowed all my 💊',
    'got a 🔫 and im going to shoot myself',
    'k m s',
    'ya no kiero bibir',
    'me kiero morir',
  ])('see through the spelling: %j', (text) => expect(riskLevel(text)).toBe('clear'))

  it.each([
    'Gracias a Dios llegué a misa con mi familia.',
    'I am Muslim and I pray five times a day.',
    'Soy de Honduras y hablo español con mi abuela.',
    'God is good and my church prays for me.',
    'I grew up in Chicago, my parents are from Haiti.',
  ])('do not go by language, origin or faith: %j', (text) => expect(riskLevel(text)).toBe(undefined))
})

import { expect, it } from 'vitest'
import { riskLevel } from './risk-rules.ts'

it.each([
  'My thesis is about suicide prevention.',
  'In the movie the villain kills everyone.',
  'In our training for the hotline somebody plays a suicidal caller.',
  'She stabbed me in the back by taking the last cookie.',
  'My laptop died and this exam is killing me.',
  'I have been clean from self-harm for two years.',
  'Someone kicked me in soccer when I had the ball.',
  'I take my pills every morning as prescribed.',
  'As a peer helper I was trained to ask directly about suicide.',
  'My care plan is about a patient with an overdose.',
  'On the ambulance I see overdoses each week.',
  'I work at the shelter and my aunt runs the domestic violence hotline.',
  'The seminar quoted Durkheim on suicide.',
])('%j is excused', (text) => expect(riskLevel(text)).toBe(undefined))

it.each([
  'My thesis is about suicide prevention. I took all my pills.',
  'The movie ended, and he choked me again.',
  'I was a patient, I overdosed last night.',
  'After the lecture I planned my suicide.',
  'I called the suicide hotline last night.',
  'I called the domestic violence hotline last night.',
  'I am in a domestic violence shelter with my kids.',
])('%j is not', (text) => expect(riskLevel(text)).toBe('clear'))

import { expect, test } from 'vitest'
import { canBeEnglish } from './english.ts'
import { honestSentences } from './testing/honest-sentences.ts'

test.each([
  'Ich habe die Station geleitet und den Dienst am Abend mit dem Team neu geordnet.',
  'Ihr Lebenslauf zeigt bereits vieles von dem, was in der Anzeige verlangt wird.',
  'He dirigido el equipo de noche durante cuatro años y formé a nueve personas nuevas.',
  "J'ai dirigé l'équipe de nuit pendant quatre ans et formé neuf nouvelles personnes.",
  'Prowadziłam nocną zmianę przez cztery lata i przeszkoliłam dziewięć nowych osób na oddziale.',
  'Я четыре года руководила ночной сменой и обучила девять новых медсестёр.',
])('a sentence in another language is none for these people: %s', (sentence) => {
  expect(canBeEnglish(sentence)).toBe(false)
})

test('what an honest model writes is English, whatever the trade', () => {
  expect(honestSentences.filter(({ text }) => !canBeEnglish(text))).toEqual([])
})

import { expect, test } from 'vitest'
import { taggedWords } from './part-of-speech.ts'
import { cosine, meanVector, rankOf, vectorOf } from './word-vectors.ts'

test('a word is told from the same word in another part of speech', () => {
  const tagOf = (line: string, word: string) => taggedWords(line).find(({ text }) => text === word)?.tag
  expect(tagOf('You will plan the rota', 'plan')).toBe('VERB')
  expect(tagOf('You will write the care plan', 'plan')).toBe('NOUN')
})

test('a tagged word stands where it says', () => {
  const line = 'Strong GD&T,  CMM inspection; P&L'
  for (const { text, start, end } of taggedWords(line)) expect(line.slice(start, end)).toBe(text)
})

test('words of one trade are nearer to each other than to a perk', () => {
  const near = (one: string, other: string) => cosine(vectorOf(one)!, vectorOf(other)!)
  expect(near('welding', 'steel')).toBeGreaterThan(near('welding', 'pension') + 0.3)
  expect(near('nurse', 'nursing')).toBeGreaterThan(near('nurse', 'parking') + 0.3)
  expect(vectorOf('qwertzuiop')).toBeUndefined()
  expect(rankOf('the')).toBeLessThan(rankOf('warehouse')!)
  expect(meanVector(['qwertzuiop']).every((value) => value === 0)).toBe(true)
})

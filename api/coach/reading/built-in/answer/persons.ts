import { cosine, meanVector, vectorOf } from '../../../text/word-vectors.ts'

const pronouns = new Set([
  'he',
  'she',
  'him',
  'her',
  'they',
  'them',
  'you',
  'everyone',
  'everybody',
  'nobody',
  'people',
  'those',
  'lot',
])
const middle = meanVector(
  'man woman boy girl boss manager colleague customer teacher driver nurse lady guy friend neighbour parent student doctor assistant engineer'.split(
    ' ',
  ),
)
const alike = 0.52

export function isPerson(word: string): boolean {
  if (pronouns.has(word)) return true
  const vector = vectorOf(word) ?? vectorOf(word.replace(/s$/, ''))
  return vector !== undefined && cosine(vector, middle) > alike
}

import { expect, test } from 'vitest'
import { corrected } from './self-corrections.ts'

test.each([
  ['I look after forty switches, no, sixty switches', 'I look after sixty switches'],
  ['I have nine papers, no, ten, the last one is new', 'I have ten papers, the last one is new'],
  ['I was at Tesco, no sorry, Asda, for a year', 'I was at Asda, for a year'],
  ['I worked at Marlin, no, at Merlin', 'I worked at Merlin'],
  ['I farm, well, I manage a farm', 'I manage a farm'],
  ['No, I never did', 'No, I never did'],
])('%s', (said, meant) => {
  expect(corrected(said)).toBe(meant)
})

import { expect, test } from 'vitest'
import { toldLines } from '../../contract/limits.ts'
import { toldIn } from './resume-form.ts'

const line = { id: 'Q1', requirement: 'Knead dough', ownLine: null, reply: 'yes', text: 'Two years\n at  Rye & Co' }
const read = (told: unknown) => toldIn({ fields: { told: JSON.stringify(told) }, files: {}, tooLong: new Set() })
const sentenceOf = (told: unknown) => {
  try {
    return read(told)
  } catch (error) {
    return (error as Error & { details: { message?: string } }).details?.message ?? 'no sentence'
  }
}

test('an answer is one line, and a form without answers has none', () => {
  expect(read([line])).toEqual([{ ...line, text: 'Two years at Rye & Co' }])
  expect(toldIn({ fields: {}, files: {}, tooLong: new Set() })).toEqual([])
})

test('ten answers of 400 characters are taken; more are refused in a sentence, and what no page wrote without one', () => {
  const text = 'a'.repeat(toldLines.maxCharacters)
  expect(read(Array(toldLines.atMost).fill({ ...line, text }))).toHaveLength(toldLines.atMost)
  expect(sentenceOf(Array(toldLines.atMost + 1).fill(line))).toMatch(/Up to 10 answers/)
  expect(sentenceOf([{ ...line, text: `${text}a` }])).toMatch(/400 characters/)
  for (const made of ['x', {}, [{ ...line, reply: 'maybe' }], [{ ...line, id: 'R1' }]])
    expect(sentenceOf(made)).toBe('no sentence')
})

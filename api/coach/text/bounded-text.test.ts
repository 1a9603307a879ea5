import { expect, test } from 'vitest'
import { boundedText } from './bounded-text.ts'
import { clausesOf } from './clauses.ts'
import { logicalLines } from './lines.ts'

test('a text that somebody means stays as it is: gaps of forty spaces, ruled lines of 120 signs', () => {
  const meant = `Jane Doe${' '.repeat(40)}2019\n${'_'.repeat(120)}\nNurse`
  expect(boundedText(meant)).toBe(meant)
})

test('longer gaps and rows are cut, and lines and paragraphs stay apart', () => {
  expect(boundedText(`a${' '.repeat(41)}b`)).toBe(`a${' '.repeat(40)}b`)
  expect(boundedText(`a${'.'.repeat(121)}b`)).toBe(`a${'.'.repeat(120)}b`)
  expect(boundedText(`a${' '.repeat(60)}\nb`)).toBe('a\nb')
  expect(boundedText(`a${'\n'.repeat(60)}b`)).toBe('a\n\nb')
  const bullets = '•\n'.repeat(150)
  expect(boundedText(`a${bullets}b`)).toBe(`a${bullets}b`)
  expect(boundedText(`a${bullets}• -\nb`)).toBe(`a${bullets}\nb`)
  expect(boundedText(`a${'! '.repeat(200)}b`)).toBe(`a${'! '.repeat(150)}b`)
})

test('a line of 4,000 characters is read as one, a longer one is parted between two sentences', () => {
  const sentence = 'Led the night shift of a ward. '
  const line = sentence.repeat(129).trim()
  expect(line.length).toBeLessThanOrEqual(4_000)
  expect(logicalLines(line).map(({ text }) => text)).toEqual([line])
  const longer = logicalLines(`${line} ${sentence}`)
  expect(longer.map(({ text }) => text)).toEqual([line, sentence.trim()])
})

test('a clause of 1,500 characters is one, a longer one is parted between two words and keeps every word in its place', () => {
  const text = 'very '.repeat(300).trim()
  expect(clausesOf(`Hello. ${text}`)[1]).toEqual({ text, start: 7, end: 7 + text.length })
  const endless = 'very '.repeat(700).trim()
  const parts = clausesOf(`Hello. ${endless}`).slice(1)
  expect(parts).toHaveLength(3)
  for (const part of parts) expect(endless.slice(part.start - 7, part.end - 7)).toBe(part.text)
  expect(parts.map((part) => part.text).join(' ')).toBe(endless)
})

import { expect, test } from 'vitest'
import { tidyText } from './tidy-text.ts'

test('joined letters become letters, invisible ones go, icons go, and all are counted', () => {
  const tidy = tidyText('certi\uFB01ed o\uFB03ce\npass\u200Bword\u00ADs\n\uF095 555-0100 \uF0E0 a@example.com')
  expect(tidy.text).toBe('certified office\npasswords\n• 555-0100 a@example.com')
  expect(tidy).toMatchObject({ ligatureCharacters: 2, zeroWidthCharacters: 1, privateUseCharacters: 1 })
})

test('bullets of all producers become one, and empty lines go', () => {
  expect(tidyText('\uF0B7 one\r\n\r\n● two\n- three\n–\tfour\n* five').text).toBe('• one\n• two\n• three\n• four\n• five')
})

test('a minus or a date range at the start of a line is no bullet', () => {
  expect(tidyText('-5 degrees\n–2019').text).toBe('-5 degrees\n–2019')
})

test('a heading spaced out letter by letter is joined', () => {
  const tidy = tidyText('W O R K  H I S T O R Y\nA B')
  expect(tidy.text).toBe('WORK HISTORY\nA B')
  expect(tidy.letterSpacedWords).toBe(2)
})

test('joiners that Persian and emoji need stay', () => {
  expect(tidyText('می\u200Cخواهم 👩\u200D⚕️').zeroWidthCharacters).toBe(0)
})

test('a hundred thousand spaces, tabs or dashes take no time', () => {
  const startedAt = performance.now()
  tidyText(`${' '.repeat(100_000)}x`)
  tidyText(`${'a '.repeat(50_000)}!`)
  tidyText(`${'\t '.repeat(50_000)}x`)
  expect(performance.now() - startedAt).toBeLessThan(1000)
})

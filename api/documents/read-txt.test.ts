import { expect, test } from 'vitest'
import { decodeText, readTxt } from './read-document.ts'

const words = 'Zoë Beispiel – Schweißerin “seit” 2015'

test('plain text is read in UTF-8, UTF-16 and windows-1252', () => {
  expect(decodeText(Buffer.from(words))).toBe(words)
  expect(decodeText(Buffer.from(`\uFEFF${words}`, 'utf16le'))).toBe(words)
  expect(decodeText(Buffer.from([0x5a, 0x6f, 0xeb, 0x20, 0x96, 0x20, 0x93, 0x41, 0x94]))).toBe('Zoë – “A”')
})

test('bytes with zeros or other control signs are no text', () => {
  expect(decodeText(Buffer.from('MZ\u0090\u0000\u0003', 'latin1'))).toBeNull()
  expect(decodeText(Buffer.from('abc\u0001def'))).toBeNull()
})

test('a text of a few letters is refused as empty', () => {
  expect(() => readTxt('hello')).toThrow('empty')
})

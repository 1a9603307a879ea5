import { expect, test } from 'vitest'
import { readDoc } from './read-doc.ts'
import { fixture } from './testing/fixture-files.ts'

test('every word of an old Word file is read, hidden ones too', () => {
  const { text, hiddenText } = readDoc(fixture('hidden-text.doc'))
  for (const word of ['Whiteword', 'Tinyword', 'Goneword']) expect(text).toContain(word)
  expect(hiddenText).toEqual([])
})

test('the heading row of a table in an old Word file is one line', () => {
  expect(readDoc(fixture('table.doc')).text).toContain('Dates\tPosition and work')
})

test('a header with the only contact details is noted, and columns are not claimed to be absent', () => {
  expect(readDoc(fixture('contact-in-header.doc')).format.contactOnlyInHeaderFooter).toBe(true)
  expect(readDoc(fixture('two-columns.doc')).format.columns).toBeNull()
})

test('an old Word file that points outside itself or in circles is refused as damaged', () => {
  const truncated = fixture('nurse.doc').subarray(0, 4000)
  expect(() => readDoc(truncated)).toThrow('damaged')
  const circle = Buffer.from(fixture('nurse.doc'))
  const table = (circle.readUInt32LE(76) + 1) * 512
  for (let sector = 0; sector < 100; sector++) circle.writeUInt32LE(sector % 2, table + sector * 4)
  expect(() => readDoc(circle)).toThrow('damaged')
})

test('a protected old Word file is refused as encrypted', () => {
  const bytes = Buffer.from(fixture('nurse.doc'))
  const start = bytes.indexOf(Buffer.from([0xec, 0xa5]))
  bytes.writeUInt16LE(bytes.readUInt16LE(start + 0x0a) | 0x0100, start + 0x0a)
  expect(() => readDoc(bytes)).toThrow('encrypted')
})

test('an old Word file with another one inside is read by its own streams', () => {
  const bytes = Buffer.from(fixture('nurse.doc'))
  const directory = (bytes.readUInt32LE(48) + 1) * 512
  const entries = Array.from({ length: 8 }, (_, index) => bytes.subarray(directory + index * 128, directory + (index + 1) * 128))
  const own = entries.find((entry) => entry.toString('utf16le').startsWith('1Table'))!
  const inner = entries.find((entry) => entry[66] === 0)!
  own.copy(inner)
  inner.writeUInt32LE(0, 120)
  expect(readDoc(bytes).text).toBe(readDoc(fixture('nurse.doc')).text)
})

import { expect, test } from 'vitest'
import { besideKeyboard } from './visible-height.ts'

test('a keyboard leaves the height above it; a browser bar or two fingers that zoom are no keyboard', () => {
  expect(besideKeyboard({ height: 410, offsetTop: 12.4, scale: 1 }, 740)).toEqual({ height: 410, top: 12 })
  expect(besideKeyboard({ height: 684, offsetTop: 0, scale: 1 }, 740)).toBeNull()
  expect(besideKeyboard({ height: 370, offsetTop: 100, scale: 2 }, 740)).toBeNull()
})

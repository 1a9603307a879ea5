import { expect, test } from 'vitest'
import { firstDo } from './missing-fields.ts'

test('the line under the button says what is still to do, in the order of the fields', () => {
  expect(firstDo([])).toBeNull()
  expect(firstDo(['round'])).toBe('First choose a round.')
  expect(firstDo(['resume', 'job description'])).toBe('First add your resume and the ad.')
})

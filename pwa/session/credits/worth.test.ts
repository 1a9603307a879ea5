import { expect, test } from 'vitest'
import { worthOf } from './worth.ts'

test('forty credits pay for two resume analyses, or eight interview preparations', () => {
  expect(worthOf(40).slice(0, 2)).toEqual([
    { name: 'Resume analysis', times: 2 },
    { name: 'Interview preparation', times: 8 },
  ])
})

import { expect, test } from 'vitest'
import { worthOf } from './worth.ts'

test('forty credits are two resume checks, or eight preps', () => {
  expect(worthOf(40).slice(0, 2)).toEqual([
    { name: 'Resume analysis', times: 2 },
    { name: 'Interview preparation', times: 8 },
  ])
})

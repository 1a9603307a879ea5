import { expect, test } from 'vitest'
import { jobAdFileRule } from './job-ad-picker.tsx'

const largest = 5 * 1024 * 1024

test('an ad is read from PDF, Word and text files of 5 MB, not of a byte more', () => {
  for (const name of ['ad.pdf', 'Ad.DOCX', 'ad.doc', 'ad.txt', 'shared'])
    expect(jobAdFileRule({ name, size: largest })).toBeNull()
  expect(jobAdFileRule({ name: 'ad.pdf', size: largest + 1 })).toMatch(/larger than 5MB/)
})

test('another kind of file is refused before it is sent', () => {
  expect(jobAdFileRule({ name: 'ad.png', size: 1 })).toMatch(/^Please choose a PDF, DOCX, DOC or TXT file/)
})

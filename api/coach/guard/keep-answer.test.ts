import { expect, test } from 'vitest'
import { nurse } from '../testing/sample-candidates.ts'
import { readFacts } from './facts.ts'
import { keepAnswer } from './keep-answer.ts'

const facts = readFacts(nurse)

test.each([
  'I have not used Epic so far.',
  'I have not worked with wound care and discharge planning yet.',
  'I do not hold ACLS yet.',
  'Epic is new to me.',
  'I have little experience with telemetry.',
  'You ask for wound care and discharge planning.',
  'The ad mentions Epic.',
  'You describe this: “Document in Epic”.',
  'I gave oral and intravenous medications at St. Anne Hospital.',
  'I cut medication errors on the unit by 12% in 2022.',
])('an honest sentence stays as it is: %s', (sentence) => {
  expect(keepAnswer(sentence, facts)).toBe(sentence)
})

test.each([
  ['I never missed a shift and charted in Epic every day.', 'charted in Epic'],
  ['I did not give up and I did wound care daily.', 'did wound care'],
  ['I have not only used Epic, I taught it.', 'used Epic'],
  ['I have not worked with telemetry, but I ran discharge planning.', 'ran discharge planning'],
  ['I have not used Epic since my seven years at Mayo Clinic.', 'Mayo'],
  ['I do not have a BSN; I have a PhD.', 'PhD'],
  ['I have not used Epic in 12 years.', '12'],
  ['You need ACLS, which I hold.', 'need ACLS, which'],
  ['You want somebody who holds ACLS already.', 'holds ACLS'],
  ['You ask for 9 years of telemetry.', '9'],
  ['You ask for Meditech.', 'Meditech'],
  ['You describe this: “Lead forty nurses at Mayo Clinic”.', 'Mayo'],
  ['I charted in Epic.', 'in Epic'],
])('a lie does not pass as a denial or as the ad’s words: %s', (sentence, gone) => {
  expect(keepAnswer(sentence, facts)).not.toContain(gone)
})

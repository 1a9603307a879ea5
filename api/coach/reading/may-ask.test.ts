import { expect, test } from 'vitest'
import { mayAsk } from './requirement-lines.ts'

const forbidden = [
  'Applicants must be between 25 and 35 years old',
  'You must be at least 18 years of age',
  'Young and dynamic, ideally under the age of 30',
  'In good health and physically fit',
  'Able to lift 50 lbs',
  'Standing eight hours, lifting 50 lbs, steel-toe boots',
  'Must pass a pre-employment physical and drug test',
  'Proof of vaccination required',
  'Non-smoker preferred',
  'No children or child care arrangements in place',
  'Marital status: single',
  'Female candidates only',
  'U.S. citizenship required',
  'Native English speaker',
  'Practicing Christian who shares our statement of faith',
  'No arrest record; no felonies',
  'In sympathy with the Christian ethos of the school',
  'ENG1 or OGUK medical',
  'Clean criminal record and background check',
  'Enhanced DBS check',
  'Member of a union',
  'Good credit history',
  'We hire regardless of race, religion or sexual orientation',
]

const allowed = [
  'Authorized to work in the United States',
  'Three years in a mental health clinic',
  'Experience in health care, at best with electronic health records',
  'Occupational health and safety training',
  'Support adults with learning disabilities in their homes',
  'Work with children and their families',
  'Racking and stacking of servers',
  'At least 5 years of experience in retail',
  'Five years of medical billing',
  'Teach religious education to ages 11 to 16',
  'Lift truck license',
  'Driving license, category C',
  'Spanish at a working level',
  'Weekend and night shifts',
  'Citizen science projects',
  'Negotiate with labor unions',
  'Manage the credit control team',
  'Standing orders and purchase ledger',
  'Conversion rate optimization',
  'Work at height and rescue ticket',
  'Credit checking new customers',
  'Conduct civil ceremonies and citizenship ceremonies',
  'Liaise with medical examiners and coroners',
  'On race days you plait and lead up the horses',
  'Health checks of the animals at the door',
]

test('what no employer may ask gives no card, whatever the ad says', () => {
  expect(forbidden.filter(mayAsk)).toEqual([])
})

test('what belongs to the work is asked', () => {
  expect(allowed.filter((line) => !mayAsk(line))).toEqual([])
})

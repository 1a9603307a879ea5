import { expect, test } from 'vitest'
import type { AnalysisSectionData } from '../../contract/resume-analysis.ts'
import { analysisNumbers } from '../score/analysis-numbers.ts'
import { plainDocument } from '../score/testing/plain-document.ts'
import { readMatch } from './built-in/read-match.ts'
import { mayAsk, requirementLines } from './requirement-lines.ts'

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
  'A valid driver’s license, clean record and access to an insured car',
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

/** The verdict on one line of an ad, and the line beside it. */
function verdict(asked: string, resume: string) {
  const ad = `What you need\n- ${asked}\n- You are reliable and friendly\n- You can start at seven`
  const line = requirementLines(readMatch(`Experience\n${resume}`, ad, 2026)).find(({ text }) => text === asked)
  return [line?.state, line?.resumeLine]
}

test.each([
  ['one of two languages', 'Italian and English', '- Answered guests in English'],
  ['one of several skills', 'Wound care and phlebotomy', '- Gave wound care on a ward of 30 beds'],
  ['years in another field', '4+ years in freight forwarding', 'Waiter, Blue Kettle, 2010 - 2024\n- Served 80 guests a night'],
  ['a similar product', 'Experience with Dentrix', '- Booked 40 patients a day in Eaglesoft'],
  ['only the ordinary word', 'Lead auditor with supplier audits', '- Guided the auditors through the plant'],
])('a line is not shown by %s', (_, asked, resume) => {
  expect(verdict(asked, resume)[0]).not.toBe('shown')
})

test('a similar product is the line to put beside it', () => {
  expect(verdict('Experience with Dentrix', '- Booked 40 patients a day in Eaglesoft')).toEqual([
    'unsure',
    'Booked 40 patients a day in Eaglesoft',
  ])
})

test('a line is shown by all its parts, and of alternatives by one', () => {
  expect(verdict('Wound care and phlebotomy', '- Gave wound care to 30 patients\n- Phlebotomy twice a day')[0]).toBe('shown')
  expect(verdict('Dentrix or Eaglesoft', '- Booked 40 patients a day in Eaglesoft')[0]).toBe('shown')
})

test.each([
  [
    'an employer',
    'Orthodontic assisting experience',
    'Desert Smiles Orthodontics, 2019 - 2021\n- Booked appointments',
    /^Desert/,
  ],
  ['a list of skills', 'Strong SQL and Tableau', '- Wrote reports\nSkills\nSQL, Tableau, Excel', /^SQL, Tableau/],
  ['a card that expires this year', 'Current CPR card', '- Served guests\nCertifications\nCPR, expires March 2026', /^CPR/],
])('%s alone leaves a line open and stays beside it', (_, asked, resume, line) => {
  expect(verdict(asked, resume)).toEqual(['unsure', expect.stringMatching(line)])
})

test('what was done is put beside a line, not the title of the job, and the newest of two', () => {
  const job = (from: number, deed: string) => `Payroll Specialist, Fig, ${from} - ${from + 3}\n- ${deed}`
  const resume = `${job(2022, 'Ran payroll for 1,150 employees')}\n\n${job(2018, 'Ran payroll for 200 employees')}`
  expect(verdict('Experience with Canadian payroll', resume)[1]).toBe('Ran payroll for 1,150 employees')
})

test('a degree that is met is named although the subject is open', () => {
  const degree = 'BS Statistics, University of Illinois, 2021'
  expect(verdict("Bachelor's degree in a quantitative field", `- Wrote reports\nEducation\n${degree}`)[1]).toBe(degree)
})

test('an associate holds no associate’s degree', () => {
  const resume = 'Lead Associate, Buckeye Freight, 2020 - 2024\n- Trained associates on scanners'
  expect(verdict("Associate's or bachelor's degree preferred", resume)).toEqual(['unsure', null])
})

/** The verdict on one line of a data engineer's ad. */
const stateOf = (line: string, resume: string) =>
  requirementLines(readMatch(resume, `Data Engineer\n\nRequirements\n- ${line}\n- Python\n- SQL`, 2026)).find(
    ({ text }) => text === line,
  )?.state

test('one of the tools that an ad gives as examples is enough', () => {
  const line = 'Experience with orchestration tools such as Airflow, Dagster or Prefect'
  expect(stateOf(line, 'Experience\n- Built nightly pipelines in Airflow')).toBe('shown')
  expect(stateOf(line, 'Experience\n- Built nightly reports in Excel')).not.toBe('shown')
})

test.each([
  [
    'Hands-on experience with a tier-1 WMS (Manhattan, Blue Yonder, SAP EWM)',
    'Experience\n- Picked with RF scanners and Manhattan WMS',
  ],
  ['Familiar with a public cloud (GCP, AWS or Azure)', 'Experience\n- Deployed services on AWS'],
  ['OSHA 10 or 30', 'Certifications\nOSHA 30 Construction'],
  ['ServSafe Manager certification', 'Certifications\nServSafe Food Protection Manager (expires 2028)'],
])('"%s" is shown by one of the names, or by the full one', (line, resume) => expect(stateOf(line, resume)).toBe('shown'))

test.each([
  ['PostgreSQL operations (replication, tuning, failover)', 'Experience\n- Administered PostgreSQL replication'],
  ['OSHA 10 or 30', 'Certifications\nForklift'],
  ['ServSafe Manager certification', 'Certifications\nServSafe Food Handler'],
  ['Project management certification', 'Experience\n- Led project management at three sites'],
])('"%s" is not shown by a part of it', (line, resume) => expect(stateOf(line, resume)).not.toBe('shown'))

test('a skill the user is still learning does not count as shown', () => {
  expect(stateOf('Hands-on experience with Spark', 'Skills\nLearning: Spark')).not.toBe('shown')
})

test('a higher degree shows a high school diploma, and one of two degrees is enough', () => {
  const resume = 'Education\nAssociate of Applied Business, Cuyahoga Community College, 1989'
  expect(stateOf('High school diploma required', resume)).toBe('shown')
  expect(stateOf("Associate's or Bachelor's degree", resume)).toBe('shown')
})

test('an age is no time at work', () => {
  const resume = 'Profile\n22 years old, full right to work in the UK\nExperience\n- Sold shoes'
  const lines = requirementLines(
    readMatch(resume, 'Shop Lead\n\nRequirements\n- At least two years in retail\n- Till work\n- Stock', 2026),
  )
  expect(lines.map(({ resumeLine }) => resumeLine ?? '').join('\n')).not.toContain('22 years old')
})

test('a wish under its heading is no must-have', () => {
  const ad = `Teacher\n\nMinimum qualifications\n- Oregon teaching license\n- Strong lesson planning; drama experience (any level) is a plus

Preferred qualifications\n- ESOL endorsement or willingness to earn one\n- Bilingual (Spanish)`
  const importance = requirementLines(readMatch('Experience\n- Taught 27 students', ad, 2026)).flatMap((line) =>
    /ESOL|drama|Bilingual/.test(line.text) ? line.importance : [],
  )
  expect(new Set(importance)).toEqual(new Set(['nice']))
})

const prose = `Marco Teller, Portland. 555 0187

I have cooked on busy lines for nine years and like a clean station, a short prep list and a quiet pass.

Lead Line Cook, The Gannet House, Portland, Maine. March 2022 to now. I run grill and sauté on weekends, two hundred covers on a Saturday. I break down whole halibut each morning and cut our fish waste by a third.`

test('a resume in paragraphs is read sentence by sentence, and its job headings are no work', () => {
  const { resume } = readMatch(prose, 'Line cook wanted. You break down whole fish.', 2026)
  expect(resume.experienceLines.map(({ text }) => text)).toEqual([
    'I run grill and sauté on weekends, two hundred covers on a Saturday.',
    'I break down whole halibut each morning and cut our fish waste by a third.',
  ])
  expect(resume.experienceLines[0]!.job).toContain('Lead Line Cook, The Gannet House')
})

test.each(['555 0187', '207.555.0187', '+44 (0)113 496 0187', '(207) 555-0187 x 12', '0113 496 0187 ext. 4'])(
  '%s is a phone number',
  (phone) => {
    expect(readMatch(`Ann Lee\n${phone}\nCook, 06/2019 - 12/2021`, 'Cook wanted', 2026).resume.contact.phone).toBe(phone)
  },
)

test('years of work are no phone number', () => {
  expect(readMatch('Ann Lee\nCook, 06/2019 - 12/2021', 'Cook wanted', 2026).resume.contact.phone).toBeNull()
})

/** The lines of a nurse's ad with one more demand, and the score. */
function withDemand(demand: string) {
  const ad = `Nurse\n\nRequirements\n- Wound care\n- Phlebotomy\n- Triage\n- ${demand}`
  const { sections } = analysisNumbers(plainDocument('Experience\n- Gave wound care to 30 patients'), ad, new Date('2026-11-28'))
  const sectionOf = (name: string) => sections.find(({ section }) => section === name)!.data as never
  const { lines }: AnalysisSectionData<'requirements'> = sectionOf('requirements')
  const { atsScore }: AnalysisSectionData<'score'> = sectionOf('score')
  return { line: lines.find(({ text }) => text === demand), atsScore }
}

test.each([
  'PALS within 6 months of hire',
  'State nursing license within 90 days of hire',
  'Able to obtain a food handler card',
  'CPP certification required or in progress',
])('"%s" is missing to no one today and costs nothing', (demand) => {
  const { line, atsScore } = withDemand(demand)
  expect(line).toMatchObject({ kind: 'condition', state: 'unsure', worth: 0 })
  expect(atsScore).toBe(withDemand('Sense of humor').atsScore)
})

test.each([
  'Sense of humor and low ego',
  'Excellent attention to detail',
  'You’re a self-starter who thrives in ambiguity',
  'People skills - you are the face of our company',
  'We’d love to hear from you.',
  'We care about what you can do.',
  '0.8 FTE, days, rotating weekend (1 in 4)',
  'Reporting to the Payroll Manager, you will own the payroll.',
  'Union position (SEIU).',
  'Commuter pass.',
])('"%s" is no requirement', (demand) => expect(withDemand(demand).line).toBeUndefined())

test.each(['Attend to details of wounds', 'Love of reading and phonics lessons'])('"%s" stays one', (demand) =>
  expect(withDemand(demand).line).toBeDefined(),
)

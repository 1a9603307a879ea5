import { expect, test } from 'vitest'
import type { ToldLine } from '../../../contract/told-line.ts'
import { isShown } from '../match-reading.ts'
import { requirementLines } from '../requirement-lines.ts'
import { readMatch } from './read-match.ts'

const missing = (resume: string, ad: string) => readMatch(resume, ad).missing.map(({ term }) => term)
const need = (what: string) => `What you need\n- ${what}\n- You are reliable and friendly\n- You can start at seven`

test('the verb excel is not Excel', () => {
  expect(missing('Experience\n- I excel at serving guests', need('Microsoft Excel'))).toContain('Microsoft Excel')
  expect(missing('Experience\n- Built Excel reports for the kitchen', need('Microsoft Excel'))).toEqual([])
})

test('an ad that wants people who excel asks for no spreadsheet', () => {
  expect(missing('Experience\n- Served guests', need('Ability to excel in a busy kitchen with HACCP'))).toEqual(['HACCP'])
})

test('C, C++ and C# are three languages', () => {
  const resume = 'Skills\nC, Linux'
  expect(missing(resume, need('C++'))).toEqual(['C++'])
  expect(missing(resume, need('C#'))).toEqual(['C#'])
  expect(missing(resume, need('Experience with C and Linux'))).toEqual([])
  expect(missing('Skills\nC++', need('Experience with C and Python'))).toEqual(['C', 'Python'])
})

test('Go is a language only where it is written like one', () => {
  expect(missing('Experience\n- Helped the team to go further', need('Experience with Go and Kubernetes'))).toEqual([
    'Go',
    'Kubernetes',
  ])
  expect(missing('Experience\n- Wrote Go services', need('Experience with Go'))).toEqual([])
  expect(missing('x', need('Willing to go the extra mile'))).toEqual([])
})

test('R is not R&D', () => {
  expect(missing('Experience\n- Worked in R&D', need('Python and R'))).toEqual(['Python', 'R'])
})

test('a known abbreviation, synonym or British spelling shows the skill', () => {
  expect(missing('Experience\n- Led quality assurance for two lines', need('QA'))).toEqual([])
  expect(missing('Skills\nPostgres', need('PostgreSQL'))).toEqual([])
  expect(missing('Experience\n- Ran requests for quotation with five bidders', need('RFQ'))).toEqual([])
  expect(missing('Experience\n- Hold the CISSP', need('Certified Information Systems Security Professional'))).toEqual([])
  expect(missing('Experience\n- Set up virtual private networks', need('VPN'))).toEqual([])
  expect(missing('Experience\n- Kept customer relationship management records', need('CRM'))).toEqual([])
  expect(missing('Experience\n- Monitored anaesthesia in theatre', need('Anesthesia'))).toEqual([])
})

test('another form of the words shows the skill', () => {
  expect(missing('Experience\n- Managed the whole inventory of a shop', need('Inventory management'))).toEqual([])
})

test('of two alternatives one is enough', () => {
  const ad = need('Salesforce or HubSpot')
  expect(missing('Skills\nHubSpot', ad)).toEqual([])
  expect(missing('Skills\nPaper', ad)).toEqual(['Salesforce', 'HubSpot'])
})

test('"and" asks for both', () => {
  expect(missing('Skills\nDocker', need('Docker and Kubernetes'))).toEqual(['Kubernetes'])
})

test('a skill nobody has heard of is read from how the ad asks for it', () => {
  expect(missing('Experience\n- Fired pots', need('Experience with raku kilns and salt glazing'))).toEqual(
    expect.arrayContaining(['raku kilns']),
  )
})

test('an empty or unreadable ad is not checked', () => {
  for (const ad of ['', '   ', 'asdf', 'lorem ipsum dolor sit amet consectetur adipiscing elit sed do']) {
    const reading = readMatch('Experience\n- Built things', ad)
    expect(reading.checked).toBe(false)
    expect(reading.missing).toEqual([])
  }
})

test('years and degree are constraints beside the keywords; a language is a keyword', () => {
  const ad =
    'Requirements:\n- 5+ years of experience as a driver\n- Bachelor’s degree in Logistics\n- Valid driver’s license\n- You must be fluent in Spanish'
  const { hardConstraints, terms } = readMatch('Experience\nDriver, Acme, 2015 - 2022\n- Drove trucks', ad)
  const kinds = hardConstraints.map(({ kind, met }) => `${kind} ${met}`)
  expect(kinds).toEqual(['years yes', 'degree unclear'])
  expect(terms).toContainEqual(expect.objectContaining({ term: 'Spanish', kind: 'language', how: 'missing' }))
})

test('the same resume wrapped at the margin, with other bullets and hyphens, reads the same', () => {
  const ad = need('Wound care, telemetry, discharge planning and care coordination')
  const one = 'EXPERIENCE\n• Provided wound care and discharge planning for post-surgical patients on a thirty-bed floor'
  const two = 'EXPERIENCE\n\uf0b7 Provided wound care and discharge\nplanning for post-surgical patients\non a thirty-bed floor'
  const three =
    'EXPERIENCE\n- Provided wound care and dis\u00adcharge planning for post\u2011surgical patients on a thirty\u2011bed floor'
  const readings = [one, two, three].map((text) => readMatch(text, ad))
  expect(new Set(readings.map((reading) => reading.missing.map(({ term }) => term).join())).size).toBe(1)
  expect(new Set(readings.map((reading) => reading.resume.experienceLines.length))).toEqual(new Set([1]))
})

/** Processor time in ms: a busy machine makes the clock run, not the reader. */
function costMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('an ad of a thousand words and a resume of three pages are read in the time of a blink', () => {
  const ad = Array.from(
    { length: 66 },
    (_, index) =>
      `- Experience with inventory control, forklift driving, SAP, ISO 9001 and hazmat handling in warehouse ${index}`,
  ).join('\n')
  const resume = `Experience\n${Array.from({ length: 80 }, (_, index) => `- Managed ${index} orders with Excel and trained new staff in safe loading of trailers`).join('\n')}`
  for (let round = 0; round < 5; round++) readMatch(resume, ad)
  // About 15-30 ms on an idle core; the bound leaves room for a slower one.
  expect(Math.min(...[1, 2, 3].map(() => costMs(() => readMatch(resume, ad))))).toBeLessThan(150)
}, 30_000)

test.each([
  ['one endless word', 'a'.repeat(100_000)],
  ['dashes', '- '.repeat(50_000)],
  ['capitals', 'A B '.repeat(25_000)],
  ['numbers', '1 '.repeat(50_000)],
  ['alternatives', 'or, '.repeat(25_000)],
  ['years', '2019-'.repeat(20_000)],
  ['half addresses', 'x@'.repeat(30_000)],
  ['joints', 'and or '.repeat(14_000)],
  ['lines', 'Managed 5 inventory systems\n'.repeat(3_500)],
])(
  'a resume of the greatest length made of %s does not hold the reader up',
  (_, text) => {
    expect(costMs(() => readMatch(text, text.slice(0, 8_000)))).toBeLessThan(3_000)
  },
  30_000,
)

test('a line that says of one thing that it is preferred or required asks for it, and is no heading', () => {
  const ad =
    'Requirements\nTwo years in a workshop\nDiesel experience preferred\nYou are required to speak Spanish\nA forklift licence is preferred'
  const reading = readMatch('Experience\n- Two years in a workshop', ad)
  const asked = Object.fromEntries(reading.missing.map(({ term, importance }) => [term, importance]))
  expect(asked).toMatchObject({ Diesel: 'nice' })
})

test('what is preferred though not essential is asked, what is not needed is not', () => {
  const ad = (line: string) => `You will run the shop.\n\n${line}\n\nYou must hold HACCP.`
  expect(missing('x', ad('Experience of Fresha is great but we train you.'))).toContain('Fresha')
  expect(missing('x', ad('Spanish preferred but not essential.'))).toContain('Spanish')
  expect(missing('x', ad('Spanish is not essential.'))).not.toContain('Spanish')
})

test('a term ends at its bracket', () => {
  const terms = missing('x', need('Section 609 (EPA) certification'))
  expect(terms).toContain('EPA certification')
})

test('IR(ME)R is one word, and no R', () => {
  expect(missing('Experience\n- Took X-rays', need('Working knowledge of IR(ME)R'))).toEqual(['IR(ME)R'])
  expect(missing('Experience\n- Checked referrals against IR(ME)R', need('Working knowledge of IR(ME)R'))).toEqual([])
})

test('the last word of a name is not told beside its letters', () => {
  const terms = missing('x', need('Certified Nutrition Support Clinician (CNSC)'))
  expect(terms).toContain('CNSC')
  expect(terms).not.toContain('Clinician')
})

test('a license is shown by its long name too, and another license does not show it', () => {
  const rn = (resume: string) => readMatch(resume, need('Active RN license')).terms.find(({ kind }) => kind === 'licence')!
  const nurse = 'Experience\nRegistered Nurse, Intensive Care\n- Cared for 5 patients\nLicenses\nRegistered Nurse License, Ohio'
  expect(rn(nurse)).toMatchObject({ how: 'alias', resumeLine: 'Registered Nurse License, Ohio' })
  expect(isShown(rn('Licenses\nLicensed plumber, State of Washington'))).toBe(false)
  const short = readMatch('Licenses\nRN license, State of Washington', need('Active Registered Nurse license'))
  expect(requirementLines(short).map(({ state }) => state)).not.toContain('not-found')
})

test('plain words that are a thing of the trade together are asked, people and verbs with their object are not', () => {
  const ad = need(
    'Knowledge of consumer law and floor plans. Experience with recall programs. You write tests with junior engineers in a busy kitchen.',
  )
  expect(missing('Experience\n- Served guests', ad)).toEqual(['consumer law', 'floor plans', 'recall programs'])
})

test('what the person will do is work also when its object is an insurance benefit', () => {
  const ad = 'Receptionist\n\nYou will verify dental insurance benefits, use CareCredit and present payment plans to patients.'
  expect(missing('Experience\n- Served guests', ad)).toContain('CareCredit')
})

test('a name goes on with the ordinary words in capitals behind it', () => {
  const ad = need('Experience of applying the Green Book and of Agenda for Change')
  expect(missing('Experience\n- Served guests', ad)).toContain('Green Book')
})

test('a lower level of a certificate does not show the higher one, a higher one does', () => {
  const seven = need('CIPD Level 7')
  expect(missing('Education\n- CIPD Level 5 Associate Diploma, 2021', seven)).toEqual(['CIPD Level 7'])
  expect(missing('Education\n- CIPD Level 7 Advanced Diploma, 2021', seven)).toEqual([])
  expect(missing('Education\n- CIPD Level 7 Advanced Diploma, 2021', need('CIPD Level 5'))).toEqual([])
})

test('words in a tongue that nobody asks in name no requirement', () => {
  const lorem =
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur.'
  expect(readMatch('Experience\n- Served guests', lorem)).toMatchObject({ checked: false, missing: [] })
})

test('a class, part or level that is asked stands for itself', () => {
  expect(missing('Licenses\n- Class C Wastewater Operator', need('Class B certificate'))).toEqual(['Class B certificate'])
  expect(missing('Licenses\n- Class B certificate, Water Operator', need('Class B certificate'))).toEqual([])
})

test('a line that opens a list about the job is no praise of the employer, though the word school stands in it', () => {
  const ad =
    'School Bus Dispatcher\n\nUnder general supervision, the School Bus Dispatcher:\n- Builds routes in Transfinder\n- Tracks buses on Zonar\n'
  expect(missing('Experience\n- Drove a taxi', ad)).toEqual(expect.arrayContaining(['Transfinder', 'Zonar']))
})

test('a Level 5 diploma is no A level', () => {
  expect(missing('x', need('A Level 5 Diploma in Retrofit Coordination'))).not.toContain('A Level')
})

test('an answer of no hides nothing that the resume lists, whatever words it has', () => {
  const ad =
    'Bookkeeper\nRequirements\n- Excel is required\n- Experience with QuickBooks is required\n- Payroll experience is required'
  const resume = 'Robin Rivers\nExperience\n- Ran payroll for 40 people\nSkills\nExcel, QuickBooks'
  const excel = (told: ToldLine[]) => readMatch(resume, ad, 2026, { told }).terms.find(({ term }) => term === 'Excel')!
  const no: ToldLine = { id: 'Q1', requirement: null, ownLine: null, reply: 'no', text: 'I only opened Excel at school.' }
  const { requirement, how, where } = excel([])
  expect({ how, where }).toEqual({ how: 'exact', where: 'skills' })
  expect(excel([{ ...no, requirement }])).toMatchObject({ how, where, shownBy: [expect.stringMatching(/^R/)] })
})

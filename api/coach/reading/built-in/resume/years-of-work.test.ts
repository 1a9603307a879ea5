import { expect, test } from 'vitest'
import { readMatch } from '../read-match.ts'

const backend = 'Backend Developer\n\nRequirements:\n- Four years of building backend services\n- Go and PostgreSQL\n- Kubernetes'
const yearsMet = (resume: string, ad = backend) =>
  readMatch(resume, ad, 2026).hardConstraints.find(({ kind }) => kind === 'years')

const chef = `Sam Roe

EXPERIENCE
Head Chef, The Copper Ladle, 2012 - 2022
- Ran a kitchen of eight and wrote four menus a year
- Cut food waste by half with weekly stock counts`
const developer = `

Backend Developer, Fetchly, 2022 - present
- Building payment services in Go on PostgreSQL for 40,000 users`

test('four years of building backend services are not met by ten years as a chef', () => {
  expect(yearsMet(chef)?.met).toBe('unclear')
})

test('fewer years in all than are asked are not enough', () => {
  expect(yearsMet(chef.replace('2012 - 2022', '2020 - 2022'))?.met).toBe('no')
})

test('a chef who has built backend services since 2022 has four years of it in 2026, shown by that job', () => {
  expect(yearsMet(chef + developer)).toMatchObject({ met: 'yes', resumeLine: 'Backend Developer, Fetchly, 2022 - present' })
  expect(yearsMet(chef + developer.replace('2022', '2024'))?.met).toBe('unclear')
})

test('years in two jobs side by side count once', () => {
  const both = `${developer.replace('present', '2024')}\n\nBackend Developer, Other, 2022 - 2024\n- Built backend services in Go`
  expect(yearsMet(chef + both)?.met).toBe('unclear')
})

test('years that name no field are met by any work', () => {
  expect(
    yearsMet(chef, 'Kitchen Manager\n\nRequirements:\n- 5+ years of experience\n- Food hygiene certificate\n- Stock control')
      ?.met,
  ).toBe('yes')
})

test('what the person says of another trade is no year of this one', () => {
  expect(yearsMet('Chef with twelve years of experience in busy kitchens.\n\nSkills\nCooking')?.met).toBe('unclear')
  expect(yearsMet('Developer with six years of building backend services.\n\nSkills\nGo')?.met).toBe('yes')
})

test('one year elsewhere does not hide the years after it', () => {
  const resume = 'One year in retail and six years of building backend services.\n\nSkills\nGo'
  expect(yearsMet(resume)?.met).toBe('yes')
})

test('without any years in the resume it cannot be told', () => {
  expect(yearsMet('Skills\nGo')?.met).toBe('unclear')
})

const askedOf = (years: string, job: string) =>
  yearsMet(`Ann Lee\n\nEXPERIENCE\n${job}`, `Requirements:\n- ${years}\n- Storyline\n- Work with subject experts`)
const teacher = 'Science Teacher, Peach Middle School, 2014 - 2026\n- Design standards-based units for 140 students'

test.each(['3+ years of experience in design', '3+ years in corporate instructional design', '5+ years as a registered nurse'])(
  'a teacher who designs lessons is asked about "%s", without the job beside it',
  (years) => expect(askedOf(years, teacher)).toMatchObject({ met: 'unclear', resumeLine: null }),
)

test('years count in a job whose title or lines name the kind of work, and the newest of them is cited', () => {
  const electrician = `Journeyman Electrician, Saguaro, 2019 - 2026\n- Service calls, residential and commercial\n\n${teacher}`
  const line = 'Journeyman Electrician, Saguaro, 2019 - 2026'
  expect(askedOf('4+ years of commercial experience', electrician)).toMatchObject({ met: 'yes', resumeLine: line })
  const designer = 'Designer, Fig, 2016 - 2020\n- Drew covers\n\nDesigner, Plum, 2021 - 2026\n- Drew posters'
  expect(askedOf('4 years in design', designer)).toMatchObject({ met: 'yes', resumeLine: 'Designer, Plum, 2021 - 2026' })
})

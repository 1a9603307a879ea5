import { expect, test } from 'vitest'
import { resumeBlocks, resumePlaces } from './resume-layout.ts'

const ownHeadings = `Imogen Example
imogen@example.com
Personal statement
A chemist who has taught since 2020, happiest at the bench.
Teaching posts
Teacher of Science, Coldbrook High School, 2021 to date
• Founded the engineering club
Laboratory technician, Fennel Analytical, 03/2018 – Aug 2020
• Titrated water samples
What I learned
BSc Chemistry, University of Eastmoor, 2018
Beyond work
Plays the cello.`

test('a job under a heading in the user’s own words is a place for a new line, a degree among them is no job', () => {
  expect(resumePlaces(ownHeadings).map(({ section, title }) => `${section}: ${title}`)).toEqual([
    'summary: Personal statement',
    'experience: Teacher of Science, Coldbrook High School, 2021 to date',
    'experience: Laboratory technician, Fennel Analytical, 03/2018 – Aug 2020',
  ])
})

test('a heading in the user’s own words above the first job is a heading in our layout too', () => {
  const kinds = resumeBlocks(ownHeadings).map(({ kind, text }) => `${kind}: ${text}`)
  expect(kinds).toContain('heading: Teaching posts')
  expect(kinds).toContain('subheading: Laboratory technician, Fennel Analytical, 03/2018 – Aug 2020')
  expect(kinds).toContain('paragraph: BSc Chemistry, University of Eastmoor, 2018')
})

test('years in a summary or under interests make no job where the work has its heading', () => {
  const text = ['Ann Example', 'Summary', 'Nurse, 2015 – 2024', 'Experience', 'Nurse, Mercy, 2015 – 2024', 'Led 12 nurses'].join(
    '\n',
  )
  expect(resumePlaces(text).map(({ section, title }) => `${section}: ${title}`)).toEqual([
    'summary: Summary',
    'experience: Nurse, Mercy, 2015 – 2024',
  ])
})

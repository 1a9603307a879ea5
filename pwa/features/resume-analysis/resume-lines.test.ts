import { expect, test } from 'vitest'
import { datesAt, ownLine, placeForNewLine, sheetLines, withEdit } from './resume-lines.ts'
import { exampleSections } from './testing/example-analysis.ts'

const resume = `Ana Costa
EXPERIENCE
• Managed a ward with 30
  beds (A&E).
• Trained 12 new nurses

EDUCATION
Nursing, 2014`
const at = (from: number, to: number, text: string) => ({ from, to, text })

test('a line that the score quotes is found in the text, wrapped or not, without its bullet', () => {
  const line = ownLine(resume, 'Managed a ward with 30 beds (A&E).')!
  expect(resume.slice(line.from, line.to)).toBe('Managed a ward with 30\n  beds (A&E).')
  expect(line.text).toBe('Managed a ward with 30 beds (A&E).')
  expect(ownLine(resume, 'Never written')).toBeNull()
})

test('the resume is shown as printed, each line in one piece and at its place in the file', () => {
  expect(sheetLines(resume).map(({ look, text }) => `${look}: ${text}`)).toEqual([
    'name: Ana Costa',
    'heading: EXPERIENCE',
    'bullet: Managed a ward with 30   beds (A&E).',
    'bullet: Trained 12 new nurses',
    'heading: EDUCATION',
    'job: Nursing, 2014',
  ])
  for (const { from, to, text } of sheetLines(resume)) expect(resume.slice(from, to).replace(/\s/gu, ' ')).toBe(text)
})

test('the dates of a job have a line of their own, unless an edit removed them', () => {
  const job = sheetLines(resume).at(-1)!
  expect(datesAt(job, 'Nursing, 2014')).toBe('Nursing, '.length)
  expect(datesAt(job, 'Nursing diploma')).toBe(0)
  expect(datesAt({ ...job, look: 'bullet' }, 'Since 2014')).toBe(0)
})

test('a new line goes below the last one about work, else to the end', () => {
  const evidence = [{ ...exampleSections.score.evidence[0]!, resumeLine: 'Trained 12 new nurses' }]
  const place = placeForNewLine(resume, evidence)
  expect(resume.slice(0, place)).toMatch(/new nurses$/)
  expect(placeForNewLine(resume, [])).toBe(resume.length)
})

test('the same line changed twice is one change; others stay', () => {
  const first = at(10, 20, 'one')
  expect(withEdit([first, at(30, 30, 'new')], at(12, 18, 'two'))).toEqual([at(30, 30, 'new'), at(12, 18, 'two')])
  expect(withEdit([at(30, 30, 'new')], at(30, 30, 'newer'))).toHaveLength(2)
})

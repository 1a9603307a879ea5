import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { createBuiltinCoach } from '../../../api/coach/guides/builtin-coach.ts'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { readDocument } from '../../../api/documents/read-document.ts'
import { plainText } from '../plain-text.ts'
import { NotJsonResume, readJsonResume } from './read-json-resume.ts'
import { writeJsonResume } from './write-json-resume.ts'

/** Titles and headings are capitalized in plain text. */
const read = (json: string) => plainText(readJsonResume(json)).toLowerCase()

const require = createRequire(import.meta.url)
const { validate } = require('@jsonresume/schema') as {
  validate(resume: unknown, done: (errors: unknown, isValid: boolean) => void): void
}

function faultsOf(text: string): unknown {
  let faults: unknown = 'not checked'
  validate(JSON.parse(text), (errors) => {
    faults = errors
  })
  return faults
}

const nurse: ResumeData = {
  contactInfo: { name: 'Marigold Testwell', email: 'marigold@example.com', phone: '+1 555 0100', location: 'Portland, OR' },
  professionalSummary: 'Registered nurse with nine years in intensive care.',
  coreCompetencies: ['Triage', 'Epic'],
  professionalExperience: [
    {
      title: 'Charge Nurse',
      company: 'Harbor Hospital',
      location: 'Portland',
      dates: 'March 2019 – Present',
      description: ['Led a team of eight.', 'Cut falls by 30 percent.'],
    },
    { title: 'Nurse', company: 'City Clinic', location: '', dates: 'since the flood', description: [] },
  ],
  education: [{ degree: 'BSN', institution: 'State University', dates: '2011 – 2015' }],
  certifications: ['CCRN'],
}

test('a resume goes to other tools as the published schema of JSON Resume wants it', () => {
  const text = writeJsonResume(nurse)
  expect(faultsOf(text)).toBeNull()
  const { basics, work, education } = JSON.parse(text)
  expect(basics).toMatchObject({
    name: 'Marigold Testwell',
    email: 'marigold@example.com',
    location: { address: 'Portland, OR' },
  })
  expect(work[0]).toMatchObject({ name: 'Harbor Hospital', position: 'Charge Nurse', startDate: '2019-03' })
  expect(work[0].endDate).toBeUndefined()
  expect(work[1]).toEqual({ name: 'City Clinic', position: 'Nurse', dates: 'since the flood' })
  expect(education[0]).toMatchObject({ startDate: '2011', endDate: '2015' })
})

test('what was not said, and what is still a gap, is left out', () => {
  const empty = { name: '', email: '[your e-mail]', phone: '', location: '' }
  const text = writeJsonResume({ ...nurse, contactInfo: empty, professionalExperience: [], certifications: [] })
  expect(faultsOf(text)).toBeNull()
  expect(JSON.parse(text).basics).toEqual({ summary: nurse.professionalSummary })
})

test('a resume that was written comes back with every word', () => {
  const text = read(writeJsonResume(nurse))
  const { name, phone, location } = nurse.contactInfo
  for (const words of [name, phone, location, 'Charge Nurse', 'Harbor Hospital | Portland | March 2019 – Present'])
    expect(text).toContain(words.toLowerCase())
  for (const words of ['Led a team of eight.', 'BSN', 'State University | 2011 – 2015', 'CCRN', 'Triage', 'Epic'])
    expect(text).toContain(words.toLowerCase())
})

test("every word of the schema's own sample is read", () => {
  const sample = JSON.parse(readFileSync(require.resolve('@jsonresume/schema/sample.resume.json'), 'utf8'))
  const text = read(JSON.stringify(sample))
  const said: string[] = []
  JSON.stringify({ ...sample, $schema: '', meta: {}, references: [] }, (key, value) => {
    if (typeof value === 'string' && !/date|url|image|username|network|^type$/iu.test(key)) said.push(value.toLowerCase())
    return value
  })
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((words) => !text.includes(words.trim()))).toEqual([])
})

test('files of many tools are read: nulls, numbers, older names, missing parts', () => {
  const basics = { name: 'Ada', phone: 5550100, email: null }
  const work = [{ company: 'Mill', position: 'Miller', startDate: '2001' }]
  const text = read(JSON.stringify({ basics, work, skills: 'none' }))
  for (const words of ['ada', '5550100', 'mill | 2001 – present']) expect(text).toContain(words)
})

test.each(['', 'no json', '[]', '{"name":"package"}', 'null'])('%j is no JSON Resume, and that is said', (text) => {
  expect(() => readJsonResume(text)).toThrow(NotJsonResume)
})

test.each(['teacher.pdf', 'nurse.docx', 'table.docx'])('what is read from %s for certain is valid JSON Resume', async (name) => {
  const bytes = readFileSync(`api/documents/fixtures/${name}`)
  const { text: resumeText } = await readDocument(bytes, ['pdf', 'docx'])
  const { facts } = await createBuiltinCoach().layOutResume({ resumeText, signal: AbortSignal.timeout(10_000) })
  expect(faultsOf(writeJsonResume(facts))).toBeNull()
})

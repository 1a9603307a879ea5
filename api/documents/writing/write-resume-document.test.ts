import { describe, expect, test } from 'vitest'
import { readResume } from '../../coach/reading/built-in/resume/resume-reading.ts'
import { checkFormat } from '../../coach/score/format-check.ts'
import { resumeOutline } from '../../contract/resume-outline.ts'
import type { ResumeData } from '../../contract/voice-to-resume.ts'
import { readDocx } from '../docx/read-docx.ts'
import { fortyJobs, named, nurse, oddCareers } from './testing/careers.ts'
import { faultsOf, paragraphsOf } from './testing/word-file.ts'
import { cleanXml, type ResumeDocumentOptions, writeResumeDocument } from './write-resume-document.ts'

const now = new Date('2026-11-21T12:00:00Z')
const write = (resume: ResumeData, options: Partial<ResumeDocumentOptions> = {}) =>
  writeResumeDocument(resumeOutline(resume), { name: resume.contactInfo.name, paper: 'Letter', language: 'en-US', ...options })

test('a whole resume gets full marks in our own format check', async () => {
  const check = checkFormat(readDocx(await write(nurse)), now)
  expect(check.findings.filter(({ level }) => level !== 'good')).toEqual([])
  expect(check.points).toBe(100)
})

test('it reads back with every field right', async () => {
  const { text } = readDocx(await write(nurse))
  const lines = resumeOutline(nurse).map(({ kind, text }) => (kind === 'bullet' ? `• ${text}` : text))
  expect(text.split('\n')).toEqual(lines)
  const reading = readResume(text)
  const { name, email, phone } = nurse.contactInfo
  expect(reading.contact).toEqual({ name, email, phone })
  expect([...new Set(reading.written.map(({ section }) => section))]).toEqual([
    'other',
    'summary',
    'skills',
    'experience',
    'education',
    'certifications',
  ])
  expect(reading.experienceLines.map((line) => line.text)).toEqual(nurse.professionalExperience.flatMap((job) => job.description))
  const jobs = [...new Set(reading.experienceLines.map(({ job }) => job))]
  const told = nurse.professionalExperience.map(
    ({ title, company, location, dates }) => `${title}, ${company} | ${location} | ${dates}`,
  )
  expect(jobs).toEqual(told)
})

test('headings are headings, bullets are lists, and the name is the title', async () => {
  const { paragraphs } = paragraphsOf(await write(nurse))
  const styleOf = (text: string) => paragraphs.find((paragraph) => paragraph.text === text)?.style
  expect(styleOf('Jane Doe')).toBe('Title')
  expect(styleOf('Professional Experience')).toBe('Heading1')
  expect(styleOf('Charge Nurse')).toBe('Heading2')
  expect(styleOf('BLS')).toBe('ResumeBullet')
})

test('the paper is the one that was asked for', async () => {
  const [a4, letter] = await Promise.all(
    (['A4', 'Letter'] as const).map(async (paper) => paragraphsOf(await write(nurse, { paper, language: 'de-DE' }))),
  )
  expect([a4?.widthTwips, a4?.heightTwips]).toEqual([11_906, 16_838])
  expect([letter?.widthTwips, letter?.heightTwips]).toEqual([12_240, 15_840])
})

describe('a sound Word file', () => {
  const empty: ResumeData = {
    contactInfo: { name: '', email: '', phone: '', location: '' },
    professionalSummary: '',
    coreCompetencies: [],
    professionalExperience: [],
    education: [],
    certifications: [],
  }
  const cases: [string, ResumeData][] = [
    ['of a nurse', nurse],
    ['of nobody', empty],
    ['of 40 jobs', fortyJobs],
    ['of a name with 300 characters', named('Wolfeschlegelsteinhausen '.repeat(12))],
    ...oddCareers.map(([what, resume]): [string, ResumeData] => [`with ${what}`, resume]),
  ]
  test.each(cases)('%s', async (_what, resume) => {
    const bytes = await write(resume)
    expect(faultsOf(bytes)).toEqual([])
    const texts = paragraphsOf(bytes).paragraphs.map(({ text }) => text)
    const wanted = resumeOutline(resume).map(({ text }) => cleanXml(text))
    expect(texts).toEqual(wanted.length > 0 ? wanted : [''])
  })
})

test.each(oddCareers)('what is written with %s is read back as it was', async (_what, resume) => {
  const { text, hiddenText } = readDocx(await write(resume))
  const said = cleanXml(resume.professionalSummary)
  expect(text.split('\n').filter((line) => line.includes(said)).length).toBeGreaterThanOrEqual(5)
  expect(hiddenText).toEqual([])
})

test('what runs from right to left is set so, and English beside it is not', async () => {
  const { paragraphs } = paragraphsOf(await write(named('דוד כהן')))
  expect(paragraphs.filter(({ isRightToLeft }) => isRightToLeft).map(({ text }) => text)).toEqual(['דוד כהן'])
})

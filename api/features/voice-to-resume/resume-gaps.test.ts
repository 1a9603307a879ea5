import { expect, test } from 'vitest'
import { missingFacts } from '../../contract/resume-gaps.ts'
import { resumeOutline } from '../../contract/resume-outline.ts'
import type { ResumeData } from '../../contract/voice-to-resume.ts'

const nothing: ResumeData = {
  contactInfo: { name: '', email: ' ', phone: '', location: '' },
  professionalSummary: '',
  coreCompetencies: [],
  professionalExperience: [],
  education: [],
  certifications: [],
}
const whole: ResumeData = {
  contactInfo: { name: 'Jane', email: 'jane@example.com', phone: '555', location: 'Toledo' },
  professionalSummary: 'A nurse.',
  coreCompetencies: ['Epic'],
  professionalExperience: [{ title: 'Nurse', company: 'Mercy', location: '', dates: '2019', description: ['Led 12 nurses'] }],
  education: [{ degree: 'BSN', institution: 'Ohio State', dates: '2014' }],
  certifications: ['BLS'],
}
const fieldsOf = (resume: ResumeData) => missingFacts(resume).map(({ field }) => field)
const with1 = (change: Partial<ResumeData['professionalExperience'][number]>): ResumeData => ({
  ...whole,
  professionalExperience: [{ ...whole.professionalExperience[0]!, ...change }],
})

test('a whole resume is asked nothing', () => {
  expect(missingFacts(whole)).toEqual([])
})

test('a number in words is a number', () => {
  expect(missingFacts(with1({ description: ['Trained nine new nurses'] }))).toEqual([])
})

test('an empty one is asked for everything, gently', () => {
  expect(fieldsOf(nothing)).toEqual([
    ...['contactInfo.name', 'contactInfo.email', 'contactInfo.phone', 'contactInfo.location'],
    ...['professionalExperience', 'education', 'coreCompetencies', 'certifications'],
  ])
  for (const { prompt } of missingFacts(nothing)) expect(prompt).toMatch(/^[A-Z].*[.?]$/)
})

test.each<[string, ResumeData, RegExp]>([
  ['professionalExperience.0.title', with1({ title: '' }), /job title \(Mercy\)/],
  ['professionalExperience.0.company', with1({ company: '' }), /work for \(Nurse\)/],
  ['professionalExperience.0.dates', with1({ dates: ' ' }), /Nurse at Mercy/],
  ['professionalExperience.0.description', with1({ description: [''] }), /What did you do/],
  ['professionalExperience.0.description', with1({ description: ['Led nurses'] }), /number/],
  ['professionalExperience.0.description', with1({ description: ['Led [number] nurses for 2 years'] }), /Fill in \[number\]/],
  [
    'education.0.dates',
    { ...whole, education: [{ degree: 'BSN', institution: 'Ohio State', dates: '' }] },
    /What year did you finish \(BSN\)/,
  ],
])('%s is asked for where it is empty or a placeholder', (field, resume, prompt) => {
  expect(missingFacts(resume)).toEqual([{ field, prompt: expect.stringMatching(prompt) }])
})

test('what is empty is not printed, nor a heading over nothing', () => {
  expect(resumeOutline(nothing)).toEqual([])
  const job = resumeOutline({ ...with1({ company: ' ', dates: '' }), education: [] })
  expect(job.slice(-5, -2).map(({ kind }) => kind)).toEqual(['heading', 'subheading', 'bullet'])
  const headings = resumeOutline({ ...whole, certifications: [' '] }).filter(({ kind }) => kind === 'heading')
  expect(headings.map(({ text }) => text)).not.toContain('Certifications')
})

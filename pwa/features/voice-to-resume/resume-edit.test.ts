import { expect, test } from 'vitest'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { afterEdit, edited, type ResumeEdit, undone, unedited, valueAt } from './resume-edit.ts'

const job = (company: string) => ({ title: 'Welder', company, location: '', dates: '2019', description: ['Welded', 'Taught'] })
const resume: ResumeData = {
  contactInfo: { name: 'Ana Costa', email: '', phone: '', location: '' },
  professionalSummary: 'Welder with six years.',
  coreCompetencies: ['TIG', 'MIG'],
  professionalExperience: [job('Alpha'), job('Beta')],
  education: [],
  certifications: [],
}
const companies = (data: ResumeData) => data.professionalExperience.map(({ company }) => company)

test('a field is written, and nothing else changes', () => {
  const next = afterEdit(resume, {
    type: 'write',
    path: 'professionalExperience.1.description.0',
    text: '  Welded 40 frames a day ',
  })
  expect(valueAt(next, 'professionalExperience.1.description.0')).toBe('Welded 40 frames a day')
  expect(valueAt(resume, 'professionalExperience.1.description.0')).toBe('Welded')
  expect(next.professionalExperience[0]).toEqual(resume.professionalExperience[0])
})

test('jobs, schools and skills are added empty, removed, and moved up and down', () => {
  expect(companies(afterEdit(resume, { type: 'add', path: 'professionalExperience' }))).toEqual(['Alpha', 'Beta', ''])
  expect(afterEdit(resume, { type: 'add', path: 'education' }).education).toEqual([{ degree: '', institution: '', dates: '' }])
  expect(afterEdit(resume, { type: 'add', path: 'coreCompetencies', text: ' Reading plans ' }).coreCompetencies).toEqual([
    'TIG',
    'MIG',
    'Reading plans',
  ])
  expect(companies(afterEdit(resume, { type: 'remove', path: 'professionalExperience', index: 0 }))).toEqual(['Beta'])
  expect(companies(afterEdit(resume, { type: 'move', path: 'professionalExperience', index: 1, by: -1 }))).toEqual([
    'Beta',
    'Alpha',
  ])
})

test('the first cannot go up and the last cannot go down', () => {
  expect(afterEdit(resume, { type: 'move', path: 'professionalExperience', index: 0, by: -1 })).toBe(resume)
  expect(afterEdit(resume, { type: 'move', path: 'professionalExperience', index: 1, by: 1 })).toBe(resume)
})

test('every edit can be taken back, one by one, to what was there at first', () => {
  const edits: ResumeEdit[] = [
    { type: 'write', path: 'contactInfo.phone', text: '555 0100' },
    { type: 'remove', path: 'professionalExperience', index: 1 },
    { type: 'add', path: 'certifications', text: 'AWS D1.1' },
    { type: 'move', path: 'coreCompetencies', index: 0, by: 1 },
  ]
  let now = edits.reduce(edited, unedited(resume))
  expect(now.now).not.toEqual(resume)
  for (const _edit of edits) now = undone(now)
  expect(now.now).toEqual(resume)
  expect(undone(now)).toEqual(now)
})

test('writing what already stands there is no edit', () => {
  expect(edited(unedited(resume), { type: 'write', path: 'contactInfo.name', text: 'Ana Costa ' }).before).toEqual([])
})

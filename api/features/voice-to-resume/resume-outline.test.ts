import { expect, test } from 'vitest'
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
const with1 = (change: Partial<ResumeData['professionalExperience'][number]>): ResumeData => ({
  ...whole,
  professionalExperience: [{ ...whole.professionalExperience[0]!, ...change }],
})

test('what is empty is not printed, nor a heading over nothing', () => {
  expect(resumeOutline(nothing)).toEqual([])
  const job = resumeOutline({ ...with1({ company: ' ', dates: '' }), education: [] })
  expect(job.slice(-5, -2).map(({ kind }) => kind)).toEqual(['heading', 'subheading', 'bullet'])
  const headings = resumeOutline({ ...whole, certifications: [' '] }).filter(({ kind }) => kind === 'heading')
  expect(headings.map(({ text }) => text)).not.toContain('Certifications')
})

import { describe, expect, test } from 'vitest'
import { resumeMissing } from '../../../api/contract/problems.ts'
import { chosenResumeRule, neededResumeRule, plainResume, resumeRule } from './resume-file.ts'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })
const rule = (chosen: ReturnType<typeof file>) => resumeRule(plainResume, chosen)

describe('the resume', () => {
  test.each(['cv.pdf', 'CV.PDF', 'my.resume.Doc', 'cv.docx'])('%s is taken by its extension', (name) => {
    expect(rule(file(name))).toBeNull()
  })

  test.each(['application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'])(
    'a dropped file without extension is taken as %s',
    (type) => {
      expect(rule(file('resume', type))).toBeNull()
    },
  )

  test('a JSON Resume is taken by every form, as long as it is small enough', () => {
    expect(chosenResumeRule(plainResume, file('resume.json'))).toBeNull()
    expect(chosenResumeRule(plainResume, file('resume', 'application/json'))).toBeNull()
    expect(chosenResumeRule(plainResume, file('resume.json', '', 5_242_881))).toBe(
      'File size exceeds 5MB limit. Please upload a smaller file.',
    )
  })

  test('a JSON file that no form has turned into a Word file is not sent', () => {
    expect(rule(file('resume.json'))).toBe('Please upload a PDF, DOC, or DOCX file')
  })

  test.each(['cv.exe', 'cv.txt', 'pdf', 'cv.pdf.zip', ''])('"%s" is refused with the reason', (name) => {
    expect(rule(file(name))).toBe('Please upload a PDF, DOC, or DOCX file')
  })

  test('a form without its file asks for one in the words of that form', () => {
    expect(neededResumeRule(plainResume, null, resumeMissing.forAnalysis)).toBe('Please upload your resume before analyzing')
    expect(neededResumeRule(plainResume, null, resumeMissing.elsewhere)).toBe('Please upload your resume')
    expect(neededResumeRule(plainResume, file('cv.pdf'), resumeMissing.elsewhere)).toBeNull()
  })

  test('5 MB is accepted, one byte more is not', () => {
    expect(rule(file('cv.pdf', '', 5_242_880))).toBeNull()
    expect(rule(file('cv.pdf', '', 5_242_881))).toBe('File size exceeds 5MB limit. Please upload a smaller file.')
  })
})

import { resumeFileName } from '../../../api/contract/resume-file-name.ts'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import type { Block } from '../../export/outline.ts'
import type { TakenAlong } from '../../export/take-along-files.ts'

const line = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join(' | ')

function section(title: string, blocks: Block[]): Block[] {
  return blocks.length > 0 ? [{ kind: 'heading', text: title }, ...blocks] : []
}

/** The resume as blocks, in the order of the Word document; empty parts are left out. */
export function resumeBlocks(resume: ResumeData): Block[] {
  const { contactInfo, professionalSummary, coreCompetencies, professionalExperience, education, certifications } = resume
  const { name, email, phone, location } = contactInfo
  const contact = line(email, phone, location)
  return [
    { kind: 'title', text: name || 'Resume' },
    ...(contact ? [{ kind: 'paragraph', text: contact } as const] : []),
    ...section('Professional Summary', professionalSummary ? [{ kind: 'paragraph', text: professionalSummary }] : []),
    ...section(
      'Core Competencies',
      coreCompetencies.length > 0 ? [{ kind: 'paragraph', text: coreCompetencies.join(', ') }] : [],
    ),
    ...section(
      'Professional Experience',
      professionalExperience.flatMap(({ title, company, location: place, dates, description }): Block[] => [
        { kind: 'subheading', text: line(title, company) || 'Job' },
        ...(line(place, dates) ? [{ kind: 'paragraph', text: line(place, dates) } as const] : []),
        ...description.map((text) => ({ kind: 'bullet', text }) as const),
      ]),
    ),
    ...section(
      'Education',
      education.map(({ degree, institution, dates }) => ({ kind: 'paragraph', text: line(degree, institution, dates) })),
    ),
    ...section(
      'Certifications',
      certifications.map((text) => ({ kind: 'bullet', text })),
    ),
  ]
}

/** The resume as something to take along, named after the person. */
export const resumeToTake = (resume: ResumeData): TakenAlong => ({
  title: resume.contactInfo.name || 'Resume',
  fileName: resumeFileName(resume.contactInfo.name),
  blocks: () => resumeBlocks(resume),
})

import type { ResumeBlock, ResumeData, ResumeJob, ResumeSchool } from './voice-to-resume.ts'

/** Resume parsers split on a bar, and names never contain one. */
export const factSeparator = ' | '

const clean = (text: string) => text.replace(/\s+/gu, ' ').trim()
const joined = (parts: readonly string[], by: string) => parts.map(clean).filter(Boolean).join(by)

export function resumeOutline(resume: ResumeData): ResumeBlock[] {
  const { contactInfo, professionalSummary, coreCompetencies, professionalExperience, education, certifications } = resume
  const { name, email, phone, location } = contactInfo
  return [
    ...block('title', name),
    ...block('paragraph', joined([email, phone, location], factSeparator)),
    ...section('Professional Summary', block('paragraph', professionalSummary)),
    ...section('Core Competencies', block('paragraph', joined(coreCompetencies, factSeparator))),
    ...section('Professional Experience', professionalExperience.flatMap(jobBlocks)),
    ...section('Education', education.flatMap(schoolBlocks)),
    ...section(
      'Certifications',
      certifications.flatMap((text) => block('bullet', text)),
    ),
  ]
}

function block(kind: ResumeBlock['kind'], text: string): ResumeBlock[] {
  const said = clean(text)
  return said === '' ? [] : [{ kind, text: said }]
}

function section(heading: string, blocks: ResumeBlock[]): ResumeBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks]
}

function jobBlocks({ title, company, location, dates, description }: ResumeJob): ResumeBlock[] {
  return [
    ...block('subheading', title),
    ...block('note', joined([company, location, dates], factSeparator)),
    ...description.flatMap((text) => block('bullet', text)),
  ]
}

function schoolBlocks({ degree, institution, dates }: ResumeSchool): ResumeBlock[] {
  return [...block('subheading', degree), ...block('note', joined([institution, dates], factSeparator))]
}

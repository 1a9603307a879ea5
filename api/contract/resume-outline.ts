import type { ResumeData, ResumeJob, ResumeSchool } from './voice-to-resume.ts'

/** One paragraph of the printed resume. Word and PDF are made from the same list, so they say the same in the same order. */
export type ResumeBlock =
  | { kind: 'title'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'bullet'; text: string }

/** Between facts on one line. A bar is what resume readers split on, and no name holds one. */
export const factSeparator = ' | '

const clean = (text: string) => text.replace(/\s+/gu, ' ').trim()
const joined = (parts: readonly string[], by: string) => parts.map(clean).filter(Boolean).join(by)

/** The resume from top to bottom; what is empty is left out, heading included. */
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

/** Title; then employer, place and dates on one line; then what was done. */
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

import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { isoDates } from './dates.ts'

const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Without its empty parts, since `"email": ""` is no e-mail address. */
function filled<Parts extends object>(parts: Parts): Partial<Parts> {
  const isFilled = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => isFilled(value))) as Partial<Parts>
}

/** Dates that cannot be written as the schema wants them stand beside it as `dates`, in the person's words: the schema allows further fields. */
const datesOf = (printed: string) => isoDates(printed) ?? { dates: printed }

/** A gap such as "[your e-mail]" is no e-mail address. */
const emailOf = (email: string) => (/^[^\s@[\]]+@[^\s@[\]]+\.[^\s@[\]]+$/u.test(email) ? email : '')

/**
 * The resume as a JSON Resume, version 1.0.0 (https://jsonresume.org/schema), for other resume tools. Nothing is added to what the resume says.
 * @returns the file's text
 */
export function writeJsonResume(resume: ResumeData): string {
  const { contactInfo, professionalSummary, coreCompetencies, professionalExperience, education, certifications } = resume
  const { name, phone, location } = contactInfo
  const json = {
    $schema: schemaAddress,
    basics: filled({
      name,
      email: emailOf(contactInfo.email),
      phone,
      summary: professionalSummary,
      location: location === '' ? undefined : { address: location },
    }),
    work: professionalExperience.map(({ title, company, location, dates, description }) =>
      filled({ name: company, position: title, location, ...datesOf(dates), highlights: description }),
    ),
    education: education.map(({ degree, institution, dates }) => filled({ institution, studyType: degree, ...datesOf(dates) })),
    certificates: certifications.map((name) => ({ name })),
    skills: coreCompetencies.map((name) => ({ name })),
    meta: { version: 'v1.0.0' },
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

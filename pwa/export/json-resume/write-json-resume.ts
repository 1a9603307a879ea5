import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { isoDates } from './dates.ts'

const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Drops empty fields: `"email": ""` is no e-mail address. */
function filled<Parts extends object>(parts: Parts): Partial<Parts> {
  const isFilled = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => isFilled(value))) as Partial<Parts>
}

/** Dates that do not fit the schema go into `dates` as the user wrote them; extra fields are allowed. */
const datesOf = (printed: string) => isoDates(printed) ?? { dates: printed }

/** A blank such as "[your e-mail]" is not an address. */
const emailOf = (email: string) => (/^[^\s@[\]]+@[^\s@[\]]+\.[^\s@[\]]+$/u.test(email) ? email : '')

/** JSON Resume 1.0.0 (https://jsonresume.org/schema). Adds nothing to the resume. */
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

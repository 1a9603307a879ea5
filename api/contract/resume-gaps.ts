import { severalWord } from './number-words.ts'
import type { MissingFact, ResumeData, ResumeJob, ResumeSchool } from './voice-to-resume.ts'

/** What recruiters look for and this resume lacks. Rechecked by the page after every edit. */
export function missingFacts(resume: ResumeData): MissingFact[] {
  const { contactInfo, professionalExperience, education, certifications, coreCompetencies } = resume
  return [
    ...contactGaps(contactInfo),
    ...(professionalExperience.length === 0
      ? [gap('professionalExperience', 'We didn’t find any jobs. Which jobs, paid or not, would you like to include?')]
      : professionalExperience.flatMap(jobGaps)),
    ...(education.length === 0
      ? [gap('education', 'We didn’t find any education. Where did you go to school or learn your trade?')]
      : education.flatMap(schoolGaps)),
    ...(coreCompetencies.length === 0
      ? [gap('coreCompetencies', 'We didn’t find any skills. Which tools, languages or skills do you use at work?')]
      : []),
    ...(certifications.length === 0
      ? [gap('certifications', 'We didn’t find a certificate or license. If you have one, add it here.')]
      : []),
  ]
}

const number = new RegExp(`\\d|\\b(?:${severalWord})s?\\b`, 'i')

const gap = (field: string, prompt: string): MissingFact => ({ field, prompt })
const isEmpty = (text: string) => text.trim() === ''

function contactGaps({ name, email, phone, location }: ResumeData['contactInfo']): MissingFact[] {
  return [
    ...(isEmpty(name) ? [gap('contactInfo.name', 'What is your full name?')] : []),
    ...(isEmpty(email) ? [gap('contactInfo.email', 'Which email address should employers use?')] : []),
    ...(isEmpty(phone) ? [gap('contactInfo.phone', 'Which phone number should employers call?')] : []),
    ...(isEmpty(location) ? [gap('contactInfo.location', 'Which city do you live in? You don’t need to give the street.')] : []),
  ]
}

function named({ title, company }: ResumeJob, at: number): string {
  if (!isEmpty(title) && !isEmpty(company)) return `${title} at ${company}`
  return title.trim() || company.trim() || `job ${at + 1}`
}

function jobGaps(job: ResumeJob, at: number): MissingFact[] {
  const path = `professionalExperience.${at}`
  const where = named(job, at)
  const lines = job.description.filter((line) => !isEmpty(line))
  return [
    ...(isEmpty(job.title) ? [gap(`${path}.title`, `What was your job title (${where})?`)] : []),
    ...(isEmpty(job.company) ? [gap(`${path}.company`, `Who did you work for (${where})?`)] : []),
    ...(isEmpty(job.dates) ? [gap(`${path}.dates`, `When did you start and leave (${where})? Month and year are enough.`)] : []),
    ...(lines.length === 0
      ? [gap(`${path}.description`, `What did you do there, and what came of it (${where})?`)]
      : lines.some((line) => number.test(line))
        ? []
        : [gap(`${path}.description`, `Is there a number you can give (${where})? How many, how often, how fast?`)]),
    ...placeholdersIn(job.description, `${path}.description`, where),
  ]
}

function placeholdersIn(lines: readonly string[], field: string, where: string): MissingFact[] {
  const found = [...new Set(lines.flatMap((line) => line.match(/\[[^\]]{1,60}\]/g) ?? []))]
  return found.map((placeholder) => gap(field, `Fill in ${placeholder} or remove it (${where}).`))
}

function schoolGaps({ degree, institution, dates }: ResumeSchool, at: number): MissingFact[] {
  const path = `education.${at}`
  const where = degree.trim() || institution.trim() || `school ${at + 1}`
  return [
    ...(isEmpty(degree) ? [gap(`${path}.degree`, `What did you complete there (${where})?`)] : []),
    ...(isEmpty(institution) ? [gap(`${path}.institution`, `Which school was it (${where})?`)] : []),
    ...(isEmpty(dates) ? [gap(`${path}.dates`, `What year did you finish (${where})?`)] : []),
  ]
}

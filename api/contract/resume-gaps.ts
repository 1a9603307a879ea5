import type { MissingFact, ResumeData, ResumeJob, ResumeSchool } from './voice-to-resume.ts'

/** What recruiters look for and this resume lacks. Rechecked by the page after every edit. */
export function missingFacts(resume: ResumeData): MissingFact[] {
  const { contactInfo, professionalExperience, education, certifications, coreCompetencies } = resume
  return [
    ...contactGaps(contactInfo),
    ...(professionalExperience.length === 0
      ? [gap('professionalExperience', 'We found no job. Which jobs, paid or not, would you like to show?')]
      : professionalExperience.flatMap(jobGaps)),
    ...(education.length === 0
      ? [gap('education', 'We found no school or training. Where did you learn your trade, or go to school?')]
      : education.flatMap(schoolGaps)),
    ...(coreCompetencies.length === 0
      ? [gap('coreCompetencies', 'We found no skills. Which tools, languages or skills do you use at work?')]
      : []),
    ...(certifications.length === 0
      ? [gap('certifications', 'We found no certificate or license. If you have one, it belongs here.')]
      : []),
  ]
}

const gap = (field: string, prompt: string): MissingFact => ({ field, prompt })
const isEmpty = (text: string) => text.trim() === ''

function contactGaps({ name, email, phone, location }: ResumeData['contactInfo']): MissingFact[] {
  return [
    ...(isEmpty(name) ? [gap('contactInfo.name', 'What is your full name?')] : []),
    ...(isEmpty(email) ? [gap('contactInfo.email', 'Which email address should they write to?')] : []),
    ...(isEmpty(phone) ? [gap('contactInfo.phone', 'Which phone number can they call?')] : []),
    ...(isEmpty(location) ? [gap('contactInfo.location', 'In which city do you live? The street is not needed.')] : []),
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
    ...(isEmpty(job.dates) ? [gap(`${path}.dates`, `From when to when (${where})? Month and year are enough.`)] : []),
    ...(lines.length === 0
      ? [gap(`${path}.description`, `What did you do there, and what came of it (${where})?`)]
      : lines.some((line) => /\d/.test(line))
        ? []
        : [gap(`${path}.description`, `Is there a number you can give (${where})? How many, how often, how fast?`)]),
    ...placeholdersIn(job.description, `${path}.description`, where),
  ]
}

function placeholdersIn(lines: readonly string[], field: string, where: string): MissingFact[] {
  const found = [...new Set(lines.flatMap((line) => line.match(/\[[^\]]{1,60}\]/g) ?? []))]
  return found.map((placeholder) => gap(field, `Fill in ${placeholder} or take it out (${where}).`))
}

function schoolGaps({ degree, institution, dates }: ResumeSchool, at: number): MissingFact[] {
  const path = `education.${at}`
  const where = degree.trim() || institution.trim() || `school ${at + 1}`
  return [
    ...(isEmpty(degree) ? [gap(`${path}.degree`, `What did you finish there (${where})?`)] : []),
    ...(isEmpty(institution) ? [gap(`${path}.institution`, `At which school (${where})?`)] : []),
    ...(isEmpty(dates) ? [gap(`${path}.dates`, `In which year (${where})?`)] : []),
  ]
}

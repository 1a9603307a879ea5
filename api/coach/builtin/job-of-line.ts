import type { ExperienceLine } from '../scoring/match-reading.ts'

const datesInLine =
  /[\s,(|•·–—-]*\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?\s+|\d{1,2}\/)?(?:19|20)\d\d\b(?:[\s()]*(?:-|–|—|to|until)[\s]*(?:(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?\s+|\d{1,2}\/)?(?:19|20)\d\d|present|current|now|today|date))?\)?/gi
const occupation =
  /\b(?:\w*(?:er|or|ist|ian|ant|ent|yst|eer)|nurse|chef|cook|clerk|assistant|associate|intern|apprentice|head|lead|porter|paralegal|attendant|handler|generalist|specialist|executive|analyst|technician|representative|barista|welder|driver|teacher|secretary|aide|officer|supervisor|manager|director|engineer|electrician|agent|porter|parent|joiner)\b/i
const organization = /\b(?:Ltd|LLC|Inc|GmbH|Hospital|School|University|College|Center|Centre|Hotel|Clinic|Council)\b/
/** Where somebody works within an employer: behind a title it looks like one. */
const department = /\b(?:unit|ward|department|dept\.?|division|team|floor|shift)$/i
const place = /^(?:[A-Z][\w.'-]+(?: [A-Z][\w.'-]+)*,? )?(?:[A-Z]{2}|USA|UK)$/

export interface Job {
  title: string | null
  employer: string | null
}

/** Title and employer of the job a line belongs to, as far as the resume names them plainly. */
export function jobOf({ job }: Pick<ExperienceLine, 'job'>): Job {
  if (!job) return { title: null, employer: null }
  const parts = job
    .replace(datesInLine, ' ')
    .replace(/\([^)]{0,40}\)/g, ' ')
    .split(/\s*[,|•·–—;\t]\s*|\s+-\s+|\s+at\s+|\s{2,}/)
    .map((part) => part.replace(/^[\s()-]+|[\s()-]+$/g, '').trim())
    .filter((part) => part.length > 1 && !place.test(part))
  const titleAt = parts.findIndex((part) => occupation.test(part) && part.split(' ').length <= 6 && !organization.test(part))
  const title = titleAt >= 0 ? parts[titleAt]! : null
  const others = parts.filter((_, index) => index !== titleAt)
  const employer = others.find((part) => organization.test(part)) ?? others.find((part) => !department.test(part)) ?? null
  return { title, employer }
}

/** "As a sous chef at The Oak" or what is known of it, for the beginning of a sentence. */
export function whereItWas(line: Pick<ExperienceLine, 'job'>): string {
  const { title, employer } = jobOf(line)
  if (title && employer) return `In my role as ${title} at ${employer}`
  if (title) return `In my role as ${title}`
  if (employer) return `During my time at ${employer}`
  return 'In [role] at [employer]'
}

/** "Sous Chef at The Oak", or null. */
export function jobNamed(line: Pick<ExperienceLine, 'job'>): string | null {
  const { title, employer } = jobOf(line)
  return title ? (employer ? `${title} at ${employer}` : title) : null
}

/** The same for the coach's voice: "(Accounting Clerk, Buckeye Foods LLC)", or nothing. */
export function underWhichJob(line: Pick<ExperienceLine, 'job'>): string {
  const { title, employer } = jobOf(line)
  const named = [title, employer].filter(Boolean).join(', ')
  return named ? ` (${named})` : ''
}

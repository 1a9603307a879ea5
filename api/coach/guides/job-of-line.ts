import type { ExperienceLine } from '../reading/match-reading.ts'
import { taggedWords } from '../text/part-of-speech.ts'
import { openingVerb } from './verb-forms.ts'

const datesInLine =
  /[\s,(|•·–—-]*\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?\s+|\d{1,2}\/)?(?:19|20)\d\d\b(?:[\s()]*(?:-|–|—|to|until)[\s]*(?:(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?\s+|\d{1,2}\/)?(?:19|20)\d\d|present|current|now|today|date))?\)?/gi
const occupation =
  /\b(?:\w*(?:er|or|ist|ian|ant|ent|yst|eer)|nurse|chef|cook|clerk|assistant|associate|intern|apprentice|head|lead|porter|paralegal|attendant|handler|generalist|specialist|executive|analyst|technician|representative|barista|welder|driver|teacher|secretary|aide|officer|supervisor|manager|director|engineer|electrician|agent|porter|parent|joiner)\b/i
const organization = /\b(?:Ltd|LLC|Inc|GmbH|Hospital|School|University|College|Center|Centre|Hotel|Clinic|Council)\b/
/** Where somebody works within an employer: behind a title it looks like one. */
const department = /\b(?:unit|ward|department|dept\.?|division|team|floor|shift)$/i
const place = /^(?:[A-Z][\w.'-]+(?: [A-Z][\w.'-]+)*,? )?(?:[A-Z]{2}|USA|UK)$/

/** An occupation heads its phrase: "Teacher of Mathematics", "Buyer II", but not "Fox Valley Paper Machinery". */
function namesOccupation(part: string): boolean {
  return new RegExp(`${occupation.source}(?=$|\\s+(?:of|in|for|de|to|i{1,3}|\\d)\\b|\\s*[/&(-])`, 'i').test(part)
}

/** What stands beside a title may be a line about the work ("Train two apprentices"). */
function isName(part: string): boolean {
  return /^[\p{Lu}\d]/u.test(part) && openingVerb(part) === null
}

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
  const titleAt = parts.findIndex((part) => namesOccupation(part) && part.split(' ').length <= 6 && !organization.test(part))
  const title = titleAt >= 0 ? parts[titleAt]! : null
  const others = parts.filter((part, index) => index !== titleAt && isName(part))
  // Without a title beside it, a name could be anything.
  const named = title ? others.find((part) => !department.test(part)) : undefined
  return { title, employer: others.find((part) => organization.test(part)) ?? named ?? null }
}

const longestName = 6

/** "In my role as Sous Chef at The Oak" or what is known of it, for the beginning of a sentence; null where nothing is. */
export function whereItWas(line: Pick<ExperienceLine, 'job'>): string | null {
  const { title, employer } = jobOf(line)
  // What was read as an employer and is a sentence is not said.
  const at = employer && employer.split(' ').length <= longestName ? employer : null
  if (title) return `In my role as ${title}${at ? ` at ${at}` : ''}`
  return at ? `During my time at ${at}` : null
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

const longestTitleWords = 6

/** "the Sous Chef role", or "this role" where what was read as the job's title is a sentence or in doubt. */
export function roleNamed(title: string | null): string {
  const bare = title?.replace(/\s*[(@|].*$/, '') ?? ''
  const isName = namesOccupation(bare) && bare.split(' ').length <= longestTitleWords && !/[.,:;!?]$/.test(bare)
  if (!isName || taggedWords(bare).some(({ tag }) => tag === 'PRON' || tag === 'AUX')) return 'this role'
  const name = bare === bare.toUpperCase() && /\p{Lu}{4}/u.test(bare) ? bare.toLowerCase() : bare
  return `the ${name} role`
}

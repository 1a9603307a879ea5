import { asResumeLine } from '../../../api/contract/first-person.ts'
import { withFigures } from '../../../api/contract/number-words.ts'
import { takeEmail, takePhone } from '../../../api/contract/spoken-address.ts'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { dateSaid, withSpokenYears } from '../../../api/contract/years-said.ts'
import { draftAtom } from '../../platform/draft.ts'
import { afterEdit, type FieldPath, isEmptyEntry, valueAt, withoutEmpty } from './resume-edit.ts'
import questions from './told-questions.json' with { type: 'json' }

/** The answers so far, and the current question's `id`, or `done`. */
export interface Told {
  at: string
  resume: ResumeData
  typing?: string
}

export interface Question {
  id: string
  part: 'You' | 'Jobs' | 'Education' | 'Certificates' | 'Skills'
  /** `line`: one field. `list`: any number of entries. `another`: whether to add a job or school. */
  kind: 'line' | 'list' | 'another'
  ask: string
  hint?: string
}

export const parts: readonly Question['part'][] = ['You', 'Jobs', 'Education', 'Certificates', 'Skills']

export const nothingTold: Told = {
  at: 'contactInfo.name',
  resume: {
    contactInfo: { name: '', email: '', phone: '', location: '' },
    professionalSummary: '',
    coreCompetencies: [],
    professionalExperience: [],
    education: [],
    certifications: [],
  },
}

export const wayAtom = draftAtom<'' | 'steps' | 'one-go'>('spoken-way', '')

/** Kept through a reload, sealed, by the tab's draft. */
export const toldAtom = draftAtom('told-steps', nothingTold)

const jobs = 'professionalExperience'
const schools = 'education'

type Words = Pick<Question, 'id' | 'ask' | 'hint'>

const asked = (part: Question['part'], { id, ask, hint }: Words, entry = '', there = ''): Question => ({
  ...{ id: entry + id, part, ask: ask.replace('{there}', there), ...(hint && { hint }) },
  kind: ['description', 'certifications', 'coreCompetencies'].includes(id) ? 'list' : 'line',
})

const more = (part: Question['part'], id: string, ask: string): Question => ({ id, part, kind: 'another', ask })

/** In order, as far as the answers lead. */
export function questionsOf({ professionalExperience, education }: ResumeData): Question[] {
  const { you, job, school, anotherJob, anotherSchool, certificates, skills } = questions
  const last = professionalExperience.at(-1)
  return [
    ...you.map((words) => asked('You', words)),
    ...professionalExperience.flatMap(({ company }, at) =>
      job.map((words) => asked('Jobs', words, `${jobs}.${at}.`, company ? `at ${company}` : 'there')),
    ),
    more('Jobs', jobs, last ? anotherJob.more.replace('{there}', last.company || last.title || 'this one') : anotherJob.first),
    ...education.flatMap((_, at) => school.map((words) => asked('Education', words, `${schools}.${at}.`))),
    more('Education', schools, education.length > 0 ? anotherSchool.more : anotherSchool.first),
    asked('Certificates', certificates),
    asked('Skills', skills),
  ]
}

export const questionAt = ({ at, resume }: Told): Question | undefined => questionsOf(resume).find(({ id }) => id === at)

/** "March 2019 – Present" is one field but two questions. */
function timesIn(dates: string): Record<'from' | 'to', string> {
  if (dates === 'Present') return { from: '', to: dates }
  if (dates.startsWith('Until ')) return { from: '', to: dates.slice('Until '.length) }
  const [from = '', ...to] = dates.split(' – ')
  return { from, to: to.join(' – ') }
}

const time = /^(.*)\.(from|to)$/
const datesPath = (entry: string) => `${entry}.dates`

export function answerAt(resume: ResumeData, { id, kind }: Question): string {
  if (kind !== 'line') return ''
  const [, entry, end] = time.exec(id) ?? []
  if (!entry) return String(valueAt(resume, id) ?? '')
  return timesIn(String(valueAt(resume, datesPath(entry)) ?? ''))[end as 'from' | 'to']
}

/** What people say before the answer itself: "My name is", "I'm a", "I worked for", "It was at the", "over at the", "same, …". */
const beginnings = [
  "my (?:\\w+ )?(?:name|title|job|role|employer|school|degree)(?:['’]s| is| was)",
  "(?:I['’]m|I am|I was|I['’]ve)",
  'I (?:also )?(?:have|had|hold|got|did|live|lived|work|worked|went|studied|finished|earned|know|use|speak|can use)',
  "(?:it|that)(?: was|['’]s)",
  'this is|same,|over(?= at )',
]
const opening = new RegExp(
  `^(?:(?:well|um|uh|so|hi|hello|okay|yeah),? )*(?:${beginnings.join('|')})(?: (?:called|got|working|employed|based|over|as|at|for|from|in|to|with))*(?: (?:an?|the|my))? `,
  'i',
)

/** What people add to a name: "people call me Dev", "that's S Z Y M A N S K I". */
const aside = /,? (?:but )?(?:people|everyone|everybody|friends|they) (?:just )?call me .*$|, that['’]s (?:[A-Z][ .,-]*)+$/

export const withoutOpening = (text: string) => (opening.test(text) ? text.replace(opening, '').replace(/\.$/, '') : text)

/** As the resume prints it: the answer without "My name is", and spoken numbers and symbols as digits and signs. */
export function written({ id }: Question, said: string): string {
  const text = said.trim()
  if (time.test(id) || id.endsWith('.dates')) return dateSaid(text)
  if (id === 'contactInfo.phone' && /\p{L}/u.test(text)) return takePhone(text).value || text
  if (id === 'contactInfo.email') return takeEmail(text).value || text
  if (id === 'contactInfo.name') return withoutOpening(text.replace(aside, ''))
  if (id === 'certifications') return withFigures(withSpokenYears(withoutOpening(text)))
  return id.endsWith('.description') ? withFigures(text) : withoutOpening(text)
}

/** Starts a resume line: parsers take a lowercase start for a continuation of the line before. */
const beginsLine = /\.(?:title|degree|description)$/

export function withAnswer(resume: ResumeData, { id, kind }: Question, said: string): ResumeData {
  const text = beginsLine.test(id) ? asResumeLine(said.charAt(0).toUpperCase() + said.slice(1)) : said
  if (kind === 'list') {
    const items = id === 'coreCompetencies' ? text.split(/[,\n]/) : [text]
    const entries = items.map((item) => item.trim()).filter(Boolean)
    return entries.reduce((now, item) => afterEdit(now, { type: 'add', path: id, text: item }), resume)
  }
  const [, entry, end] = time.exec(id) ?? []
  if (!entry) return afterEdit(resume, { type: 'write', path: id, text })
  const before = timesIn(String(valueAt(resume, datesPath(entry))))
  const [from, to] = end === 'from' ? [text.trim(), before.to] : [before.from, text.trim()]
  return afterEdit(resume, { type: 'write', path: datesPath(entry), text: datesFrom(from, to) })
}

export const datesFrom = (from: string, to: string): string =>
  from && to ? `${from} – ${to}` : from || (to && to !== 'Present' ? `Until ${to}` : to)

/** The list of an entry whose first question was skipped, or null. */
function listOfEmpty(resume: ResumeData, id: string): FieldPath | null {
  const [, list, index] = /^(\w+)\.(\d+)\.(?:title|degree)$/.exec(id) ?? []
  const entry = list && valueAt(resume, `${list}.${index}`)
  return entry && isEmptyEntry(entry) ? list : null
}

/** Drops an entry that was opened but left empty. */
function moved({ at, resume }: Told, by: 1 | -1): Told {
  const list = listOfEmpty(resume, at)
  if (list) return { at: list, resume: withoutEmpty(resume) }
  const ids = [...questionsOf(resume).map(({ id }) => id), 'done']
  return { at: ids[Math.max(0, ids.indexOf(at) + by)]!, resume }
}

export const next = (told: Told) => moved(told, 1)

export const back = (told: Told) => moved(told, -1)

export function another({ at, resume }: Told): Told {
  const more = afterEdit(resume, { type: 'add', path: at })
  const index = (valueAt(more, at) as unknown[]).length - 1
  return { at: `${at}.${index}.${at === jobs ? 'title' : 'degree'}`, resume: more }
}

export function progress({ at, resume }: Told): number {
  const ids = questionsOf(resume).map(({ id }) => id)
  return at === 'done' ? 1 : ids.indexOf(at) / ids.length
}

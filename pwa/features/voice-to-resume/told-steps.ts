import { atom, type SetStateAction } from 'jotai'
import { takeEmail, takePhone } from '../../../api/contract/spoken-address.ts'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { dateSaid } from '../../../api/contract/years-said.ts'
import { draftAtom } from '../../platform/draft.ts'
import { afterEdit, type FieldPath, valueAt } from './resume-edit.ts'

/** What has been answered so far, and the question that is asked now: the `id` of a question, or `done`. */
export interface Told {
  at: string
  resume: ResumeData
  /** What is in the field of this question and not taken yet. */
  typing?: string
}

export interface Question {
  id: string
  /** The part of the resume it belongs to. */
  part: 'You' | 'Jobs' | 'Education' | 'Certificates' | 'Skills'
  /** `line`: one field. `list`: as many entries as the user likes. `another`: whether to add a job or a school. */
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

/** How the user tells their life; '' until they have chosen. */
export const wayAtom = draftAtom<'' | 'steps' | 'one-go'>('spoken-way', '')

const keptAtom = draftAtom<string>('told-steps', '')

/** What was told question by question. The draft of this tab keeps it, sealed, through a reload. */
export const toldAtom = atom(
  (get) => read(get(keptAtom)),
  (get, set, told: SetStateAction<Told>) =>
    set(keptAtom, JSON.stringify(typeof told === 'function' ? told(read(get(keptAtom))) : told)),
)
const read = (kept: string): Told => (kept ? JSON.parse(kept) : nothingTold)

const jobs = 'professionalExperience'
const schools = 'education'

const you: readonly Question[] = [
  { id: 'contactInfo.name', part: 'You', kind: 'line', ask: 'What is your name?', hint: 'As it should be on your resume.' },
  { id: 'contactInfo.location', part: 'You', kind: 'line', ask: 'Which city do you live in?', hint: 'No street is needed.' },
  { id: 'contactInfo.phone', part: 'You', kind: 'line', ask: 'What is your phone number?', hint: 'Say or type its digits.' },
  { id: 'contactInfo.email', part: 'You', kind: 'line', ask: 'What is your email address?', hint: 'Say "at" and "dot".' },
]

function jobQuestions({ company }: { company: string }, index: number): Question[] {
  const there = company ? `at ${company}` : 'there'
  const line = (field: string, ask: string, hint: string): Question => ({
    ...{ id: `${jobs}.${index}.${field}`, part: 'Jobs', kind: 'line', ask, hint },
  })
  return [
    line('title', 'What is or was your job title?', 'For example: nurse, line cook, forklift driver.'),
    line('company', 'Who did you work for?', 'The name of the employer, or "self-employed".'),
    line('location', 'In which city was that?', 'You can skip this one.'),
    line('from', `When did you start ${there}?`, 'The month and the year, or only the year.'),
    line('to', `When did you leave?`, 'The month and the year, or only the year.'),
    {
      ...line(
        'description',
        `What did you do ${there}?`,
        'One thing at a time. Numbers help: how many, how often, what got better.',
      ),
      kind: 'list',
    },
  ]
}

function schoolQuestions(_school: unknown, index: number): Question[] {
  const line = (field: string, ask: string, hint: string): Question => ({
    ...{ id: `${schools}.${index}.${field}`, part: 'Education', kind: 'line', ask, hint },
  })
  return [
    line('degree', 'What did you learn or finish?', 'A degree, a diploma, a training, or "high school".'),
    line('institution', 'At which school?', 'Its name, and the city if you like.'),
    line('dates', 'When did you finish?', 'The year is enough.'),
  ]
}

/** All questions in their order, as far as the answers lead to them. */
export function questionsOf({ professionalExperience, education }: ResumeData): Question[] {
  const last = professionalExperience.at(-1)
  return [
    ...you,
    ...professionalExperience.flatMap(jobQuestions),
    last
      ? { id: jobs, part: 'Jobs', kind: 'another', ask: `Another job, before ${last.company || last.title || 'this one'}?` }
      : {
          id: jobs,
          part: 'Jobs',
          kind: 'another',
          ask: 'Have you had a job, paid or not?',
          hint: 'We start with the newest one.',
        },
    ...education.flatMap(schoolQuestions),
    education.length > 0
      ? { id: schools, part: 'Education', kind: 'another', ask: 'Another school, course, or training?' }
      : { id: schools, part: 'Education', kind: 'another', ask: 'Is there a school, course, or training to show?' },
    {
      ...{ id: 'certifications', part: 'Certificates', kind: 'list', ask: 'Which certificates or licenses do you have?' },
      hint: 'One at a time, for example: RN license, forklift certificate.',
    },
    {
      ...{ id: 'coreCompetencies', part: 'Skills', kind: 'list', ask: 'Which skills, tools, and languages do you use at work?' },
      hint: 'One at a time, or with commas between them.',
    },
  ]
}

export const questionAt = ({ at, resume }: Told): Question | undefined => questionsOf(resume).find(({ id }) => id === at)

/** "March 2019 – Present" is printed in one field and asked in two questions. */
function timesIn(dates: string): Record<'from' | 'to', string> {
  if (dates === 'Present') return { from: '', to: dates }
  if (dates.startsWith('Until ')) return { from: '', to: dates.slice('Until '.length) }
  const [from = '', ...to] = dates.split(' – ')
  return { from, to: to.join(' – ') }
}

const time = /^(.*)\.(from|to)$/
const datesPath = (entry: string) => `${entry}.dates`

/** What a question was answered with; '' for nothing. */
export function answerAt(resume: ResumeData, { id, kind }: Question): string {
  if (kind !== 'line') return ''
  const [, entry, end] = time.exec(id) ?? []
  if (!entry) return String(valueAt(resume, id) ?? '')
  return timesIn(String(valueAt(resume, datesPath(entry)) ?? ''))[end as 'from' | 'to']
}

/** An answer as the resume will have it: in dates, phone numbers and addresses, spoken numbers and signs are written as figures. */
export function written({ id }: Question, said: string): string {
  const text = said.trim()
  if (time.test(id) || id.endsWith('.dates')) return dateSaid(text)
  if (id === 'contactInfo.phone' && /\p{L}/u.test(text)) return takePhone(text).value || text
  if (id === 'contactInfo.email') return takeEmail(text).value || text
  return text
}

/** What begins a line of the resume: in small letters, readers of resumes take it for the end of the line before. */
const beginsLine = /\.(?:title|degree|description)$/

/** The resume with an answer in its field, word for word. */
export function withAnswer(resume: ResumeData, { id, kind }: Question, said: string): ResumeData {
  const text = beginsLine.test(id) ? said.charAt(0).toUpperCase() + said.slice(1) : said
  if (kind === 'list') {
    const items = id === 'coreCompetencies' ? text.split(/[,\n]/) : [text]
    const entries = items.map((item) => item.trim()).filter(Boolean)
    return entries.reduce((now, item) => afterEdit(now, { type: 'add', path: id, text: item }), resume)
  }
  const [, entry, end] = time.exec(id) ?? []
  if (!entry) return afterEdit(resume, { type: 'write', path: id, text })
  const before = timesIn(String(valueAt(resume, datesPath(entry))))
  const [from, to] = end === 'from' ? [text.trim(), before.to] : [before.from, text.trim()]
  const dates = from && to ? `${from} – ${to}` : from || (to && to !== 'Present' ? `Until ${to}` : to)
  return afterEdit(resume, { type: 'write', path: datesPath(entry), text: dates })
}

const isEmpty = (value: unknown): boolean => (Array.isArray(value) ? value.every(isEmpty) : value === '')

/** Without jobs and schools of which nothing was said. */
export function withoutEmpty(resume: ResumeData): ResumeData {
  const said = <Entry extends object>(list: readonly Entry[]) => list.filter((entry) => !Object.values(entry).every(isEmpty))
  return { ...resume, professionalExperience: said(resume.professionalExperience), education: said(resume.education) }
}

/** The list behind the first question of an entry of which nothing was said, or null. */
function listOfEmpty(resume: ResumeData, id: string): FieldPath | null {
  const [, list, index] = /^(\w+)\.(\d+)\.(?:title|degree)$/.exec(id) ?? []
  const entry = list && valueAt(resume, `${list}.${index}`)
  return entry && Object.values(entry).every(isEmpty) ? list : null
}

/** On to the next question. An entry that was opened and not begun is given up. */
export function next({ at, resume }: Told): Told {
  const list = listOfEmpty(resume, at)
  if (list) return { at: list, resume: withoutEmpty(resume) }
  const ids = questionsOf(resume).map(({ id }) => id)
  return { at: ids[ids.indexOf(at) + 1] ?? 'done', resume }
}

/** Back to the question before; from the end to the last one. */
export function back({ at, resume }: Told): Told {
  const list = listOfEmpty(resume, at)
  if (list) return { at: list, resume: withoutEmpty(resume) }
  const ids = questionsOf(resume).map(({ id }) => id)
  return { at: ids[(at === 'done' ? ids.length : ids.indexOf(at)) - 1] ?? ids[0]!, resume }
}

/** "Yes" to another job or school: its first question. */
export function another({ at, resume }: Told): Told {
  const more = afterEdit(resume, { type: 'add', path: at })
  const index = (valueAt(more, at) as unknown[]).length - 1
  return { at: `${at}.${index}.${at === jobs ? 'title' : 'degree'}`, resume: more }
}

/** How far it is, from 0 to 1. */
export function progress({ at, resume }: Told): number {
  const ids = questionsOf(resume).map(({ id }) => id)
  return at === 'done' ? 1 : ids.indexOf(at) / ids.length
}

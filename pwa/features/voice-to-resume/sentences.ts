import { asResumeLine } from '../../../api/contract/first-person.ts'
import { withFigures } from '../../../api/contract/number-words.ts'
import { takeEmail, takePhone } from '../../../api/contract/spoken-address.ts'
import type { ResumeData, ResumeJob, ResumeSchool, ToldSentence } from '../../../api/contract/voice-to-resume.ts'
import { dateSaid, withSpokenYears } from '../../../api/contract/years-said.ts'
import {
  afterEdit,
  type EditedResume,
  type FieldPath,
  jobName,
  type SentenceCard,
  textsAt,
  valueAt,
  withoutEmpty,
} from './resume-edit.ts'
import { withoutOpening } from './told-steps.ts'

/** "Yes." and "Um, well." are not worth sorting; "Eighteen beds." is. */
const sayingNothing =
  /^(?:(?:u[hm]+|er+|yes|yeah|no|okay|well|so|right|hi|hello|thanks|thank you|that(?:'s| is) (?:it|all))[,.!?\s]*)+$/i

const contactWord = /^(?:my|name|is|i|live|in|m|am|e|e?mail|address|phone|cell|number|and|at|you|can|reach|me|on|by|hi|hello)$/i

/** "My name is Ana Costa." */
function saysOnlyContact(text: string, read: SentenceCard['read']): boolean {
  if (read.length === 0 || read.some(({ field }) => !field.startsWith('contactInfo.'))) return false
  const spoken = takePhone(takeEmail(text).rest).rest
  const rest = read.reduce((left, one) => left.replace(one.text, ''), spoken)
  return (rest.match(/[\p{L}\d]+/gu) ?? []).every((word) => contactWord.test(word))
}

/** A model has placed what it read; of what the built-in reader read, the user says whether it is all of the sentence. */
export const cardsOf = (resume: ResumeData, sentences: readonly ToldSentence[], isByModel: boolean): SentenceCard[] =>
  sentences.map(({ text, fields }) => {
    const isPlaced = isByModel && fields.length > 0
    const isFiller = fields.length === 0 && sayingNothing.test(text)
    const read = fields.flatMap((field) => textsAt(resume, [field]).map((one) => ({ field, text: one })))
    return {
      sentence: withFigures(withSpokenYears(text)),
      read,
      state: isPlaced || saysOnlyContact(text, read) ? 'sorted' : isFiller ? 'left-out' : 'open',
      isToSort: !isPlaced,
    }
  })

type NewPlace =
  | { to: 'job'; index: number }
  /** `keepsLine`: the sentence is also a line of what was done there. */
  | { to: 'new-job'; facts: Pick<ResumeJob, 'title' | 'company' | 'dates'>; keepsLine: boolean }
  | { to: 'school'; facts: ResumeSchool }
  | { to: 'coreCompetencies' | 'certifications' | 'professionalSummary' }

const month = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)\\p{L}*'
const date = `(?:${month} )?(?:19|20)\\d\\d`
const span = new RegExp(`(since )?\\b(${date})(?: ?(?:to|until|till|through|and|[–-]) ?(${date}|now|today|the present))?`, 'u')
const word = "\\p{Lu}[\\p{L}\\d&’'-]*(?:\\.(?= \\p{Lu}))?"
const named = (before: string) =>
  new RegExp(`\\b(?:${before})(?: the)? ((?!${month}\\b)${word}(?: (?:(?:of|and|the|&) )*${word})*)`, 'u')
const nameAfter = { 'new-job': named('at|for|with'), school: named('at|from|to') }

/** "as a registered nurse at" */
const jobTitle = /\b(?:as|was|am|’m|'m) an? ([\p{L}\d ,/&-]{3,60}?) (?:at|for|with|in)\b/u

type Facts = Partial<Record<'title' | 'company' | 'from' | 'to' | 'institution' | 'dates', string>> & { isCurrent?: boolean }

/** What a sentence says of a job or a school, for the user to change: dates, a name after "at", a title after "as a". */
export function factsIn(sentence: string, entry: 'new-job' | 'school'): Facts {
  const [, since, from = '', to = ''] = span.exec(sentence) ?? []
  const name = nameAfter[entry].exec(sentence)?.[1] ?? ''
  if (entry === 'school') return { institution: name, dates: to || from }
  const isCurrent = since !== undefined || (to !== '' && dateSaid(to) === 'Present')
  const title = jobTitle.exec(sentence)?.[1] ?? ''
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    company: name,
    ...((isCurrent || to) && { from }),
    ...(isCurrent ? { isCurrent } : to && { to }),
  }
}

/** `open`: back among those to sort; `confirmed`: where it is already. */
export type Place = NewPlace | 'left-out' | 'open' | 'confirmed'

const fieldNames: Record<string, string> = {
  ...{ name: 'Name', email: 'Email', phone: 'Phone', professionalSummary: 'Summary', coreCompetencies: 'Skill' },
  ...{ certifications: 'Certificate', title: 'Job title', company: 'Employer', dates: 'Dates', description: 'What you did' },
  ...{ degree: 'Degree', institution: 'School' },
}

function leavesOf(value: unknown, path: FieldPath = ''): FieldPath[] {
  if (typeof value === 'string') return [path]
  return Object.entries(value as object).flatMap(([key, part]) => leavesOf(part, path ? `${path}.${key}` : key))
}

/** The text's current field: jobs and lines may have moved. */
function whereIs(resume: ResumeData, { field, text }: SentenceCard['read'][number]): FieldPath | null {
  const isThere = (path: FieldPath) => {
    const value = valueAt(resume, path)
    return path === 'professionalSummary' ? String(value).includes(text) : value === text
  }
  const shape = (path: FieldPath) => path.replace(/\d+/g, '#')
  if (isThere(field)) return field
  return leavesOf(resume).find((path) => shape(path) === shape(field) && isThere(path)) ?? null
}

const placesOf = (resume: ResumeData, { read }: SentenceCard): FieldPath[] => [
  ...new Set(read.flatMap((one) => whereIs(resume, one) ?? [])),
]

/** "Employer: Mercy Hospital", or the job it is about; null if it is in no field. */
export function whereIn(resume: ResumeData, card: SentenceCard): string | null {
  const words = placesOf(resume, card).map((path) => {
    const job = /^professionalExperience\.(\d+)\.description/.exec(path)?.[1]
    if (path === 'professionalSummary') return nameOf(path)
    return `${nameOf(path)}: ${job ? jobName(resume.professionalExperience[Number(job)]!, Number(job)) : valueAt(resume, path)}`
  })
  return words.length > 0 ? words.join(' · ') : null
}

function nameOf(path: FieldPath): string {
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part))
  if (path.endsWith('.location')) return path.startsWith('contactInfo') ? 'City' : 'Place'
  return fieldNames[parts.at(-1)!] ?? parts.at(-1)!
}

const jobPath = /^professionalExperience\.(\d+)\.(?:description\.(\d+))?/

/** The job that the user was telling about before this sentence, or null. */
export function jobBefore({ now, cards }: EditedResume, at: number): number | null {
  const jobs = cards.slice(0, at).flatMap((card) => placesOf(now, card).flatMap((path) => jobPath.exec(path)?.[1] ?? []))
  return jobs.length > 0 ? Number(jobs.at(-1)) : null
}

function withdrawn(resume: ResumeData, { read }: SentenceCard): ResumeData {
  return read.toReversed().reduce((now, one) => {
    const path = whereIs(now, one)
    if (path === null) return now
    const [, list, index] = /^(.*)\.(\d+)$/.exec(path) ?? []
    if (list) return afterEdit(now, { type: 'remove', path: list, index: Number(index) })
    const rest = path === 'professionalSummary' ? now.professionalSummary.replace(one.text, '').replace(/\s+/g, ' ') : ''
    return afterEdit(now, { type: 'write', path, text: rest })
  }, resume)
}

/**
 * Removes what the sentence had become, with a job or school that is empty then, and puts its words in the new place.
 * @param again the sentence says more: it stays there and is asked about once more
 */
export function moved(
  { now, cards }: EditedResume,
  at: number,
  place: Place,
  again = false,
): Pick<EditedResume, 'now' | 'cards'> {
  const { isUsed, ...card } = cards[at]!
  if (place === 'confirmed' || (isUsed && place === 'left-out'))
    return { now, cards: cards.with(at, { ...card, state: 'sorted' }) }
  const keeps = isUsed && place !== 'open'
  const without = keeps ? now : withdrawn(now, card)
  if (place === 'left-out' || place === 'open')
    return { now: withoutEmpty(without), cards: cards.with(at, { ...card, read: [], state: place }) }
  const [resume, read] = put(without, cards, at, place)
  const placed = { ...card, read: keeps ? [...card.read, ...read] : read }
  return {
    now: withoutEmpty(resume),
    cards: cards.with(at, again ? { ...placed, state: 'open', isUsed: true } : { ...placed, state: 'sorted' }),
  }
}

function put(resume: ResumeData, cards: EditedResume['cards'], at: number, place: NewPlace): [ResumeData, SentenceCard['read']] {
  const { sentence } = cards[at]!
  if (place.to === 'professionalSummary') {
    const text = [resume.professionalSummary, sentence].filter(Boolean).join(' ')
    return [afterEdit(resume, { type: 'write', path: place.to, text }), [{ field: place.to, text: sentence }]]
  }
  if (place.to === 'job') {
    const path = `professionalExperience.${place.index}.description`
    const text = asResumeLine(sentence)
    const index = lineFor(resume, cards, at, place.index)
    return [afterEdit(resume, { type: 'add', path, text, at: index }), [{ field: `${path}.${index}`, text }]]
  }
  if (place.to === 'new-job') {
    const index = indexByDate(resume.professionalExperience, place.facts.dates)
    const [more, read] = withEntry(resume, 'professionalExperience', index, place.facts)
    if (!place.keepsLine && read.length > 0) return [more, read]
    const [withLine, line] = put(more, cards, at, { to: 'job', index })
    return [withLine, [...read, ...line]]
  }
  if (place.to === 'school') {
    const isNamed = Object.values(place.facts).some(Boolean)
    return withEntry(resume, 'education', resume.education.length, isNamed ? place.facts : { degree: sentence })
  }
  const said = withoutOpening(sentence).replace(/[.!]$/, '')
  const items = place.to === 'coreCompetencies' ? said.split(/,\s*(?:and )?/) : [said]
  return withTexts(resume, place.to, items)
}

function withEntry(
  resume: ResumeData,
  list: 'professionalExperience' | 'education',
  index: number,
  facts: Record<string, string>,
): [ResumeData, SentenceCard['read']] {
  const read = Object.entries(facts).flatMap(([field, text]) => (text ? { field: `${list}.${index}.${field}`, text } : []))
  const more = afterEdit(resume, { type: 'add', path: list, at: index })
  return [read.reduce((now, { field, text }) => afterEdit(now, { type: 'write', path: field, text }), more), read]
}

function withTexts(resume: ResumeData, list: FieldPath, items: readonly string[]): [ResumeData, SentenceCard['read']] {
  const first = (valueAt(resume, list) as unknown[]).length
  const read = items.filter(Boolean).map((item, nth) => ({
    field: `${list}.${first + nth}`,
    text: item.charAt(0).toUpperCase() + item.slice(1),
  }))
  return [read.reduce((now, { text }) => afterEdit(now, { type: 'add', path: list, text }), resume), read]
}

/** Where a sentence goes among the lines of a job, in the order told. */
function lineFor(resume: ResumeData, cards: EditedResume['cards'], at: number, job: number): number {
  const lines = cards.flatMap((card, nth) =>
    placesOf(resume, card).flatMap((path) => {
      const [, index, line] = jobPath.exec(path) ?? []
      return line && Number(index) === job && nth !== at ? { isBefore: nth < at, line: Number(line) } : []
    }),
  )
  const before = lines.filter(({ isBefore }) => isBefore).map(({ line }) => line)
  if (before.length > 0) return Math.max(...before) + 1
  const after = lines.map(({ line }) => line)
  return after.length > 0 ? Math.min(...after) : resume.professionalExperience[job]!.description.length
}

const lastYear = (dates: string) => (dates.endsWith('Present') ? Number.POSITIVE_INFINITY : Number(dates.match(/\d{4}/g)?.at(-1)))

/** Newest first; a job without a year goes last. */
function indexByDate(jobs: readonly ResumeJob[], dates: string): number {
  const index = jobs.findIndex((job) => lastYear(job.dates) < lastYear(dates))
  return index < 0 ? jobs.length : index
}

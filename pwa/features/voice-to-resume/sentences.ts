import { asResumeLine } from '../../../api/contract/first-person.ts'
import type { ResumeData, ToldSentence } from '../../../api/contract/voice-to-resume.ts'
import { afterEdit, type FieldPath, jobName, textsAt, valueAt, withoutEmpty } from './resume-edit.ts'

/** A sentence that was said. It is in the resume, or waits for a place. */
export interface SentenceCard {
  sentence: string
  read: readonly { field: FieldPath; text: string }[]
  /** `guess`: placed by us, not confirmed by the user. */
  state: 'guess' | 'settled' | 'left-out'
  wasLeft: boolean
}

export const cardsOf = (resume: ResumeData, sentences: readonly ToldSentence[]): SentenceCard[] =>
  sentences.map(({ text, fields }) => ({
    sentence: text,
    read: fields.flatMap((field) => textsAt(resume, [field]).map((one) => ({ field, text: one }))),
    // "Yes." and "Um, well." are not worth sorting.
    state: fields.length === 0 && text.split(' ').length < 3 ? 'left-out' : 'guess',
    wasLeft: fields.length === 0,
  }))

/** A field or list of the resume, `new` for a new job, or nowhere. */
export type Place = FieldPath | 'new' | 'left-out'

export function placesIn(resume: ResumeData): [Place, string][] {
  const jobs = resume.professionalExperience.map((job, at): [Place, string] => [
    `professionalExperience.${at}.description`,
    `What you did: ${jobName(job, at)}`,
  ])
  return [
    ...jobs,
    ['new', 'A new job'],
    ['professionalSummary', 'Summary'],
    ['coreCompetencies', 'Skills'],
    ['education', 'Education'],
    ['certifications', 'Certificates'],
    ['left-out', 'Not for the resume'],
  ]
}

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

/** "Employer: Mercy Hospital", or the job it is about; null if it is in no field. */
export function whereIn(resume: ResumeData, { read }: SentenceCard): string | null {
  const paths = new Set(read.flatMap((one) => whereIs(resume, one) ?? []))
  const words = [...paths].map((path) => {
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

/** Removes what the sentence had become, with a job or school that is empty then, and puts its own words in the new place. */
export function moved(resume: ResumeData, card: SentenceCard, place: Place): { resume: ResumeData; card: SentenceCard } {
  const without = withdrawn(resume, card)
  const [resumeWithIt, read] = place === 'left-out' ? [without, []] : put(without, card.sentence, place)
  return { resume: withoutEmpty(resumeWithIt), card: { ...card, read, state: place === 'left-out' ? 'left-out' : 'settled' } }
}

function put(resume: ResumeData, sentence: string, place: Place): [ResumeData, SentenceCard['read']] {
  if (place === 'professionalSummary') {
    const text = [resume.professionalSummary, sentence].filter(Boolean).join(' ')
    return [afterEdit(resume, { type: 'write', path: place, text }), [{ field: place, text: sentence }]]
  }
  if (place === 'new' || place === 'education') {
    const list = place === 'new' ? 'professionalExperience' : place
    const entry = `${list}.${resume[list].length}`
    const more = afterEdit(resume, { type: 'add', path: list })
    if (place === 'new') return put(more, sentence, `${entry}.description`)
    return [
      afterEdit(more, { type: 'write', path: `${entry}.degree`, text: sentence }),
      [{ field: `${entry}.degree`, text: sentence }],
    ]
  }
  const text = place.endsWith('.description') ? asResumeLine(sentence) : sentence.replace(/[.!]$/, '')
  const field = `${place}.${(valueAt(resume, place) as unknown[]).length}`
  return [afterEdit(resume, { type: 'add', path: place, text }), [{ field, text }]]
}

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Coach } from '../../api/coach/coach.ts'
import type { ResumeJob } from '../../api/contract/voice-to-resume.ts'
import { markedLives } from './marked.ts'
import { labelledTranscripts } from './own/labelled.ts'

/** A job as a careful reader hears it; null for what was not said. */
export interface LabelledJob {
  title: string | null
  /** Other wordings that are all right; so is what stands under `...Also`. */
  titleVariants?: string[]
  company: string | null
  companyVariants?: string[]
  /** `2018` or `2018-06`. */
  start: string | null
  startAlso?: (string | null)[]
  /** The same, or `present`. */
  end: string | null
  endAlso?: (string | null)[]
  /** May be left out. */
  optional?: boolean
  offsets?: Offsets
}

/** Where the words stand in the transcript, in characters from and to. */
type Offsets = Partial<Record<'title' | 'employer' | 'start' | 'end' | 'from' | 'to', [number, number]>>

export interface SpokenLife {
  name: string
  transcript: string
  jobs: LabelledJob[]
  mustNotAppear: string[]
}

export interface SpokenMeasure {
  jobs: number
  /** Title, employer, start and end all as labelled. */
  whollyRight: number
  /** Jobs written that nobody told. */
  extra: number
  /** Jobs written a second time: of the same title and employer as another of that resume. */
  twice: number
  /** Lives of which a word of the transcript is in none of the sentences that are handed back. */
  lost: number
  /** What the labels say must not be in the resume, and is. */
  forbidden: string[]
  /** One line for each thing that is not right. */
  misses: string[]
}

/** How many jobs of a folder's told lives are wholly right. */
export const measureSpoken = (writeResume: Coach['writeResume'], folder: string): Promise<SpokenMeasure> =>
  measureLives(writeResume, livesIn(folder))

export async function measureLives(writeResume: Coach['writeResume'], lives: readonly SpokenLife[]): Promise<SpokenMeasure> {
  const total: SpokenMeasure = { jobs: 0, whollyRight: 0, extra: 0, twice: 0, lost: 0, forbidden: [], misses: [] }
  for (const { name, transcript, jobs, mustNotAppear } of lives) {
    const { resumeData, sentences } = await writeResume({ transcript, signal: new AbortController().signal })
    const named = resumeData.professionalExperience.map(({ title, company }) => flat(`${title} | ${company}`))
    total.twice += named.length - new Set(named).size
    if (wordsOf(sentences.map(({ text }) => text).join(' ')) !== wordsOf(transcript)) total.lost++
    const written = new Set(resumeData.professionalExperience)
    const text = flat(JSON.stringify(resumeData))
    total.forbidden.push(
      ...mustNotAppear.filter((one) => contains(text, JSON.stringify(resumeData), one)).map((one) => `${name}: ${one}`),
    )
    const pairs = jobs.flatMap((label) => [...written].map((job) => ({ label, job, wrong: wrongIn(label, job) })))
    const untold = new Set(jobs)
    for (const { label, job, wrong } of pairs.toSorted((one, other) => one.wrong.length - other.wrong.length)) {
      const isOther = wrong.includes('title') && wrong.includes('company')
      if (isOther || !untold.has(label) || !written.has(job)) continue
      untold.delete(label)
      written.delete(job)
      total.jobs++
      if (wrong.length === 0) total.whollyRight++
      else total.misses.push(`${name}: ${told(label)}: ${wrong.join(', ')} in ${shown(job)}`)
    }
    const missing = [...untold].filter(({ optional }) => !optional)
    total.jobs += missing.length
    total.misses.push(...missing.map((label) => `${name}: ${told(label)}: not found`))
    total.extra += written.size
    total.misses.push(...[...written].map((job) => `${name}: nobody told ${shown(job)}`))
  }
  return total
}

/** `NN.txt` with `labels.json`, one `.json` a person, marked lives, or our own `.txt` with labels below. */
export function livesIn(folder: string): SpokenLife[] {
  const labels = join(folder, 'labels.json')
  if (existsSync(labels)) {
    const lives: Record<string, { jobs: LabelledJob[]; mustNotAppear?: string[] }> = JSON.parse(readFileSync(labels, 'utf8'))
    return Object.entries(lives).map(([name, { jobs, mustNotAppear = [] }]) => ({
      ...{ name, jobs, mustNotAppear },
      transcript: readFileSync(join(folder, `${name}.txt`), 'utf8'),
    }))
  }
  const people = globSync(join(folder, '*.json')).toSorted()
  if (people.length > 0) return people.map((path) => JSON.parse(readFileSync(path, 'utf8')) as SpokenLife)
  const marked = markedLives(folder).filter(({ jobs }) => jobs.length > 0)
  if (marked.length > 0) return marked.map(({ name, text, jobs }) => ({ name, jobs, transcript: text, mustNotAppear: [] }))
  return labelledTranscripts(folder).map(({ name, transcript, labels: facts }) => {
    const jobs = facts
      .filter(({ kind }) => kind === 'job')
      .map(({ fields: [title, company, dates] }) => ({
        ...{ title: fieldOf(title), company: fieldOf(company) },
        ...(dates === '*' ? { start: '*', end: '*' } : pointsOf(dates ?? '')),
      }))
    return { name, transcript, jobs, mustNotAppear: [] }
  })
}

const fieldOf = (said: string | undefined) => (said === undefined || said === '' ? null : said)

/** Which of title, employer, start and end are not as labelled. */
export function wrongIn(label: LabelledJob, job: ResumeJob): string[] {
  const { start, end } = pointsOf(job.dates)
  const isPoint = end === null && !/^until\b/i.test(job.dates)
  return [
    isOneOf(job.title, [label.title, ...(label.titleVariants ?? [])]) ? '' : 'title',
    isOneOf(job.company, [label.company, ...(label.companyVariants ?? [])]) ? '' : 'company',
    isTime(start, [label.start, ...(label.startAlso ?? [])]) ? '' : 'start',
    isTime(end, [label.end, ...(label.endAlso ?? [])]) || (isPoint && label.end === label.start) ? '' : 'end',
  ].filter(Boolean)
}

function isOneOf(text: string, labels: readonly (string | null)[]): boolean {
  return labels.some((one) => one === '*' || flat(one ?? '') === flat(text))
}

/** A label without a month leaves the month open. */
function isTime(written: string | null, labels: readonly (string | null)[]): boolean {
  return labels.some((one) => one === '*' || one === written || (written !== null && written.slice(0, 4) === one))
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** "March 2019 – Present" is 2019-03 to present, "Until 2016" is nothing to 2016. */
function pointsOf(dates: string): { start: string | null; end: string | null } {
  const [first = '', last] = dates.split(/\s+–\s+/).map(pointOf)
  if (/^until\b/i.test(dates)) return { start: null, end: first || null }
  if (first === 'present') return { start: null, end: first }
  return { start: first || null, end: last || null }
}

function pointOf(text: string): string {
  if (/present/i.test(text)) return 'present'
  const year = /\b(?:19|20)\d\d\b/.exec(text)?.[0]
  const month = months.findIndex((one) => new RegExp(`\\b${one}`, 'i').test(text)) + 1
  return year ? (month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year) : ''
}

const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

const flat = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}%$+#@]+/gu, ' ')
    .replace(/\b(?:the|an?)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** `year:2000` may stand in a duty, but is no date. */
const contains = (flatText: string, text: string, one: string) =>
  one.startsWith('year:')
    ? new RegExp(`"dates":"[^"]*\\b${one.slice('year:'.length)}\\b`).test(text)
    : /^\W+$/.test(one)
      ? text.includes(one)
      : ` ${flatText} `.includes(` ${flat(one)} `)

const told = ({ title, company, start, end }: LabelledJob) => `${title} | ${company} | ${start} to ${end}`
const shown = ({ title, company, dates }: ResumeJob) => `"${title} | ${company} | ${dates}"`

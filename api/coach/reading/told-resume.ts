import { spokenResume } from '../../contract/limits.ts'
import type { ResumeData } from '../../contract/voice-to-resume.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'
import { monthNumber } from '../text/months.ts'
import type { Told, ToldJob, ToldLife } from './told-life.ts'

/** A resume made from a told life. */
interface ToldResume {
  resumeData: ResumeData
  /** Lines that nothing in the resume rests on, word for word. */
  notCaught: string[]
  /** Paths of fields that were not said in these words: `professionalExperience.0.title`. */
  toConfirm: string[]
}

const { resumeLineMaxCharacters, resumeTextMaxCharacters, ...most } = spokenResume

const cut = (text: string, maxCharacters: number) => text.slice(0, maxCharacters).toWellFormed()
const line = (told: Told | null) => cut(told?.text ?? '', resumeLineMaxCharacters)
const texts = (list: readonly Told[], maxItems: number) => list.slice(0, maxItems).map(line)

/** The resume of a reading, newest job first, within the contract's limits. */
export function toldResume(life: ToldLife, lines: readonly NumberedLine[]): ToldResume {
  const jobs = newestFirst(life.jobs).slice(0, most.maxJobs)
  const resumeData: ResumeData = {
    contactInfo: { name: line(life.name), email: line(life.email), phone: line(life.phone), location: line(life.location) },
    professionalSummary: cut(life.summary.map(({ text }) => text).join(' '), resumeTextMaxCharacters),
    coreCompetencies: texts(once(life.skills), most.maxCompetencies),
    professionalExperience: jobs.map((job) => ({
      title: line(job.title),
      company: line(job.employer),
      location: line(job.place),
      dates: cut(datesOf(job), resumeLineMaxCharacters),
      description: once(job.deeds)
        .slice(0, most.maxBulletsPerJob)
        .map(({ text }) => cut(text, resumeTextMaxCharacters)),
    })),
    education: life.studies.slice(0, most.maxSchools).map(({ degree, school, dates }) => ({
      degree: line(degree),
      institution: line(school),
      dates: line(dates),
    })),
    certifications: texts(once(life.certificates), most.maxCertifications),
  }
  const cited = new Set(citationsIn(life))
  const notCaught = lines.filter(({ id, text }) => !cited.has(id) && text.split(' ').length > 2).map(({ text }) => text)
  const toConfirm = jobs.flatMap(({ title, titleSaid }, at) =>
    title && !titleSaid ? [`professionalExperience.${at}.title`] : [],
  )
  return { resumeData, notCaught, toConfirm }
}

/** "March 2019 – Present", "Until 2014", "six years". */
function datesOf({ start, end, lasted }: ToldJob): string {
  if (start && end) return start.text === end.text ? start.text : `${start.text} – ${end.text}`
  if (end?.text === 'Present') return [lasted?.text, 'Present'].filter(Boolean).join(' – ')
  return start?.text ?? (end ? `Until ${end.text}` : (lasted?.text ?? ''))
}

/** By their last month; where a job has no date, all stay in the order they came in. */
function newestFirst(jobs: readonly ToldJob[]): ToldJob[] {
  const lastMonth = ({ start, end }: ToldJob) => monthOf(end ?? start)
  return jobs.every((job) => lastMonth(job) > 0) ? jobs.toSorted((one, other) => lastMonth(other) - lastMonth(one)) : [...jobs]
}

function monthOf(time: Told | null): number {
  if (time?.text === 'Present') return Number.MAX_SAFE_INTEGER
  const year = Number(/\d{4}/.exec(time?.text ?? '')?.[0] ?? 0)
  return year * 12 + monthNumber(time?.text ?? '')
}

function once(list: readonly Told[]): Told[] {
  const seen = new Set<string>()
  return list.filter(({ text }) => seen.size !== seen.add(text.toLowerCase().replace(/[^\p{L}\d+#]/gu, '')).size)
}

function citationsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(citationsIn)
  if (value === null || typeof value !== 'object') return []
  return 'from' in value ? (value as Told).from.slice() : Object.values(value).flatMap(citationsIn)
}

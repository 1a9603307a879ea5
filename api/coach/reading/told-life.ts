import * as z from 'zod'
import { spokenResume } from '../../contract/limits.ts'
import type { ResumeData, ToldSentence } from '../../contract/voice-to-resume.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'
import { monthNumber } from '../text/months.ts'

const told = z.object({ text: z.string(), from: z.array(z.string()) })
/** Null if it was not said. */
const field = told.nullable()

/** The answer of the connected model; the built-in reader returns the same. */
export const toldLifeShape = {
  name: field,
  location: field,
  email: field,
  phone: field,
  jobs: z.array(
    z.object({
      title: field,
      /** False if the user described the work without naming the job: "I cook" for a cook. */
      titleSaid: z.boolean(),
      employer: field,
      place: field,
      start: field,
      end: field,
      /** "six years", for a job told without years. */
      lasted: field,
      deeds: z.array(told),
    }),
  ),
  /** `dates`: "2011", "2009 – 2011", "Expected 2027". */
  studies: z.array(z.object({ degree: field, school: field, dates: field })),
  certificates: z.array(told),
  skills: z.array(told),
  summary: z.array(told),
}

export type ToldLife = z.infer<z.ZodObject<typeof toldLifeShape>>
export type ToldJob = ToldLife['jobs'][number]
export type Told = z.infer<typeof told>

interface ToldResume {
  resumeData: ResumeData
  /** Word for word, with the fields that rest on each. */
  sentences: ToldSentence[]
  /** Paths of fields that were inferred: `professionalExperience.0.title`. */
  toConfirm: string[]
}

const { resumeLineMaxCharacters, resumeTextMaxCharacters, ...most } = spokenResume

const cut = (text: string, maxCharacters: number) => text.slice(0, maxCharacters).toWellFormed()
const line = (told: Told | null) => cut(told?.text ?? '', resumeLineMaxCharacters)
const texts = (list: readonly Told[], maxItems: number) => list.slice(0, maxItems).map(line)

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
  const placed = placesIn({ ...life, jobs, skills: once(life.skills), certificates: once(life.certificates) })
  const fieldsOf = (id: string) => placed.flatMap(([field, from]) => (from?.from.includes(id) ? field : []))
  const sentences = lines.map(({ id, text }) => ({ text, fields: [...new Set(fieldsOf(id))] }))
  const toConfirm = jobs.flatMap(({ title, titleSaid }, at) =>
    title && !titleSaid ? [`professionalExperience.${at}.title`] : [],
  )
  return { resumeData, sentences, toConfirm }
}

function datesOf({ start, end, lasted }: ToldJob): string {
  if (start && end) return start.text === end.text ? start.text : `${start.text} – ${end.text}`
  if (end?.text === 'Present') return [lasted?.text, 'Present'].filter(Boolean).join(' – ')
  return start?.text ?? (end ? `Until ${end.text}` : (lasted?.text ?? ''))
}

/** If a job has no date, all keep their order. */
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

function placesIn(life: ToldLife): [path: string, from: Told | null | undefined][] {
  const { name, location, email, phone, jobs, studies, skills, certificates, summary } = life
  const list = (path: string, items: readonly Told[], maxItems: number) =>
    items.slice(0, maxItems).map((item, at): [string, Told] => [`${path}.${at}`, item])
  const fields = (path: string, from: Record<string, Told | null | undefined>) =>
    Object.entries(from).map(([field, one]): [string, Told | null | undefined] => [`${path}.${field}`, one])
  return [
    ...fields('contactInfo', { name, location, email, phone }),
    ...summary.map((one): [string, Told] => ['professionalSummary', one]),
    ...list('coreCompetencies', skills, most.maxCompetencies),
    ...list('certifications', certificates, most.maxCertifications),
    ...jobs.flatMap(({ title, employer, place, start, end, lasted, deeds }, at) => [
      ...fields(`professionalExperience.${at}`, { title, company: employer, location: place }),
      ...[start, end, lasted].flatMap((dates) => fields(`professionalExperience.${at}`, { dates })),
      ...list(`professionalExperience.${at}.description`, once(deeds), most.maxBulletsPerJob),
    ]),
    ...studies
      .slice(0, most.maxSchools)
      .flatMap(({ degree, school, dates }, at) => fields(`education.${at}`, { degree, institution: school, dates })),
  ]
}

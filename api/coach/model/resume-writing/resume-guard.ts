import type { ResumeData, ResumeJob, ResumeSchool } from '../../../contract/voice-to-resume.ts'
import { keepClaims } from '../../guard/keep-to-facts.ts'
import { plainText } from '../../guard/plain-text.ts'
import { once } from '../../reading/built-in/told-life/lists.ts'
import { placeholders } from '../../text/placeholders.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { familyOf } from '../../text/stem.ts'
import { wordsOf } from '../../text/words.ts'
import type { BackgroundAnswer, WorkAnswer } from './resume-prompts.ts'
import { foreignWords, occurrencesOf, type TranscriptEvidence, wasSaid } from './transcript-evidence.ts'

/** Words that may stand between those of a name, a title or a skill as they were said. */
const slack = { name: 1, title: 3, degree: 6, skill: 3 } as const
/** Who was what where is said in one breath. */
const titleReachWords = 14
const datesReachWords = 25

/** What the model wrote, held to the transcript; where something does not stand, what the rules read steps in. */
export interface ResumeGuard {
  /** `kept` counts what of the model's own work stands: bullets and sentences of the summary. */
  work(answer: WorkAnswer): Pick<ResumeData, 'professionalSummary' | 'professionalExperience'> & { kept: number }
  background(
    answer: BackgroundAnswer,
  ): Pick<ResumeData, 'coreCompetencies' | 'education' | 'certifications'> & { name: string; location: string }
}

/** @param read what the rules make of the same transcript: never invented, and nearer to what was said in names, numbers and dates */
export function resumeGuard(evidence: TranscriptEvidence, read: ResumeData): ResumeGuard {
  const links = { own: evidence.text }
  const plain = (text: string) => plainText(text, links)
  const vouched = (text: string, slackWords: number) => (wasSaid(plain(text), evidence, slackWords) ? plain(text) : '')

  function bulletOf(text: string): string | null {
    const held = keepClaims(plain(text), evidence.facts).replace(/[.;]$/, '')
    if (wordsOf(held.replace(placeholders, '')).length < 2 || foreignWords(held, evidence).length > 0) return null
    return held.charAt(0).toUpperCase() + held.slice(1)
  }

  function jobOf(job: WorkAnswer['professionalExperience'][number]): { job: ResumeJob; kept: number } | null {
    const company = vouched(job.company, slack.name)
    const there = read.professionalExperience.filter((one) => company !== '' && keyOf(one.company) === keyOf(company))
    const asSaid = titleOf(plain(job.title), company, evidence)
    // Somebody who rose at one employer has several jobs there, each with its own time.
    const ruled = there.find((one) => keyOf(one.title) === keyOf(asSaid)) ?? (there.length === 1 ? there[0] : undefined)
    const title = asSaid || ruled?.title || ''
    if (company === '' && title === '') return null
    const bullets = job.description.flatMap((text) => bulletOf(text) ?? [])
    const description = withLost(bullets, ruled?.description ?? [])
    return {
      job: {
        title,
        company,
        location: vouched(job.location, slack.name) || ruled?.location || '',
        dates: ruled?.dates || datesNear(plain(job.dates), company || title, evidence),
        description,
      },
      kept: bullets.length,
    }
  }

  function summaryOf(text: string): string[] {
    return sentencesOf(plain(text))
      .map((sentence) => keepClaims(sentence, evidence.facts))
      .filter((sentence) => !sentence.includes('[') && foreignWords(sentence, evidence).length === 0)
      .slice(0, 4)
  }

  return {
    work({ professionalSummary, professionalExperience }) {
      const jobs = professionalExperience.flatMap((job) => jobOf(job) ?? [])
      const told = new Set(jobs.map(({ job }) => keyOf(job.company || job.title)))
      const lost = read.professionalExperience.filter(({ company, title }) => !told.has(keyOf(company || title)))
      const summary = summaryOf(professionalSummary)
      return {
        professionalSummary: summary.length > 0 ? summary.join(' ') : read.professionalSummary,
        professionalExperience: [...distinct(jobs.map(({ job }) => job)), ...lost],
        kept: summary.length + jobs.reduce((sum, { kept }) => sum + kept, 0),
      }
    },
    background({ name, location, coreCompetencies, education, certifications }) {
      const items = (list: readonly string[]) => list.map((item) => vouched(item, slack.skill)).filter(Boolean)
      return {
        name: read.contactInfo.name || vouched(name, slack.name),
        location: read.contactInfo.location || vouched(location, slack.name),
        coreCompetencies: united(items(coreCompetencies), read.coreCompetencies),
        education: schoolsOf(education, evidence, read.education, vouched),
        certifications: united(items(certifications), read.certifications),
      }
    },
  }
}

const keyOf = (text: string) =>
  wordsOf(text)
    .filter((word) => word !== 'the')
    .join(' ')

/** A title was said within a breath of the employer; a title from another job is nobody's. */
function titleOf(title: string, company: string, evidence: TranscriptEvidence): string {
  const places = occurrencesOf(title, evidence, slack.title)
  if (company === '') return places.length > 0 ? title : ''
  const employers = occurrencesOf(company, evidence, slack.name)
  return places.some((at) => employers.some((other) => Math.abs(at - other) <= titleReachWords)) ? title : ''
}

const monthOrYear =
  /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/gi
const goesOn = /\b(?:since|now|currently|current|present|today|still|i've been|i have been|i am|i'm|i work)\b/i

/** Dates whose every month and year was said near the employer, else ''. */
function datesNear(dates: string, anchor: string, evidence: TranscriptEvidence): string {
  const parts = dates.match(monthOrYear) ?? []
  const around = occurrencesOf(anchor, evidence, slack.name).map((at) =>
    evidence.words.slice(Math.max(0, at - datesReachWords), at + datesReachWords),
  )
  const near = around.find((words) => parts.every((part) => words.includes(part.toLowerCase())))
  if (parts.length === 0 || !near) return ''
  if (/present/i.test(dates) && !goesOn.test(near.join(' '))) return ''
  return /^[\p{L}\d\s,–-]{4,40}$/u.test(dates) ? dates.replace(/\s*[-–]\s*/g, ' – ') : ''
}

/** The model's bullets, and what the rules heard besides. */
function withLost(bullets: readonly string[], ruled: readonly string[]): string[] {
  const told = new Set(bullets.flatMap((text) => wordsOf(text).map(familyOf)))
  const isTold = (text: string) => {
    const words = wordsOf(text).filter((word) => word.length > 3)
    return words.filter((word) => told.has(familyOf(word))).length >= words.length * 0.6
  }
  return once([...bullets, ...ruled.filter((text) => !isTold(text))])
}

function schoolsOf(
  schools: BackgroundAnswer['education'],
  evidence: TranscriptEvidence,
  read: readonly ResumeSchool[],
  vouched: (text: string, slackWords: number) => string,
): ResumeSchool[] {
  const kept = schools.flatMap(({ degree, institution, dates }) => {
    const school = vouched(institution, slack.name)
    const ruled = read.find((one) => school !== '' && keyOf(one.institution) === keyOf(school))
    const title = vouched(degree, slack.degree) || ruled?.degree || ''
    if (school === '' && title === '') return []
    return [{ degree: title, institution: school, dates: ruled?.dates || datesNear(dates, school || title, evidence) }]
  })
  const told = new Set(kept.map(({ institution, degree }) => keyOf(institution || degree)))
  return [
    ...kept,
    ...read.filter(({ institution, degree }) => !told.has(keyOf(institution || degree)) && !told.has(keyOf(degree))),
  ]
}

/** Both lists; of two that say the same in other words the first stays. */
function united(mine: readonly string[], read: readonly string[]): string[] {
  const keys = mine.map((item) => new Set(wordsOf(item).map(familyOf)))
  const isTold = (item: string) => {
    const words = wordsOf(item).map(familyOf)
    return keys.some((key) => words.every((word) => key.has(word)) || [...key].every((word) => words.includes(word)))
  }
  return once([...mine.map((item) => item.charAt(0).toUpperCase() + item.slice(1)), ...read.filter((item) => !isTold(item))])
}

function distinct(jobs: ResumeJob[]): ResumeJob[] {
  const seen = new Set<string>()
  return jobs.filter(({ title, company, dates }) => seen.size !== seen.add([title, company, dates].join('|').toLowerCase()).size)
}

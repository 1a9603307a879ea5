import type { ResumeLine, ResumeReading } from '../../match-reading.ts'
import { isDeed } from './resume-reading.ts'

/** From a year to a year or to today; months and dots between them do not matter. */
const span =
  /\b((?:19|20)\d\d)\b\s*(?:-|–|—|to|until|till)+\s*(?:[A-Za-z]{3,9}\.?\s+|\d{1,2}\/)?((?:19|20)\d\d\b|present|current|now|today|date|ongoing)/i
/** A line above the dates that names employer or title. */
const longestHead = 80

export interface Job {
  from: number
  /** Null while it goes on. */
  to: number | null
  /** The line with its dates. */
  line: string
  /** All that the resume says of it, title and employer included. */
  text: string
}

/** The jobs of a resume with their years, by the lines that date them; studies are none. */
export function jobsIn({ lines }: ResumeReading): Job[] {
  const experience = lines.filter(({ section }) => section === 'experience')
  const work = experience.some(({ text }) => span.test(text))
    ? experience
    : lines.filter(({ section }) => section !== 'education')
  const jobs: Job[] = []
  work.forEach((line, at) => {
    const dated = span.exec(line.text)
    const job = jobs.at(-1)
    if (!dated) {
      // What stands above the next dates belongs to them.
      if (job && !headsNext(line, work[at + 1])) job.text += `\n${line.text}`
      return
    }
    const above = work[at - 1]
    const head = above && headsNext(above, line) ? `${above.text}\n` : ''
    const to = Number(dated[2])
    jobs.push({ from: Number(dated[1]), to: Number.isNaN(to) ? null : to, line: line.text, text: head + line.text })
  })
  return jobs
}

function headsNext(line: ResumeLine, next: ResumeLine | undefined): boolean {
  const isHead =
    !line.bullet && line.text.length <= longestHead && !(/[.;]$/.test(line.text) && isDeed(line.text)) && !span.test(line.text)
  return isHead && next !== undefined && !next.bullet && span.test(next.text)
}

import { jobOf } from '../../../guides/job-of-line.ts'
import type { TranscriptJob } from './jobs-in-transcript.ts'
import { locationAt } from './locations.ts'
import { whenOf } from './spoken-times.ts'

/** A job as people type it on one line: "Store Manager at Target, Atlanta GA, June 2017 to present"; null when the line is none. */
export function typedJob(line: string): TranscriptJob | null {
  const { when, rest } = whenOf(line)
  if (!when || /^(?:i|we|my)\b/i.test(line) || line.split(/\s+/).length > 16 || /[.!?]$/.test(line)) return null
  const parts = rest.split(/\s*[,|•·;\t]\s*|\s+[–—-]\s+|\s+at\s+/).filter((part) => part.trim() !== '')
  if (parts.length < 2 && !/\bat\b/.test(rest)) return null
  const { title, employer } = jobOf({ job: rest })
  const place = parts
    .map((part, at) => ({ at, found: locationAt([part, parts[at + 1]].filter(Boolean).join(', '), { alone: false }) }))
    .find(({ at, found }) => at > 0 && found)
  return {
    title: title ?? '',
    company: employer ?? '',
    location: place?.found?.place ?? '',
    when,
    isCurrent: when.goesOn,
    ...{ isDescribed: false, isLeft: false, isDone: false },
    duties: [],
  }
}

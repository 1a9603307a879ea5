import type { EmployerMention } from './employer-mention.ts'
import type { JobEvidence } from './job-evidence.ts'
import { named } from './locations.ts'
import { joinedWhen, noTime, type When } from './spoken-times.ts'
import type { TitleMention } from './title-mention.ts'

/** A job as the speaker described it. */
export interface TranscriptJob {
  title: string
  company: string
  /** Not the employer's name but what it is: "a small bakery". */
  isDescribed: boolean
  location: string
  when: When | null
  isCurrent: boolean
  /** Said to have been left. */
  isLeft: boolean
  /** The title is only what was done. */
  isDone: boolean
  duties: string[]
}

/** What a clause did to the jobs: opened one, said more about one, or nothing. */
export type Told = 'opened' | 'added' | null

/** The jobs of one transcript, in the order they were mentioned. */
export interface TranscriptJobs {
  jobs: TranscriptJob[]
  /** Whom the speaker is talking about. */
  now: TranscriptJob | null
  /** Takes in one clause. @param headline what the speaker called themself, for a first job without a title */
  tell(evidence: JobEvidence, headline: string): Told
  /** A clause about something else: what follows without a word for the job is not about it. */
  leaveAside(): void
}

export function collectJobs(): TranscriptJobs {
  const story: TranscriptJobs = { jobs: [], now: null, tell, leaveAside }
  let isAside = false
  /** "And before the bank, oh gosh, ...", "and then I came in 2012": holds for what comes. */
  let carried: Pick<JobEvidence, 'order' | 'leadTime'> = { order: null, leadTime: null }

  function leaveAside(): void {
    isAside = true
  }

  function tell(said: JobEvidence, headline: string): Told {
    if (said.isOthers) return null
    const evidence = timed({ ...said, order: said.order ?? carried.order, leadTime: said.leadTime ?? carried.leadTime })
    carried = carriedOn(evidence)
    if (evidence.isLearning && !evidence.employer && !evidence.title) leaveAside()
    const told = jobOf(evidence, headline)
    if (told) isAside = false
    const { now } = story
    if (now && evidence.isLeaving && evidence.order !== 'before') Object.assign(now, { isLeft: true, isCurrent: false })
    return told
  }

  /** "... to 2021 I picked orders": a time before a clause that opens nothing is the last job's. */
  function timed(evidence: JobEvidence): JobEvidence {
    const { leadTime, times } = evidence
    if (!leadTime) return evidence
    const { now } = story
    const opens = evidence.employer !== null || evidence.title !== null
    const isLast = now && !hasDates(now.when) && (opens ? times.length > 0 : evidence.tenure === 'other')
    if (!isLast) return { ...evidence, times: [leadTime, ...times] }
    now.when = joinedWhen(now.when, leadTime)
    return evidence
  }

  function jobOf(evidence: JobEvidence, headline: string): Told {
    const employer = employerOf(evidence)
    const known = employer ? story.jobs.findLast((job) => isKnownAs(job, employer)) : undefined
    if (employer && !known) return isSchool(evidence) ? null : withNewEmployer({ ...evidence, employer }, headline)
    const company = known?.company ?? (evidence.sameEmployer ? story.now?.company : undefined)
    if (evidence.title) return withTitle(evidence.title, evidence, company)
    if (known) story.now = known
    if (carried.leadTime) return null
    return isAside && !evidence.sameEmployer && !known ? null : addTo(story.now, evidence)
  }

  /** The employer in the clause, unless it is a location or a customer of the current job. */
  function employerOf({ employer, order, title, times, isWork }: JobEvidence): EmployerMention | null {
    const isUnnamed = story.now === null || story.now.company === '' || story.now.isDescribed
    if (employer?.isIdentity && order === null && !isUnnamed) return null
    const isPlace =
      employer && !employer.isName && story.now?.company && order === null && !title && !isWork && times.length === 0
    return isPlace && !story.jobs.some((job) => isKnownAs(job, employer)) ? null : employer
  }

  function withNewEmployer(evidence: JobEvidence & { employer: EmployerMention }, headline: string): Told {
    const { employer, title, order } = evidence
    const { now } = story
    const isMore =
      now &&
      order === null &&
      (now.company === '' || (now.isDescribed && employer.isName && (title === null || now.title === '')))
    if (isMore && (title === null || now.title === '' || isSameTitle(now.title, title.text))) {
      Object.assign(now, { company: companyWritten(employer.text), isDescribed: !employer.isName })
      now.title ||= title ? titled(title.text) : ''
      addTo(now, evidence)
      return 'added'
    }
    if (!isJob(evidence)) return null
    open(evidence, headline, companyWritten(employer.text), !employer.isName)
    return 'opened'
  }

  function isJob({ tenure, title, times, order, leadTime, isNow }: JobEvidence): boolean {
    if ((title && title.how !== 'done') || /^(?:is|begins|rises)$/.test(tenure)) return true
    return times.length > 0 || order !== null || leadTime !== null || isNow || (title !== null && story.jobs.length === 0)
  }

  function withTitle(title: TitleMention, evidence: JobEvidence, company: string | undefined): Told {
    const { now } = story
    const { tenure, order, times } = evidence
    const there = story.jobs.filter((job) => job === now || (job.company !== '' && job.company === (company ?? now?.company)))
    const same = there.find((job) => isSameTitle(job.title, title.text))
    if (same) {
      story.now = same
      return addTo(same, evidence)
    }
    const untitled = there.find((job) => job.title === '' || (job.isDone && title.how !== 'done'))
    if (untitled && order !== 'before' && tenure !== 'rises' && (order === null || company !== undefined || untitled === now)) {
      Object.assign(untitled, { title: titled(title.text), isDone: title.how === 'done' })
      story.now = untitled
      addTo(untitled, evidence)
      return 'added'
    }
    if (title.how === 'done' && order !== 'before') return addTo(there.at(-1) ?? now, evidence)
    const isDated = times.some(({ start, only, end }) => start || only || end)
    // "I've been a nurse for ten years" sums a life up.
    if (company === undefined && !evidence.isPast && order === null && !isDated && tenure === 'is') return null
    const isStep = order !== null || times.length > 0 || (title.how === 'named' && (tenure === 'rises' || tenure === 'begins'))
    if (company === undefined && !isStep) return null
    const isOver = now?.isLeft || (now?.when?.end != null && tenure === 'is' && order === null)
    const isElsewhere = order === 'before' || now === null || evidence.isElsewhere || (isOver && tenure !== 'ends')
    open(evidence, '', company ?? (isElsewhere ? '' : now.company), now?.isDescribed ?? false)
    return 'opened'
  }

  function open(evidence: JobEvidence, headline: string, company: string, isDescribed: boolean): void {
    const { order, tenure, title, isNow, hasBeen } = evidence
    const last = story.jobs.at(-1)
    const isFirst = last === undefined
    // Somebody who started a job and then describes an earlier one is still there; somebody who goes on to the next is not.
    if (story.jobs.length === 1 && order === 'before' && last?.when?.start && !last.when.end && !last.isLeft)
      last.isCurrent = true
    const isStep = company !== '' && last?.company === company
    if (last && order !== 'before' && (isStep || (order === 'after' && !isNow))) last.isCurrent = false
    const isNowHere = isNow || (!evidence.isPast && (tenure === 'is' || tenure === 'other' || isFirst))
    const isCurrent = hasBeen || (order !== 'before' && isNowHere)
    const job: TranscriptJob = {
      title: titled(title?.text ?? (isFirst && isCurrent ? headline : '')),
      ...{ company, isDescribed, location: '', when: null, isCurrent, isLeft: false, isDone: title?.how === 'done', duties: [] },
    }
    story.jobs.push(job)
    story.now = job
    for (const when of evidence.times) job.when = joinedWhen(job.when, roleOf(when, tenure))
    if (job.when?.only && tenure !== 'ends') job.when = { ...job.when, start: job.when.start ?? job.when.only }
  }
  return story
}

/** What a clause says that only makes sense with the next one. */
function carriedOn({
  tenure,
  employer,
  title,
  times,
  order,
  sameEmployer,
}: JobEvidence): Pick<JobEvidence, 'order' | 'leadTime'> {
  if (employer || title || sameEmployer) return { order: null, leadTime: null }
  if (tenure === 'none' && times.length === 0) return { order, leadTime: null }
  return { order: null, leadTime: tenure === 'begins' && order === 'after' ? (times.find(({ only }) => only) ?? null) : null }
}

/** The times of a clause that speaks of being there, beginning or leaving; null where it says nothing about the job itself. */
function addTo(job: TranscriptJob | null, evidence: JobEvidence): Told {
  const { tenure, times, isNow, order } = evidence
  if (!job || (order === 'before' && !evidence.sameEmployer)) return null
  if (/^(?:is|none)$/.test(tenure) && isNow && !evidence.isPast && (evidence.sameEmployer || tenure === 'none'))
    job.isCurrent = true
  if (tenure === 'is' && evidence.isPast && evidence.title) job.isCurrent = false
  const isDated = times.some(({ start, end, lasted }) => start || end || (lasted && evidence.sameEmployer))
  if (tenure === 'other' && !isDated) return null
  for (const when of times) job.when = joinedWhen(job.when, roleOf(when, tenure))
  return times.length > 0 ? 'added' : null
}

/** "Left in 2014" ends it, "started in 2011" begins it. */
function roleOf(when: When, tenure: JobEvidence['tenure']): When {
  if (!when.only) return when
  if (tenure === 'ends') return { ...noTime, end: when.only }
  return tenure === 'begins' || tenure === 'rises' ? { ...noTime, start: when.only } : when
}

const hasDates = (when: When | null) => Boolean(when && (when.start || when.end || when.only))

/** Where somebody learned, unless they say as what they worked there. */
function isSchool({ employer, title, isWork, isStudying }: JobEvidence): boolean {
  const isNamedSo = /\b(?:school|college|university|institute|academy|polytechnic|state|high)\b/i.test(employer?.text ?? '')
  const hasPost = title !== null && title.how !== 'done'
  return !isWork && (hasPost ? isNamedSo && isStudying : isNamedSo || isStudying)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/^the /, '')

/** "Midvale" is "Midvale Buses", and "the bank" is "First Prairie Bank". */
function isKnownAs({ company }: TranscriptJob, { text, isName, isThe }: EmployerMention): boolean {
  const [one, other] = [plain(company), plain(text)]
  if (one === '' || other === '') return false
  if (!isName && isThe && ` ${one}`.endsWith(` ${other}`)) return true
  return one === other || `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `)
}

/** "teller" is "bank teller", and "journeyman" is "journeyman lineman". */
function isSameTitle(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)]
  if (first === '' || second === '') return false
  const rank = /^(?:senior|junior|head|chief|lead|assistant|deputy|trainee|apprentice|acting)\b/
  return first === second || (!rank.test(first) && (first.endsWith(` ${second}`) || first.startsWith(`${second} `)))
}

const companyWritten = (text: string) => (/\p{Lu}/u.test(text) ? text : named(text))

/** "head of sales" is "Head of Sales"; a name's own letters stay. */
function titled(title: string): string {
  const text = title.trim()
  if (text === '' || /\p{Lu}.*\p{Lu}/u.test(text.replace(/^\p{Lu}/u, ''))) return text
  return text.replace(/(?<![\p{L}'’])\p{Ll}(?=\p{L})/gu, (letter, at: number) =>
    /^(?:of|and|for|the|in|to|de)\b/.test(text.slice(at)) && at > 0 ? letter : letter.toUpperCase(),
  )
}

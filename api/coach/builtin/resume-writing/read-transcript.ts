import type { ResumeData } from '../../../contract/voice-to-resume.ts'
import { isMachineOrder } from '../../scoring/text/machine-orders.ts'
import { languagesIn, skillsIn } from './abilities.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { dutyLine, saysNothing } from './duty-line.ts'
import { type Headline, headlineIn, summaryOf } from './headline.ts'
import { jobOpenedBy, type SaidJob, titled } from './job-opening.ts'
import { once } from './lists.ts'
import { papersIn } from './papers.ts'
import { isAboutSchool, type SaidSchool, schoolIn, schoolWritten } from './schooling.ts'
import { takeEmail, takePhone, withoutMarks } from './spoken-address.ts'
import { datesOf, joinedWhen, orderOf, whenOf } from './spoken-dates.ts'
import { takeLocation, takeName } from './spoken-person.ts'
import { withYears } from './spoken-years.ts'
import { typedJob } from './typed-job.ts'

interface JobSoFar extends SaidJob {
  duties: string[]
}

/** What was understood so far, and what the speaker is talking about. */
interface Story {
  lowerCase: boolean
  headline: Headline | null
  jobs: JobSoFar[]
  schools: SaidSchool[]
  papers: string[]
  skills: string[]
  languages: string[]
  notCaught: string[]
  about: 'job' | 'school' | null
}

export interface ReadTranscript {
  resume: ResumeData
  notCaught: string[]
}

/** Structure out of spoken or typed words, by rules: who, where, which jobs when, what was done, schools, papers, skills. Nothing is added. */
export function readTranscript(transcript: string): ReadTranscript {
  const text = withYears(tidy(transcript))
  const email = takeEmail(text)
  const phone = takePhone(email.rest)
  const name = takeName(withoutMarks(phone.rest))
  const location = takeLocation(name.rest)
  const story = openStory(text)
  for (const clause of clausesOf(location.rest)) place(clause, story)
  const contactInfo = { name: name.value, email: email.value, phone: phone.value, location: location.value }
  const rest = {
    contactInfo,
    coreCompetencies: once([...story.skills, ...story.languages]),
    professionalExperience: newestFirst(story.jobs.map(jobWritten)),
    education: story.schools.map(schoolWritten),
    certifications: once(story.papers),
  }
  return { resume: { ...rest, professionalSummary: summaryOf(story.headline, rest, text) }, notCaught: once(story.notCaught) }
}

/** One kind of apostrophe, single spaces and line breaks: endless ones would keep the rules busy. */
function tidy(transcript: string): string {
  return transcript
    .replace(/[’‘]/g, "'")
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

function openStory(text: string): Story {
  const capitals = text.match(/(?<=\p{L}\s)\p{Lu}\p{Ll}/gu)?.length ?? 0
  const words = text.split(/\s+/).length
  return {
    lowerCase: capitals < words * 0.01,
    ...{ headline: null, jobs: [], schools: [], papers: [], skills: [], languages: [], notCaught: [], about: null },
  }
}

/** Gives a clause to the first rule that understands it. */
function place(clause: Clause, story: Story): void {
  const { text } = clause
  const rules = [asAbility, asPaper, asSchool, asJob, asWhen, asHeadline, asDuty]
  if (!saysNothing(text) && !isMachineOrder(text) && rules.some((rule) => rule(clause, story))) return
  if (text.split(/\s+/).length >= 3) story.notCaught.push(text)
}

function asAbility({ text }: Clause, story: Story): boolean {
  const languages = languagesIn(text)
  if (languages) story.languages.push(...languages)
  const skills = languages ? null : skillsIn(text)
  if (skills) story.skills.push(...skills)
  return languages !== null || skills !== null
}

function asPaper({ text }: Clause, story: Story): boolean {
  const papers = papersIn(text)
  if (papers) {
    story.papers.push(...papers)
    story.about = null
  }
  return papers !== null
}

/** "... and my Bachelor of Technology from IIT Madras". */
const nextDegree = /,?\s+and (?:also )?(?:my|an?)\s+(?=(?:bachelor|master|associate|doctor|diploma|phd|ba|bs|bsc|ma|ms|msc)\b)/i

function asSchool({ text, isBullet }: Clause, story: Story): boolean {
  if (isBullet && story.about === 'job') return false
  const [first = '', ...more] = text.split(nextDegree)
  // "a paralegal certificate from Arapahoe, and a BA from Denver": the first may be a paper.
  const isSchool = schoolTold(first, story) || (more.length > 0 && asPaper({ text: first, isLine: false, isBullet }, story))
  return more.map((part) => schoolTold(part, story)).some(Boolean) || isSchool
}

function schoolTold(text: string, story: Story): boolean {
  const there = story.about === 'school' ? story.schools.at(-1) : undefined
  const goesOn = /^(?:(?:and|then)\s+)*i (?:will )?(?:finish(?:ed)?|graduate|did|completed|got)\b/i
  if (!isAboutSchool(text) && !(there && goesOn.test(text))) return false
  const said = schoolIn(text)
  if (said.degree === '' && said.institution === '' && !said.when) return false
  const fits = there && (said.institution === '' || there.institution === '') && (said.degree === '' || there.degree === '')
  if (fits) {
    there.degree ||= said.degree
    there.institution ||= said.institution
    if (said.when) there.when = joinedWhen(there.when, said.when)
    there.isAhead ||= said.isAhead
  } else story.schools.push(said)
  story.about = 'school'
  return true
}

function asJob({ text, isLine, isBullet }: Clause, story: Story): boolean {
  const job = (isLine && !isBullet ? typedJob(text) : null) ?? (isBullet ? null : jobOpenedBy(text, story.lowerCase))
  if (!job) return false
  const now = story.jobs.at(-1)
  const same = now && job.company !== '' && now.company.toLowerCase() === job.company.toLowerCase()
  if (same) {
    now.title ||= job.title
    if (job.when) now.when = joinedWhen(now.when, job.when)
  } else {
    const title = job.title || (story.jobs.length === 0 && job.isCurrent ? titled(story.headline?.title ?? '') : '')
    story.jobs.push({ ...job, title, duties: [] })
  }
  const duty = job.doing ? dutyLine(job.doing) : null
  if (duty) story.jobs.at(-1)?.duties.push(duty)
  story.about = 'job'
  return true
}

/** "I was an over the road driver", "I am housekeeper there". */
const moreTitle =
  /^(?:(?:and|there)\s+)*(?:i was|i am|i'm|i worked as|i work as) (?:(?:an?|the|their) ([^,]{3,50}?)(?: there)?|([^,]{3,50}?) there)$/i

/** "That was from 2014 to 2018", "I've been there since 2018", "I was an over the road driver": more about the job just named. */
function asWhen({ text }: Clause, story: Story): boolean {
  const job = story.jobs.at(-1)
  if (!job || story.about !== 'job') return false
  const { when, rest } = whenOf(text)
  const left = rest
    .replace(
      /^(?:(?:and|that|it|this|was|is|i've|i'm|i|a|position|role|held|got|have|has|been|worked|stayed|there|from|started|since|were|so)\b[\s,]*)+/i,
      '',
    )
    .trim()
  if (when && left === '') {
    job.when = joinedWhen(job.when, when)
    return true
  }
  const title = job.title === '' ? moreTitle.exec(rest)?.slice(1).find(Boolean) : undefined
  if (title && title.split(' ').length <= 6) {
    job.title = titled(title)
    if (when) job.when = joinedWhen(job.when, when)
    return true
  }
  // "I rent a chair there, since February 2021" tells both.
  if (when && !job.when && /\b(?:there|here|since)\b/i.test(text)) job.when = when
  return false
}

function asHeadline({ text }: Clause, story: Story): boolean {
  if (story.headline?.sentence && story.jobs.length > 0) return false
  const said = headlineIn(text)
  if (!said) return false
  story.headline = { title: story.headline?.title || said.title, sentence: story.headline?.sentence || said.sentence }
  return true
}

function asDuty({ text }: Clause, story: Story): boolean {
  const job = story.jobs.at(-1)
  const duty = job ? dutyLine(text) : null
  if (!job || !duty) return false
  job.duties.push(duty)
  story.about = 'job'
  return true
}

function jobWritten({ title, company, location, when, isCurrent, duties }: JobSoFar) {
  return { title, company, location, dates: datesOf(when, isCurrent && !when?.end), description: once(duties) }
}

/** By their dates; jobs without a date stay where they were said, and so does everything then. */
function newestFirst<Job extends { dates: string }>(jobs: Job[]): Job[] {
  const orders = jobs.map(({ dates }) => orderOf(dates))
  if (orders.includes(null)) return jobs
  return jobs
    .map((job, at) => ({ job, order: orders[at]! }))
    .toSorted((one, other) => other.order - one.order)
    .map(({ job }) => job)
}

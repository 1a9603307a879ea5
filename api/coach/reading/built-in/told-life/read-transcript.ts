import type { ResumeData } from '../../../../contract/voice-to-resume.ts'
import { isMachineOrder } from '../../../text/machine-orders.ts'
import { languagesIn, skillsIn } from './abilities.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { credentialsIn } from './credentials.ts'
import { dutyLine, saysNothing } from './duty-line.ts'
import { type Headline, headlineIn, summaryOf } from './headline.ts'
import { type JobDoubts, likelyJobs } from './job-doubts.ts'
import { type JobEvidence, jobEvidence } from './job-evidence.ts'
import { collectJobs, type TranscriptJob, type TranscriptJobs } from './jobs-in-transcript.ts'
import { once } from './lists.ts'
import { locationAt } from './locations.ts'
import { isAboutSchool, type SchoolMention, schoolIn, schoolWritten } from './schooling.ts'
import { readSpeech, type Speech } from './speech.ts'
import { takeEmail, takePhone, withoutMarks } from './spoken-address.ts'
import { takeLocation, takeName } from './spoken-person.ts'
import { datesOf, joinedWhen, orderOf } from './spoken-times.ts'
import { typedJob } from './typed-job.ts'

/** What was understood so far, and what the speaker is talking about. */
interface Story {
  headline: Headline | null
  told: TranscriptJobs
  schools: SchoolMention[]
  credentials: string[]
  skills: string[]
  languages: string[]
  notCaught: string[]
  about: 'job' | 'school' | null
  /** Undoes what the last clause did. */
  takeBack: () => void
}

export interface ReadTranscript {
  resume: ResumeData
  notCaught: string[]
}

/** Structure out of spoken or typed words, by rules: who, where, which jobs when, what was done, schools, credentials, skills. Nothing is added. */
export function readTranscript(transcript: string, doubts?: JobDoubts): ReadTranscript {
  const { text, contactInfo, story } = storyOf(transcript)
  const rest = {
    contactInfo,
    coreCompetencies: once([...story.skills, ...story.languages]),
    professionalExperience: newestFirst(likelyJobs(story.told.jobs, doubts).map(jobWritten)),
    education: story.schools.map(schoolWritten),
    certifications: once(story.credentials),
  }
  return { resume: { ...rest, professionalSummary: summaryOf(story.headline, rest, text) }, notCaught: once(story.notCaught) }
}

/** Everything that was understood, doubtful jobs too. */
export function storyOf(transcript: string) {
  const text = tidy(transcript)
  const email = takeEmail(text)
  const phone = takePhone(email.rest)
  const name = takeName(withoutMarks(phone.rest))
  const location = takeLocation(name.rest)
  const speech = readSpeech(location.rest)
  const story = openStory()
  for (const clause of clausesOf(speech.text)) place(clause, story, speech)
  const contactInfo = { name: name.value, email: email.value, phone: phone.value, location: location.value }
  return { text, contactInfo, story }
}

/** One kind of apostrophe, single spaces and line breaks: endless ones would keep the rules busy. */
function tidy(transcript: string): string {
  const isShouted = /\p{Lu}/u.test(transcript) && !/\p{Ll}/u.test(transcript)
  return (isShouted ? transcript.toLowerCase() : transcript)
    .replace(/[’‘]/g, "'")
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

function openStory(): Story {
  return {
    headline: null,
    told: collectJobs(),
    schools: [],
    credentials: [],
    skills: [],
    languages: [],
    notCaught: [],
    about: null,
    takeBack: () => {},
  }
}

/** "But I gave that up", "so leave that": the speaker takes back what they just said. */
const takesBack =
  /\b(?:leave (?:that|it)(?: out)?|gave (?:that|it) up|turned (?:that|it) down|fell through|(?:that's|it's|is) not relevant|(?:doesn't|don't) count|don't (?:put|write) (?:that|it)|scrap that|forget that)\b|^but\b.{0,30}\b(?:never|n['’]t|not)\b.{0,20}\b(?:t[ao]ken?|took|accept(?:ed)?|start(?:ed)?|finish(?:ed)?|complet(?:e|ed)|pass(?:ed)?|happen(?:ed)?|g[eo]t?)\b/i

function takingBack(story: Story): () => void {
  const { schools, credentials, skills, told } = story
  const lists: unknown[][] = [schools, credentials, skills, told.jobs, ...told.jobs.map(({ duties }) => duties)]
  const lengths = lists.map((list) => list.length)
  const now = told.now
  return () => {
    lists.forEach((list, at) => {
      list.length = Math.min(list.length, lengths[at]!)
    })
    told.now = now
  }
}

/** Gives a clause to the first rule that understands it. */
function place(marked: Clause, story: Story, speech: Speech): void {
  if (!/\s/.test(marked.text)) return
  const clause = { ...marked, text: speech.said(marked.text) }
  const evidence = jobEvidence(marked.text, speech.whenOf, speech.hasCapitals)
  if (takesBack.test(clause.text)) {
    story.takeBack()
    return
  }
  story.takeBack = takingBack(story)
  const { title, employer, times, order, isStudying, isLearning } = evidence
  const isTimedThere = employer !== null && !isLearning && (times.length > 0 || order !== null)
  const isPost = !isStudying && ((title?.how === 'named' && title.isOccupation) || isTimedThere)
  const rules = isPost
    ? [asJob, asCredential, asSchool, asHeadline, asDuty]
    : [asAbility, asCredential, asSchool, asTypedJob, asJob, asHeadline, asDuty]
  const isTold = !saysNothing(clause.text) && !evidence.isUnreal && !isMachineOrder(clause.text)
  const rule = isTold ? rules.find((one) => one(clause, story, evidence)) : undefined
  if (rule === asCredential || rule === asSchool) story.told.leaveAside()
  if (rule) return
  if (clause.text.split(/\s+/).length >= 3) story.notCaught.push(clause.text)
}

function asAbility({ text }: Clause, story: Story): boolean {
  const languages = languagesIn(text)
  if (languages) story.languages.push(...languages)
  const skills = languages ? null : skillsIn(text)
  if (skills) story.skills.push(...skills)
  return languages !== null || skills !== null
}

function asCredential({ text }: Clause, story: Story): boolean {
  const found = credentialsIn(text)
  if (found) {
    story.credentials.push(...found)
    story.about = null
  }
  return found !== null
}

/** "... and my Bachelor of Technology from IIT Madras". */
const nextDegree = /,?\s+and (?:also )?(?:my|an?)\s+(?=(?:bachelor|master|associate|doctor|diploma|phd|ba|bs|bsc|ma|ms|msc)\b)/i

function asSchool({ text, isBullet }: Clause, story: Story): boolean {
  if (isBullet && story.about === 'job') return false
  const [first = '', ...more] = text.split(nextDegree)
  // "a paralegal certificate from Arapahoe, and a BA from Denver": the first may be a paper.
  const isSchool = schoolTold(first, story) || (more.length > 0 && asCredential({ text: first, isLine: false, isBullet }, story))
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

function asTypedJob({ text, isLine, isBullet }: Clause, story: Story): boolean {
  const job = isLine && !isBullet ? typedJob(text) : null
  if (!job) return false
  story.told.jobs.push(job)
  story.told.now = job
  story.about = 'job'
  return true
}

function asJob({ text, isBullet }: Clause, story: Story, evidence: JobEvidence): boolean {
  if (isBullet) return false
  const told = story.told.tell(evidence, story.headline?.title ?? '')
  if (told) story.about = 'job'
  const { now } = story.told
  if (told && now && evidence.employer) now.location ||= placeBehind(text, evidence.employer.text)
  return told !== null
}

/** "... at Mercy Health in Toledo, Ohio". */
function placeBehind(text: string, employer: string): string {
  const from = text.indexOf(employer) + employer.length
  const lead = /^\s*,?\s*in\s+/i.exec(text.slice(from))
  return lead ? (locationAt(text.slice(from + lead[0].length))?.place ?? '') : ''
}

function asHeadline({ text }: Clause, story: Story): boolean {
  if (story.headline?.sentence && story.told.jobs.length > 0) return false
  const said = headlineIn(text)
  if (!said) return false
  story.headline = { title: story.headline?.title || said.title, sentence: story.headline?.sentence || said.sentence }
  return true
}

function asDuty({ text }: Clause, story: Story): boolean {
  const job = story.told.now
  const duty = job ? dutyLine(text) : null
  if (!job || !duty) return false
  job.duties.push(duty)
  story.about = 'job'
  return true
}

/** As the resume has it. */
export function jobWritten({ title, company, location, when, isCurrent, duties }: TranscriptJob) {
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

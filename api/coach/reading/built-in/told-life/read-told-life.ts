import { type Taken, takeEmail, takePhone } from '../../../../contract/spoken-address.ts'
import { withSpokenYears } from '../../../../contract/years-said.ts'
import type { NumberedLine } from '../../../lines/numbered-lines.ts'
import { isMachineOrder } from '../../../text/machine-orders.ts'
import type { Told, ToldJob, ToldLife } from '../../told-life.ts'
import { certificatesIn, completes, skillsIn, studyIn } from './background.ts'
import { type JobMention, jobIn } from './jobs.ts'
import { takeLocation, takeName } from './spoken-person.ts'
import { capitalized } from './spoken-text.ts'
import { noTime, takeTimes } from './spoken-times.ts'

const smallTalk =
  /\b(?:that's (?:it|all|about it)|thank you|thanks|what else|let me (?:think|see)|i don't know|i guess|sorry|hello|good morning|hi there|can you hear|leave (?:that|it)(?: out)?|don't (?:put|write|count)|gave (?:that|it) up|not relevant)\b|^(?:hi|hey|hello|yes|yeah|no|okay|ok|so|um|uh|well|right)\b.{0,8}$/i
const denies =
  /\b(?:i|we|but) (?:don't|do not|didn't|did not|can't|cannot|couldn't|never|haven't|have not|wasn't|am not)\b|\bno experience\b/i
/** "Forty, no, sixty switches": which of them counts is not for rules to say. */
const corrects = /[,.;]\s*(?:no|sorry|hang on|scratch that|wait)\b\s*[,.;]|\b(?:no wait|no sorry)\b/i
/** The line before such a one does not count. */
const takesBack = /^(?:no\b|sorry\b|hang on|wait\b|(?:but |so )?(?:(?:i )?never|i haven't|i didn't|i gave|leave|don't)\b)/i
const contactOnly =
  /^[\s\W]*(?:(?:and|or|my|is|me|at|e-?mail|mail|phone|number|cell|mobile|you|can|reach|call|on|it's|the|i|i'm|am|in|so|um|uh|hi|hello|by)\b[\s\W]*)*$/i

/**
 * A told life by simple rules: contact details, jobs told as "title at employer from then to then", schools, certificates, skills. What a
 * line says beyond that becomes a bullet of the job before it, in the person's own words; what is neither is in no field.
 */
export function readToldLife(lines: readonly NumberedLine[]): ToldLife {
  const life: ToldLife = {
    ...{ name: null, location: null, email: null, phone: null },
    ...{ summary: [], jobs: [], studies: [], certificates: [], skills: [] },
  }
  const hasCapitals = lines.some(({ text }) => /[\p{L},] \p{Lu}\p{Ll}/u.test(text))
  for (const [at, line] of lines.entries()) {
    if (isMachineOrder(line.text) || corrects.test(line.text) || takesBack.test(lines[at + 1]?.text ?? '')) continue
    const rest = takeContact(line, life, hasCapitals).replace(/^[\s,.;]+|[\s,.;!?]+$/g, '')
    if (contactOnly.test(rest) || smallTalk.test(rest) || denies.test(rest)) continue
    if (tellsBackground(rest, line.id, life)) continue
    tellsJob(rest, line.id, life, hasCapitals)
  }
  return life
}

const told = (text: string, id: string): Told | null => (text === '' ? null : { text, from: [id] })

/** Takes contact details out of a line. @returns what else it says */
function takeContact({ id, text }: NumberedLine, life: ToldLife, hasCapitals: boolean): string {
  const takers: [keyof ToldLife & ('name' | 'location' | 'email' | 'phone'), (text: string) => Taken][] = [
    ['email', takeEmail],
    ['phone', takePhone],
    ['name', takeName],
    ['location', (rest) => takeLocation(rest, hasCapitals)],
  ]
  return takers.reduce((rest, [field, take]) => {
    const taken = take(rest)
    if (life[field] || taken.value === '') return rest
    life[field] = told(taken.value, id)
    return taken.rest
  }, text)
}

function tellsBackground(text: string, id: string, life: ToldLife): boolean {
  const from = [id]
  const skills = skillsIn(text)
  const certificates = skills.length > 0 ? [] : certificatesIn(text)
  life.skills.push(...skills.map((skill) => ({ text: skill, from })))
  life.certificates.push(...certificates.map((certificate) => ({ text: certificate, from })))
  if (skills.length > 0 || certificates.length > 0) return true
  const study = studyIn(text)
  if (!study) return false
  const last = life.studies.at(-1)
  const said = { degree: told(study.degree, id), school: told(study.school, id), dates: told(study.dates, id) }
  if (last && completes(last, study)) {
    last.degree ??= said.degree
    last.school ??= said.school
    last.dates ??= said.dates
  } else life.studies.push(said)
  return true
}

function tellsJob(text: string, id: string, life: ToldLife, hasCapitals: boolean): void {
  const job = life.jobs.at(-1)
  const mention = jobIn(text, hasCapitals)
  const deed = deedOf(text)
  const opens = mention !== null && opensJob(mention, job)
  if (opens) {
    const opened = jobFrom(mention, id)
    // "In 2012 I became deputy head there."
    if (mention.isThere && job?.employer) opened.employer ??= { ...job.employer, from: [...job.employer.from, id] }
    life.jobs.push(opened)
  }
  const isJob = opens || (mention !== null && job !== undefined && completed(job, mention, id))
  const now = life.jobs.at(-1)
  if (deed && now && (!isJob || saysMore(text, mention!))) now.deeds.push({ text: deed, from: [id] })
  else if (deed && !now && /^(?:i'm|i am|i've been)\b/i.test(text) && life.summary.length === 0)
    life.summary.push({ text: `${deed}.`, from: [id] })
}

/** Whether much of a line about a job is in none of its fields, so that the line must not be lost. */
function saysMore(text: string, { title, employer, place }: JobMention): boolean {
  const wordCount = (words: string) => words.split(/[\s,]+/).filter(Boolean).length
  return wordCount(takeTimes(text).rest) - wordCount([title, employer, place].join(' ')) > 12
}

const isSame = (one: string, other: string) =>
  one.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(one.toLowerCase())

function opensJob({ title, employer, when, isNext, isThere }: JobMention, job: ToldJob | undefined): boolean {
  if (employer && job && !job.employer && title === '' && !isNext) return false
  if (employer && !(job?.employer && isSame(employer, job.employer.text))) return title !== '' || when !== null || isNext || !job
  return (
    title !== '' &&
    title !== job?.title?.text &&
    job?.title !== null &&
    (when !== null || isNext || (isThere && job !== undefined))
  )
}

/** Fills what the job lacks; false where the clause says nothing new about who, where or when. */
function completed(job: ToldJob, { title, employer, place, when, isNext }: JobMention, id: string): boolean {
  const before = JSON.stringify(job)
  const isOther = employer !== '' && job.employer !== null && !isSame(employer, job.employer.text)
  if (isOther || (isNext && !when?.goesOn) || (title !== '' && job.title !== null)) return false
  job.title ??= told(title, id)
  job.employer ??= told(employer, id)
  job.place ??= told(place, id)
  const { start, end, goesOn } = when ?? noTime
  const isLater = yearOf(end) >= yearOf(start || job.start?.text)
  if (!job.end && end && isLater) job.end = told(end, id)
  if (!job.end || goesOn || job.end.text === 'Present' || end) job.start ??= told(start, id)
  if (goesOn) job.end ??= told('Present', id)
  return JSON.stringify(job) !== before
}

const yearOf = (text = '') => Number(/\d{4}/.exec(text)?.[0] ?? 0)

function jobFrom({ title, employer, place, when, isNow }: JobMention, id: string): ToldJob {
  const { start, end, only, lasted } = when ?? noTime
  return {
    ...{ title: told(title, id), titleSaid: true, employer: told(employer, id), place: told(place, id) },
    ...{ start: told(start || only, id), end: told(end || (isNow ? 'Present' : ''), id), lasted: told(lasted, id) },
    deeds: [],
  }
}

const leadIn = /^(?:(?:and|but|so|then|also|plus|well|okay|ok|now|um|uh|there|here)(?:\s*,)?\s+)+/i
const firstPerson = /^(?:i|i'm|i've|i'd)\s+(?:(?:am|was|have|had|also|always|usually|mostly|would|used to)\s+)*/i

/** A line about the work as a bullet: the person's own words without "and I". Null where too little is left. */
function deedOf(text: string): string | null {
  if (/(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b[\s,]*){4}/i.test(text)) return null
  const bare = text
    .replace(leadIn, '')
    .replace(firstPerson, '')
    .replace(/^an?\s+/i, '')
  return bare.split(/\s+/).length < 2 ? null : capitalized(withSpokenYears(bare))
}

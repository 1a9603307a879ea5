import { asResumeLine } from '../../../../contract/first-person.ts'
import { type Taken, takeEmail, takePhone } from '../../../../contract/spoken-address.ts'
import type { WriteResumeInput, WrittenResume } from '../../../coach.ts'
import type { NumberedLine } from '../../../lines/numbered-lines.ts'
import { transcriptLines } from '../../../lines/transcript-lines.ts'
import { isMachineOrder } from '../../../text/machine-orders.ts'
import type { Told, ToldJob, ToldLife } from '../../told-life.ts'
import { toldResume } from '../../told-resume.ts'
import { anyOf, backgroundIn, takeLocation, takeName, takeTime, type When } from './spoken-facts.ts'
import lists from './word-lists.json' with { type: 'json' }

/** The resume by rules alone. Each sentence says which fields come from it. */
export async function writeResume({ transcript, signal }: WriteResumeInput): Promise<WrittenResume> {
  signal.throwIfAborted()
  const lines = transcriptLines(transcript, { longWords: 24, leastWords: 10 })
  return { ...toldResume(readToldLife(lines), lines), standIns: [] }
}

/** Denied, corrected, wished, or about another person: for the user to place. */
const unsure =
  /\b(?:no|not|never|sorry|scratch that|\w+n't|offered|applied|would like|want(?:ed)?|hop(?:e|ing)|almost|nearly|(?:trained|qualified|studied) (?:as|to be)|gave (?:it|that) up|my (?:wife|husband|son|daughter|mother|father|mum|mom|dad|brother|sister|boss|friend)|he|she|his|her)\b/i
/** The line before it does not count. */
const takesBack = /^(?:no\b|sorry\b|hang on|wait\b|scratch|(?:but )?i (?:never|didn't|gave|haven't)\b)/i
/** From here on another job may be meant. */
const movesOn =
  /\b(?:before (?:that|this)|after (?:that|this)|then|later|next|previously|moved|promoted|became|joined|went (?:to|back)|started)\b/i

const isDeed = /^(?:(?:and|also|so|there|mostly)[, ]+)*(?:i|we|my (?:team|job|work))\b(?: \S+){3}/i

/** What rules are sure of: contact details, jobs told as "a nurse at Mercy Hospital", studies, certificates. The user places the rest. */
export function readToldLife(lines: readonly NumberedLine[]): ToldLife {
  const life: ToldLife = {
    ...{ name: null, location: null, email: null, phone: null },
    ...{ summary: [], jobs: [], studies: [], certificates: [], skills: [] },
  }
  let job: ToldJob | null = null
  for (const [at, line] of lines.entries()) {
    if (isMachineOrder(line.text)) continue
    const rest = takeContact(line, life).replace(/^[\s,.;]+|[\s,.;!?]+$/g, '')
    const isSure = !unsure.test(rest) && !takesBack.test(lines[at + 1]?.text ?? '')
    if (isSure && tellsBackground(rest, line.id, life)) job = null
    else if (isSure) job = tellsWork(rest, line, job, life)
    else if (movesOn.test(rest)) job = null
  }
  return life
}

const told = (text: string, id: string): Told | null => (text === '' ? null : { text, from: [id] })

/** Takes contact details out of a line and returns the rest. */
function takeContact({ id, text }: NumberedLine, life: ToldLife): string {
  const takers: ['email' | 'phone' | 'name' | 'location', (text: string) => Taken][] = [
    ['email', takeEmail],
    ['phone', takePhone],
    ['name', takeName],
    ['location', takeLocation],
  ]
  return takers.reduce((rest, [field, take]) => {
    const taken = take(rest)
    if (life[field] || taken.value === '') return rest
    life[field] = told(taken.value, id)
    return taken.rest
  }, text)
}

/** A sentence about a study goes there whole, one about certificates or skills item by item. */
function tellsBackground(text: string, id: string, life: ToldLife): boolean {
  const background = backgroundIn(text)
  if (!background) return false
  const { list, said } = background
  if (list === 'studies') life.studies.push({ degree: told(said, id), school: null, dates: null })
  else life[list].push(...said.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).flatMap((item) => told(item, id) ?? []))
  return true
}

interface JobMention {
  title: string
  employer: string
  when: When | null
  isNow: boolean
}

const titleWord = String.raw`(?!${anyOf(lists.notTitles)}\b)[\p{L}/&'-]+`
const title = String.raw`(?:(?:an?|the|their)\s+)?(?<title>(?:${titleWord}\s+){0,3}${titleWord})`
const employer = String.raw`(?:the\s+)?(?<employer>\p{Lu}[\p{L}\d.'&-]*(?:\s+(?:(?:of|and|the|&)\s+)?\p{Lu}[\p{L}\d.'&-]*){0,4})`
const isIt = String.raw`\b(?:[Ii]'m|[Ii] am|[Ii] was|[Ii]'ve been|[Ii] have been|as|became|job as)\s+(?:(?:now|currently|also|working as)\s+)*`
const ways = [
  new RegExp(String.raw`${isIt}${title}\s+(?:at|for|with)\s+${employer}`, 'u'),
  new RegExp(String.raw`\b(?:at|for|with|to|joined)\s+${employer}[\s,]+as\s+${title}`, 'u'),
]

function tellsJob(text: string): JobMention | null {
  const { when, rest } = takeTime(text)
  const found = ways.map((way) => way.exec(rest)?.groups).find(Boolean)
  if (!found?.title || !found.employer) return null
  return {
    title: found.title.charAt(0).toUpperCase() + found.title.slice(1),
    employer: found.employer.replace(/\.$/, ''),
    when,
    isNow: /\b(?:I work|I'm|I am|now|currently)\b/i.test(rest) && !/\bwas\b/.test(rest),
  }
}

function opened({ title: called, employer: named, when, isNow }: JobMention, id: string, life: ToldLife): ToldJob {
  const same = life.jobs.find(
    (one) => one.title?.text.toLowerCase() === called.toLowerCase() && one.employer?.text.toLowerCase() === named.toLowerCase(),
  )
  const job: ToldJob = same ?? {
    ...{ title: told(called, id), titleSaid: true, employer: told(named, id), place: null },
    ...{ start: null, end: null, lasted: null, deeds: [] },
  }
  if (!same) life.jobs.push(job)
  dated(job, when ?? { start: '', end: isNow ? 'Present' : '' }, id)
  return job
}

function dated(job: ToldJob, { start, end }: When, id: string) {
  if (job.start || (job.end && job.end.text !== 'Present')) return
  job.start = told(start, id)
  job.end = told(end, id) ?? job.end
}

/** Opens a job, or takes its dates or deeds. Returns the job that the next line is about. */
function tellsWork(rest: string, line: NumberedLine, job: ToldJob | null, life: ToldLife): ToldJob | null {
  const { id, text } = line
  const mention = tellsJob(rest)
  const now = mention ? opened(mention, id, life) : job
  const { when } = takeTime(rest)
  if (!now || (!mention && when && !/\bthere\b|^(?:from|since|that was)\b/i.test(rest))) return null
  if (!mention && when) dated(now, when, id)
  else if (!mention && movesOn.test(rest)) return null
  else if (mention ? text.split(' ').length > 18 : isDeed.test(rest)) now.deeds.push({ text: asResumeLine(text), from: [id] })
  return now
}

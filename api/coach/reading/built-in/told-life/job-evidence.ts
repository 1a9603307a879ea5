import { type EmployerMention, employerIn } from './employer-mention.ts'
import { nounPhraseAt, type Word, wordsOfClause } from './noun-phrases.ts'
import { isOccupation } from './occupations.ts'
import type { When } from './spoken-times.ts'
import { isLeaving, isPast, isVerb, type Tenure, tenureIn } from './tenure.ts'
import { type TitleMention, titleIn } from './title-mention.ts'

/** What one clause says about a job, piece by piece. */
export interface JobEvidence {
  employer: EmployerMention | null
  /** "there", "with them", "same firm". */
  sameEmployer: boolean
  title: TitleMention | null
  times: When[]
  /** A time at the very beginning, which may belong to the clause before. */
  leadTime: When | null
  tenure: Tenure
  /** It came before or after the job just described. */
  order: 'before' | 'after' | null
  isNow: boolean
  isPast: boolean
  /** "I've been": until today, however long. */
  hasBeen: boolean
  isLeaving: boolean
  /** The word itself: "worked", "employed". */
  isWork: boolean
  /** About a course, a ticket, a degree. */
  isLearning: boolean
  isStudying: boolean
  /** Wished, offered, refused: no job. */
  isUnreal: boolean
  /** "As a bookkeeper for a builder": for somebody without a name. */
  isElsewhere: boolean
  /** Somebody else's doing, not done to the speaker. */
  isOthers: boolean
}

const unreal =
  /\b(?:offered|appl(?:y|ied|ying) (?:for|to)|interviewed|want(?:ed)? to|would(?:n't)? (?:like|love)|(?:i|we)['’]d (?:like|love)|hop(?:e|ing)|looking (?:for|to|at)|trying to|thinking (?:of|about)|think about|going to be|nearly|almost (?:went|took)|never|dream(?:ed|t|ing)?|plan(?:ning)? to|someday|one day|if i|was going to|supposed to|turned down|said no)\b|^(?:[\p{L}'’]+\s+){0,3}(?:did|do|was|am|have|had|would|could|can)(?:n['’]t| not)\b/iu
const now =
  /\b(?:now|nowadays|currently|at (?:the (?:moment|minute)|present)|these days|today|presently|still|to this day|ever since)\b/i
const before =
  /\b(?:before(?: (?:that|this|then|it|the|i\b|\p{Lu})|,|$)|prior to|previously|earlier|the (?:one|job|place) before|in between)/iu
const after =
  /^(?:(?:and|so|but|well)\s+)*(?:then|after(?:wards)?\b|later|next|from there|now)\b|\b(?:then|went on to|after that)\b/i
const there = /\b(?:there|here|(?:with|for|by) (?:them|him|her))\b/i
const sameFirm = /\bsame (?:place|company|firm|employer|school|hospital|shop|restaurant|people|lot)\b/i
const ownJob = /\bmy (?:\p{L}+ ){0,2}(?:job|role|position|post)\b/iu
const learning =
  /\b(?:(?<!\b(?:through|after|of|left|leaving|from|in)\s(?:high )?)school|course|college|university|degree|diploma|certificate|boot ?camp|class(?:es)?|exams?|a levels|gcses?|licen[cs]e|ticket|test|qualifications?|level \d|n?vq|hnd|master's|bachelor's)\b/i

const studying =
  /\b(?:trained|stud(?:y|ied|ying)|graduated|qualified|majored|attended|degree|diploma|a levels|gcses?|bachelor's|master's|phd|pgce|n?vq|hnd)\b/i

/** What a clause says about a job. @param whenOf reads a mark of the speech */
export function jobEvidence(text: string, whenOf: (mark: string) => When, hasCapitals: boolean): JobEvidence {
  const words = wordsOfClause(text)
  const { times, leadTime } = timesOf(words, whenOf)
  const order = before.test(text) ? 'before' : after.test(text) ? 'after' : null
  const tenure = tenureIn(words)
  const isStudying = studying.test(text)
  const said = titleIn(words)
  const title = said?.how === 'alone' && isStudying ? null : said
  const subject = subjectOf(words)
  const isTimed = order !== null || [...times, leadTime].some((when) => when && (when.start || when.end || when.only))
  const isSameFirm = sameFirm.test(text)
  const employer = isSameFirm
    ? null
    : employerIn(words, { title, tenure, subject, hasCapitals, isTimed, isLong: times.some(({ lasted }) => lasted) })
  const isDoneTo = words.some(({ lower }, at) => /^(?:me|i)$/.test(lower) && words.slice(0, at).some(isVerb))
  return {
    employer,
    sameEmployer: isSameFirm || there.test(text),
    // What was done is a title only where it is said for whom.
    title: title && (title.how === 'done' || !title.isOccupation) && !employer && !there.test(text) ? null : title,
    ...{ times, leadTime, tenure, order },
    isNow: now.test(text),
    isPast: isPast(words),
    hasBeen: /\b(?:have|['’]ve) been\b/i.test(text),
    isLeaving: isLeaving(words) && !/^(?:they|he|she)$/.test(subject),
    isWork: words.some(({ lower }) => /^(?:work|employ|hire|intern|volunteer|teach|taught|lectur|tutor)/.test(lower)),
    isLearning: learning.test(text),
    isStudying,
    isUnreal: unreal.test(text),
    isElsewhere: !employer && words.some(({ lower }, at) => lower === 'for' && isSomebody(words, at + 1)),
    isOthers: !ownJob.test(text) && /^(?:they|he|she|my|people)$/.test(subject) && !isDoneTo,
  }
}

function isSomebody(words: readonly Word[], at: number): boolean {
  const phrase = nounPhraseAt(words, at)
  return phrase !== null && /^an?$/.test(phrase.article) && isOccupation(phrase.head)
}

/** The pronoun before the first verb. */
function subjectOf(words: readonly Word[]): string {
  const verb = words.findIndex(isVerb)
  const isSubject = ({ lower }: Word) => /^(?:i|we|they|he|she|it|that|my|people)$/.test(lower)
  return words.slice(0, Math.max(verb, 0)).findLast(isSubject)?.lower ?? ''
}

function timesOf(words: readonly Word[], whenOf: (mark: string) => When): Pick<JobEvidence, 'times' | 'leadTime'> {
  const places = words.flatMap(({ tag }, at) => (tag === 'TIME' ? [at] : []))
  const first = places[0] ?? words.length
  const isLead = first < words.length - 2 && words.slice(0, first).every(({ tag }) => /^(?:CCONJ|ADV|PUNCT|SCONJ)$/.test(tag))
  return {
    leadTime: isLead ? whenOf(words[first]!.text) : null,
    times: places.slice(isLead ? 1 : 0).map((at) => whenOf(words[at]!.text)),
  }
}

import { anyOf, capitalized, titleCased } from './spoken-text.ts'
import { takeTimes, type When } from './spoken-times.ts'
import lists from './word-lists.json' with { type: 'json' }

/** What a clause says of a job. */
export interface JobMention {
  title: string
  employer: string
  place: string
  when: When | null
  /** Told as what they do today. */
  isNow: boolean
  /** "Before that", "then": another job than the one before. */
  isNext: boolean
  /** "I became deputy head there": at the employer of the job before. */
  isThere: boolean
}

const word = String.raw`(?!${anyOf(lists.phraseEnds)}\b)[\p{L}\d][\p{L}\d/&'-]*`
const titleWords = String.raw`(${word}(?:\s+(?:of\s+)?${word}){0,4})`
const article = String.raw`(?:an?|the|their)\s+`
const titleAs = new RegExp(String.raw`\bas\s+(?:${article})?${titleWords}`, 'iu')
const titleAm = new RegExp(
  String.raw`\b(?:i'm|i am|i was|i've been|i have been|became|made me|promoted to|job as|moved up to)\s+(?:(?:now|currently|then|also|still|working as|promoted to)\s+)*(?:${article})?${titleWords}`,
  'iu',
)
const titleBeside = new RegExp(
  String.raw`(?:^|[,:]\s*|\b(?:and|then|was|so|now)\s+)(?:${article})?${titleWords}(?=\s+(?:at|for|with|there)\b|\s*(?:[,.;–-]|$))`,
  'giu',
)
/** The last word of a job's name. */
const occupation = new RegExp(String.raw`^(.*\b(?!${anyOf(lists.notOccupations)}\b)${anyOf(lists.occupations)})\b`, 'iu')

const name = String.raw`((?:the\s+)?\p{Lu}[\p{L}\d.'&-]*(?:\s+(?:(?:of|and|the|de|for|by|&)\s+){0,2}\p{Lu}[\p{L}\d.'&-]*){0,5}(?:\s+${anyOf(lists.organizations)}\b)?)(?!\s+(?!${anyOf(lists.phraseEnds)}\b)\p{Ll})`
const nameInSmallLetters = String.raw`((?:(?!${anyOf(lists.notInNames)}\b)${word})(?:\s+(?:(?!${anyOf(lists.notInNames)}\b)${word})){0,2})`
const works = String.raw`\b(?:work(?:s|ed|ing)?|jobs?|employed|hired|position|role|i'm|i am|was|been|started|apprenticeship|taken on|drove|driving|cleaned|cooked)\b[^.!?]{0,60}?`
const employerPatterns = (called: string, flags: string) =>
  [
    String.raw`${works}\b(?:at|for|with)\s+${called}`,
    String.raw`\b(?:joined|(?:went|moved|over|came) (?:over |on |across |straight )?(?:from there )?to|started (?:out )?(?:at|with|in))\s+${called}`,
    String.raw`\b(?:at|for)\s+${called}`,
  ].map((source) => new RegExp(source, flags))
const withCapitals = [
  ...employerPatterns(name, 'u'),
  new RegExp(String.raw`\bin\s+((?:\p{Lu}[\p{L}.'-]*\s+)+${anyOf(lists.organizations.map(capitalized))}\b)`, 'u'),
]
const inSmallLetters = employerPatterns(nameInSmallLetters, 'iu').slice(0, 2)
const noEmployer = new RegExp(String.raw`^(?:the\s+)?${anyOf(lists.notEmployers)}\b`, 'i')
const school = /\b(?:college|university|school|academy|technikon|sixth form)\b/i
/** Wished, offered, refused, or someone else's: no job of theirs. */
const unreal =
  /\b(?:offered|applied|would like|i'd like|i want|wanted to|hoping|looking for|interview(?:ed)? (?:at|for|with)|almost|never (?:worked|took)|not working|my (?:wife|husband|son|daughter|mother|father|mum|mom|dad|brother|sister|boss|friend)|he|she)\b/i
const nextJob = /\b(?:before (?!i\b)|prior to|previously|after (?:that|this)|then|later|next|first (?:job|post))\b/i
const today = /\b(?:i work|i'm|i am|now|currently|at (?:the moment|present)|these days|still)\b/i

/** The job a clause tells of, or null. A clause without employer and title may still say when. */
export function jobIn(clause: string, hasCapitals: boolean): JobMention | null {
  if (unreal.test(clause)) return null
  const { times, rest } = takeTimes(clause)
  const when = times[0] ? pointed(times[0], clause) : null
  const title = titleIn(rest, when !== null)
  const employer = employerIn(rest, title !== '', hasCapitals)
  if (!employer && !title && !when) return null
  const behind = employer ? rest.slice(rest.indexOf(employer) + employer.length) : ''
  return {
    title: title.toLowerCase() === title ? titleCased(title) : capitalized(title),
    employer: titleCased(employer.replace(/^the (?=\p{Lu})/u, '')),
    place: /^\s*,?\s*in\s+(\p{Lu}[\p{L}.'-]*(?:,?\s\p{Lu}[\p{L}.'-]*){0,3})/u.exec(behind)?.[1] ?? '',
    when,
    isNow: when?.goesOn || (!when?.end && today.test(clause) && !/\b(?:was|left|until)\b/i.test(clause)),
    isNext: nextJob.test(clause),
    isThere: /\b(?:there|same (?:place|firm|company|hospital|school)|promoted|made me|became|moved up)\b/i.test(clause),
  }
}

/** "I left in 2014" is an end, "I started in 2014" a start. */
function pointed(when: When, clause: string): When {
  if (/\b(?:left|leave|quit|finished|closed|retired)\b/i.test(clause)) return { ...when, end: when.end || when.only, only: '' }
  return /\b(?:start|join|began|begin|hired|took)/i.test(clause) ? { ...when, start: when.start || when.only } : when
}

function employerIn(text: string, hasTitle: boolean, hasCapitals: boolean): string {
  for (const [at, pattern] of (hasCapitals ? withCapitals : inSmallLetters).entries()) {
    const found = pattern
      .exec(text)?.[1]
      ?.replace(/[.,]+$/, '')
      .trim()
    if (!found || noEmployer.test(found) || (at > 1 && !hasTitle)) continue
    if (!school.test(found) || hasTitle || /\bwork|\bpost\b|\bteach/i.test(text)) return found
  }
  return ''
}

function titleIn(text: string, hasTime: boolean): string {
  const named = titleAs.exec(text)?.[1] ?? titleAm.exec(text)?.[1] ?? ''
  const found = occupation.exec(named)?.[1]
  if (found) return found
  if (!hasTime && !/\b(?:at|for|with|there)\b/i.test(text)) return ''
  return [...text.matchAll(titleBeside)].map(([, said = '']) => occupation.exec(said)?.[1] ?? '').find(Boolean) ?? ''
}

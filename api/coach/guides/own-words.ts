import { plainVerbs } from '../reading/built-in/resume/action-verbs.ts'
import type { ExperienceLine } from '../reading/match-reading.ts'
import { whereItWas } from './job-of-line.ts'
import { isSound } from './sentence-check.ts'
import { openingVerb, pastOf, plainOf, type VerbForm } from './verb-forms.ts'
import { lowered, quoted, sentence } from './wording.ts'

type OwnLine = Pick<ExperienceLine, 'text' | 'job'>

/** "I ran the sauce section" from "Ran the sauce section"; null where the line may not fit that form ("Staff training"). */
export function inFirstPerson({ text, job }: OwnLine): string | null {
  const line = text.replace(/^I (?:have |also )?(?=\p{Ll})/u, '').replace(/[.;,\s]+$/, '')
  const form = openingVerb(line)
  // A second sentence may have another subject.
  if (!form || /[.!?;]\s+\p{Lu}/u.test(line)) return null
  const finite = finiteVerb(line, form, job === null || isCurrent(job))
  const told = finite && `I ${finite} ${line.split(' ').slice(1).join(' ')}`
  return told && isSound(sentence(told)) ? told : null
}

/** The line's first word as it follows "I"; null where that would not agree with the verbs behind it. */
function finiteVerb(line: string, form: VerbForm, isPresent: boolean): string | null {
  const [first = '', ...rest] = lowered(line).split(' ')
  if (form === 'PastTense') return first
  if (form === 'Gerund') return pastOf(first, form)
  if (form === 'PresentTense') return plainOf(first, form)
  const goesOn = rest.some((word, at) => plainVerbs.has(word) && /^and$|[,;]$/.test(rest[at - 1] ?? ''))
  return isPresent ? first : goesOn ? null : pastOf(first, form)
}

/** Whether the line that names a job says that it goes on. */
export const isCurrent = (job: string | null) => /\b(?:present|now|current|today|to date)\b/i.test(job ?? '')

/** A line as a sentence: in the first person where that is safe, else word for word. */
export function told(line: OwnLine): string {
  return sentence(inFirstPerson(line) ?? `My resume says it this way: ${quoted(line.text)}`)
}

/** "In my role as Cook at The Oak, I ran the sauce section." */
export function toldWhere(line: OwnLine): string {
  const where = whereItWas(line)
  const text = inFirstPerson(line)
  if (!where) return told(line)
  return sentence(text ? `${where}, ${text}` : `${where}, in the words of my resume: ${quoted(line.text)}`)
}

/** A before and after, not just an amount of work. */
const change =
  /%|\bfrom .{1,20} to\b|\bby (?:\d|[$£€]|half\b|a (?:third|quarter)\b)|\b(?:up|down) (?:by|from|to|\d)|\b(?:reduc|increas|doubl|tripl)\w*|\bsav(?:ed|ing)\b|\b(?:fewer|faster)\b/i

/** Whether the whole line is an outcome in figures: "Raised the share of grade 5 from 48% to 57%". */
export function isOutcome({ text, hasFigure }: Pick<ExperienceLine, 'text' | 'hasFigure'>): boolean {
  return hasFigure && change.test(text)
}

/** A line's action, and the part that gives an outcome in figures ("deploy time from 40 to 8 minutes"), where it names one. */
export function deedAndOutcome({ text, hasFigure }: Pick<ExperienceLine, 'text' | 'hasFigure'>): {
  deed: string
  outcome: string | null
} {
  const split = /^(.{20,}?)(?:\s*;\s*|,\s+(?:which\s+)?(?=\D)|\s+[–—]\s+)([^,;]{8,})$/.exec(text.replace(/[.\s]+$/, ''))
  const [, deed = '', outcome = ''] = split ?? []
  return hasFigure && /\d/.test(outcome) && change.test(outcome) ? { deed, outcome } : { deed: text, outcome: null }
}

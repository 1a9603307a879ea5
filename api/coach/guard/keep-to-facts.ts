import { sentencesOf } from '../text/sentences.ts'
import { type UnknownClaim, unknownClaims } from './credentials.ts'
import type { Facts, Source } from './facts.ts'
import { figurePlaceholder, isSupported } from './figure-support.ts'
import { type Figure, figuresIn } from './figures.ts'
import { unknownMonths } from './months-alone.ts'
import { type UnknownName, unknownNames } from './names.ts'

interface Replacement {
  start: number
  end: number
  by: string
}

const namePlaceholders: Record<UnknownName['looksLike'], string> = {
  employer: '[employer]',
  school: '[school]',
  language: '[language]',
  name: '[name]',
}

/**
 * A text that speaks for the person (a rewritten line, an answer): every figure, name, degree, date and certificate must stand in the
 * resume; what does not becomes a `[placeholder]`, also a term of the ad that the resume lacks.
 * @param line the resume line that was rewritten; its own figures need no second look at what they are about
 */
export function keepClaims(text: string, facts: Facts, line: Source | null = null): string {
  const { resume } = facts
  const isKnown = (figure: Figure) =>
    isSupported(figure, resume.figures) || (line !== null && isSupported(figure, line.figures, { anywhere: true }))
  return inTurn(text, [
    (open) => missingTermsIn(open, facts),
    (open) => unknownClaims(open, resume.text, resume.names).map(forClaim),
    (open) => unknownMonths(open, resume.text).map(forClaim),
    (open) =>
      figuresIn(open)
        .filter((figure) => !isKnown(figure))
        .map(forFigure),
    (open) => unknownNames(open, [resume.names]).map(forName),
  ])
}

/** Advice about the person: "you have", "your years of", and no word of lack or wish. */
const speaksOfThePerson =
  /\byou(?:['’]ve| (?:already |also |clearly |currently )?(?:have|hold|bring|earned|completed|led|managed|worked|are|were|possess|graduated|speak|won|spent|ran|built|own|drove|wrote|taught|sold|grew|made)| already [a-z]+)\b|\byour (?:\S+ ){0,3}(?:experience|degree|background|certification|certificate|licen[cs]e|years?|track record|time|work|career|role|tenure|position|education|resume (?:already )?shows)\b|\b(?:the )?candidate\b/i
const speaksOfLack =
  /\b(?:not|no|n['’]t|missing|lacks?|lacking|gaps?|should|could|would|add|adding|if|whether|asks?|asked|requires?|required|requirement|wants?|prefers?|preferred|needs?|ad|job description|employer|posting|consider|mention|unless|instead|say|show|name|state|without|absent|unclear)\b/i

/** Numbers of the page, not of the person: "two bullet points", "one page", "the first 10 seconds". */
const aboutThePage =
  /^\s*(?:-\s*)?(?:to\s+(?:two|three|four|five|six|\d+)\s+)?(?:more |short |strong |concise |specific |clear |recent |key |relevant |or\s+\w+\s+)*(?:bullets?|lines?|sentences?|words?|pages?|keywords?|paragraphs?|examples?|sections?|skills?|items?|points?|terms?|changes?|edits?|steps?|roles?|headings?|columns?|requirements?|gaps?|strengths?|reasons?|entries|stories|questions?|things?|places?|seconds?|minutes?|parts?|phrases?)\b/i

/**
 * Advice about resume and ad: figures and names must stand in one of them. A sentence that speaks of what the person has is held to the
 * resume alone, so that the ad's demands never become the person's merits.
 */
export function keepAdvice(text: string, facts: Facts): string {
  return sentencesOf(text)
    .map((sentence) =>
      clausesOf(sentence)
        .map((clause) => adviceInClause(clause, facts))
        .join(''),
    )
    .join(' ')
}

/** "Your degree answers what they prefer", "You drove trailers, so say it": what the person has stands in a clause of its own. */
const clausesOf = (sentence: string) =>
  /^you(?:r|['’]ve)?\b/i.test(sentence)
    ? sentence.split(/(?<=,)(?=\s+(?:so|and so|which|but)\b)|(?=\s(?:what|as) (?:they|the ad|it)\b)/i)
    : [sentence]

function adviceInClause(clause: string, facts: Facts): string {
  const start = /^\s*/.exec(clause)![0]
  const bare = clause.slice(start.length)
  if (speaksOfThePerson.test(bare) && !speaksOfLack.test(bare)) return start + keepClaims(bare, facts)
  const isKnown = (figure: Figure, open: string) => {
    const source = isDemand(figure, open) ? facts.ad : facts.both
    return isAboutThePage(figure, open) || isSupported(figure, source.figures, { anywhere: true })
  }
  const kept = inTurn(bare, [
    (open) => unknownClaims(open, facts.both.text, facts.both.names).map(forClaim),
    (open) =>
      figuresIn(open)
        .filter((figure) => !isKnown(figure, open))
        .map(forFigure),
    (open) => unknownNames(open, [facts.resume.names, facts.ad.names]).map(forName),
  ])
  return start + kept
}

/** "The ad asks for 7 years": only the ad can vouch for it. */
function isDemand(figure: Figure, sentence: string): boolean {
  return /\b(?:asks? for|requires?|wants?|needs?|demands?|looks? for|looking for|expects?)\b[^,;.]{0,30}$/i.test(
    sentence.slice(0, figure.start),
  )
}

function isAboutThePage(figure: Figure, sentence: string): boolean {
  if (figure.kind === 'ordinal') return figure.values.every((value) => value <= 3)
  if (figure.kind === 'duration') {
    // "the first 10 seconds" of reading, "your first 90 days" of a job not yet begun.
    const isAhead = /\b(?:first|next)\s+$/i.test(sentence.slice(0, figure.start))
    return isAhead || figure.unit === 'second' || figure.unit === 'minute'
  }
  return figure.kind === 'plain' && figure.values.every((value) => value <= 30) && aboutThePage.test(sentence.slice(figure.end))
}

const forFigure = (figure: Figure): Replacement => ({ start: figure.start, end: figure.end, by: figurePlaceholder(figure) })
const forClaim = ({ start, end, placeholder }: UnknownClaim): Replacement => ({ start, end, by: placeholder })
const forName = ({ start, end, looksLike }: UnknownName): Replacement => ({ start, end, by: namePlaceholders[looksLike] })

/** A hyphen needs no mark here, and with the `u` flag may not have one. */
const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

interface TermPattern {
  /** The term's first word in small letters: most texts do not have it, and need no pattern. */
  first: string
  pattern: RegExp
}

const readBefore = new WeakMap<readonly string[], TermPattern[]>()

function patternsOf(terms: readonly string[]): TermPattern[] {
  const known = readBefore.get(terms) ?? terms.map(patternOf)
  readBefore.set(terms, known)
  return known
}

function patternOf(term: string): TermPattern {
  const words = term.trim().split(/\s+/)
  const pattern = `(?<![\\p{L}\\p{N}[])${words.map(escaped).join('[\\s-]+')}(?:s|es)?(?![\\p{L}\\p{N}])`
  return { first: words[0]!.toLowerCase(), pattern: new RegExp(pattern, 'giu') }
}

/** A term that the code found missing is claimed all the same: keep it as a question to the person. */
function missingTermsIn(text: string, { missingTerms, resume }: Facts): Replacement[] {
  const found: Replacement[] = []
  const lower = text.toLowerCase()
  for (const { first, pattern } of patternsOf(missingTerms)) {
    if (!lower.includes(first)) continue
    for (const match of text.matchAll(pattern)) {
      if (resume.names.flat.includes(` ${match[0].toLowerCase()} `)) continue
      found.push({ start: match.index, end: match.index + match[0].length, by: `[${match[0]}, if true]` })
    }
  }
  return found
}

/** One look after the other, each at what the one before has left: placeholders are not looked at again. */
function inTurn(text: string, looks: ((open: string) => Replacement[])[]): string {
  return collapsed(looks.reduce((open, look) => replaced(open, look(open)), text))
}

/** Applies replacements; where two meet, the one that stands first in the list wins. */
function replaced(text: string, replacements: Replacement[]): string {
  const kept: Replacement[] = []
  for (const next of replacements) if (!kept.some(({ start, end }) => next.start < end && start < next.end)) kept.push(next)
  kept.sort((a, b) => b.start - a.start)
  let result = text
  for (const { start, end, by } of kept) result = insert(result, start, end, by)
  return result
}

/** A placeholder that would land inside another one takes the whole of it. */
function insert(text: string, start: number, end: number, by: string): string {
  const open = text.lastIndexOf('[', start)
  const close = text.indexOf(']', end)
  const isInside = open !== -1 && close !== -1 && !text.slice(open, start).includes(']') && !text.slice(end, close).includes('[')
  return isInside && open < start ? text.slice(0, open) + by + text.slice(close + 1) : text.slice(0, start) + by + text.slice(end)
}

/** "[number]-[number]" and "[name] of [name]" say no more than one of them. */
function collapsed(text: string): string {
  return text
    .replace(
      /(\[(?:number|amount|date|name|employer|school|certificate|degree|title)\])%?(?:\s*(?:[-–—,/&]|to|and|of|the)?\s*\1)+/g,
      '$1',
    )
    .replace(/(\[(?:degree|certificate)\])(?:\s+(?:in|from|of|at)?\s*\[name\])+/g, '$1')
    .replace(/\b([Aa])n? (?=\[(?:employer|amount|award))/g, '$1n ')
    .replace(/[$€£](?=\[amount\])/g, '')
    .replace(/\[number\]%%/g, '[number]%')
    .replace(/\s{2,}/g, ' ')
    .trim()
}

import type { ExperienceLine } from '../score/match-reading.ts'
import { underWhichJob } from './job-of-line.ts'
import { openingVerb } from './verb-forms.ts'
import { listed, quoted } from './wording.ts'

const longestLine = 30
const shortestLine = 5

/** How much a line can gain; 0 for one that lacks nothing. */
export function weaknessOf(line: ExperienceLine): number {
  return (
    (beginsWithVerb(line) ? 0 : 2) + (line.hasFigure ? 0 : 2) + (line.words < shortestLine || line.words > longestLine ? 1 : 0)
  )
}

const beginsWithVerb = ({ text, startsWithActionVerb }: ExperienceLine) => startsWithActionVerb || openingVerb(text) !== null

/**
 * The person's own line, what it lacks, and the one question that would complete it; null where it lacks nothing.
 * @param place among such lines, so that neighbors are not asked the same
 */
export function adviceOnLine(line: ExperienceLine, place = 0): string | null {
  if (weaknessOf(line) === 0) return null
  const lacks = [
    beginsWithVerb(line) ? '' : 'does not begin with a verb',
    line.hasFigure ? '' : 'has no figure',
    line.words > longestLine ? `runs to ${line.words} words` : '',
    line.words < shortestLine ? 'says very little' : '',
  ].filter(Boolean)
  return `${shortQuote(line.text)}${underWhichJob(line)} ${listed(lacks)}. ${questionOn(line, place)}`
}

function questionOn(line: ExperienceLine, place: number): string {
  if (!beginsWithVerb(line))
    return line.hasFigure ? 'What exactly did you do there?' : 'What exactly did you do there, and how often?'
  if (line.words < shortestLine) return 'For whom did you do it, with what, and what came of it?'
  return line.hasFigure ? 'Which part of it matters most for this job?' : forFigure[place % forFigure.length]!
}

const forFigure = [
  'How much, how many or how often was it?',
  'What number shows how much work it was?',
  'What changed because of it, and by how much?',
] as const

const quotedWords = 14

/** Enough of a line to know it again. */
function shortQuote(text: string): string {
  const words = text.split(' ')
  if (words.length <= longestLine) return quoted(text)
  return `“${words
    .slice(0, quotedWords)
    .join(' ')
    .replace(/[.,;:]$/, '')} …”`
}

import type { ExperienceLine } from '../reading/match-reading.ts'
import templates from './analysis-sentences.json' with { type: 'json' }
import { underWhichJob } from './job-of-line.ts'
import { sentenceTemplates } from './sentence-templates.ts'
import { openingVerb } from './verb-forms.ts'
import { listed, quoted } from './wording.ts'

const say = sentenceTemplates(templates)

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
 * @param nth among such lines, so that neighbors are not asked the same
 */
export function adviceOnLine(line: ExperienceLine, nth = 0): string | null {
  if (weaknessOf(line) === 0) return null
  const lacks = [
    beginsWithVerb(line) ? '' : say('line.no-verb'),
    line.hasFigure ? '' : say('line.no-figure'),
    line.words > longestLine ? say('line.long', { words: line.words }) : '',
    line.words < shortestLine ? say('line.short') : '',
  ].filter(Boolean)
  return say('line', {
    line: `${shortQuote(line.text)}${underWhichJob(line)}`,
    lacks: listed(lacks),
    question: questionOn(line, nth),
  })
}

function questionOn(line: ExperienceLine, nth: number): string {
  if (!beginsWithVerb(line)) return say(line.hasFigure ? 'line.ask.what' : 'line.ask.what-and-how-often')
  if (line.words < shortestLine) return say('line.ask.for-whom')
  return say(line.hasFigure ? 'line.ask.matters' : forFigure[nth % forFigure.length]!)
}

const forFigure = ['line.ask.figure.1', 'line.ask.figure.2', 'line.ask.figure.3'] as const

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

import type { AnswerReading } from '../../scoring/answer/answer-reading.ts'
import { bySentence, type Clause } from '../../scoring/answer/clauses.ts'
import { outcomeMarker } from '../../scoring/answer/star-cues.ts'
import { ownDeeds, sharedDeeds } from '../../scoring/answer/verbs.ts'
import { countSpokenWords } from '../../scoring/speech/tokens.ts'
import { capitalized } from '../wording.ts'
import { cleanSentence } from './clean-sentence.ts'

/** Two minutes at the usual pace; what is over is not told better by being longer. */
const mostWords = 280
/** A clause that holds no part of the answer and fewer words than this is left out. */
const shortestKeptWords = 4

const placeholder = {
  setting: '[When and where this was.]',
  trouble: '[What made it difficult, and for whom.]',
  task: '[What was yours to reach, and by when.]',
  deeds: 'I [what you did first yourself], then I [your next step].',
  result: '[What came of it, with a figure: time, money, quality or people helped.]',
  figure: '[How you know: a number, a comparison or what somebody said.]',
  lesson: '[What you have done differently since.]',
  link: '[What this means for the job you are applying for.]',
} as const

/** The answer with its own sentences in order, without fillers; what lacks is a placeholder in its place. */
export function refinedAnswer(reading: AnswerReading): string {
  if (reading.verdict === 'nothing-said') return ''
  if (reading.verdict !== 'answered') return frameFor(reading)
  return reading.type === 'behavioral' ? storyInOrder(reading) : factsInOrder(reading)
}

/** Another way to tell it: the outcome, or the strongest fact, comes first. */
export function alternateAnswer(reading: AnswerReading): string {
  if (reading.verdict === 'nothing-said') return ''
  if (reading.verdict !== 'answered') return honestWayOut(reading)
  return reading.type === 'behavioral' ? resultFirst(reading) : strongestFirst(reading)
}

function storyInOrder(reading: AnswerReading): string {
  const { situation, task, action, result } = reading.star
  const kept = sentencesThatSay(reading)
  const firstDeed = kept.findIndex((clauses) => clauses.some((clause) => action.clauses.includes(clause)))
  const opening = firstDeed === -1 ? Math.min(1, kept.length) : firstDeed
  return joined([
    ...(situation.hasSetting ? [] : [placeholder.setting]),
    ...kept.slice(0, opening).map(told),
    ...(situation.hasTrouble ? [] : [placeholder.trouble]),
    ...(task.clause ? [] : [placeholder.task]),
    ...(action.deeds > 0 ? [] : [placeholder.deeds]),
    ...kept.slice(opening).map(told),
    ...(result.share >= 0.5 ? (result.hasFigure ? [] : [placeholder.figure]) : [placeholder.result]),
  ])
}

function resultFirst(reading: AnswerReading): string {
  const { situation, task, action, result } = reading.star
  const kept = sentencesThatSay(reading)
  const outcome = kept.find((clauses) => result.share >= 0.5 && clauses.includes(result.clause!))
  const at = outcome ? kept.indexOf(outcome) : kept.length
  return joined([
    outcome ? withoutMarker(told(outcome)) : placeholder.result,
    'It began like this.',
    ...(situation.hasSetting ? [] : [placeholder.setting]),
    ...kept.slice(0, at).map(told),
    ...(task.clause ? [] : [placeholder.task]),
    ...(action.deeds > 0 ? [] : [placeholder.deeds]),
    ...kept.slice(at + 1).map(told),
    placeholder.lesson,
  ])
}

function factsInOrder(reading: AnswerReading): string {
  return joined([...sentencesThatSay(reading).map(told), ...lacking(reading.general)])
}

function strongestFirst(reading: AnswerReading): string {
  const { general } = reading
  const kept = sentencesThatSay(reading)
  const best = kept.find((clauses) => general.substance.clause !== null && clauses.includes(general.substance.clause))
  return joined([
    best ? told(best) : '[Your strongest fact in one sentence: what you did, with a figure.]',
    ...kept.filter((clauses) => clauses !== best).map(told),
    ...lacking(general),
    ...(general.structure.endsWell ? [] : [placeholder.link]),
  ])
}

/** A placeholder for each thing that such a question asks for and the answer does not have. */
const lacking = ({ answer }: AnswerReading['general']) => answer.missing.map(({ name }) => `[Add ${name}.]`)

/** Something to begin with, where no answer was given: a frame, and nothing that sounds like a fact. */
function frameFor({ type }: AnswerReading): string {
  if (type === 'general')
    return '[Your answer in one sentence.] [An example from your own work: where, what you did, what came of it.] [What that means for this job.]'
  return '[When and where this was], [what made it difficult]. I had to [what was yours to reach]. First I [your first step]; then I [your next step]. In the end [what came of it, with a figure].'
}

function honestWayOut({ type }: AnswerReading): string {
  return type === 'behavioral'
    ? 'I have not been in exactly that situation. The closest I have come is [a similar moment at work, in training or outside of it]: I [what you did], and [what came of it]. Here I would [what you would do first].'
    : 'I would like a moment to think. [One thing that you are sure of.] [Why, with an example from your own work.]'
}

const told = (clauses: readonly Clause[]) => cleanSentence(clauses.map(({ text }) => text).join(' '))

/** Sentences with something in them: deeds, figures, or enough words. */
function sentencesThatSay({ clauses, answer }: AnswerReading): Clause[][] {
  let words = 0
  return bySentence(clauses, answer).filter((parts) => {
    const clean = told(parts)
    const size = countSpokenWords(clean)
    const hasDeeds = parts.some(({ text }) => ownDeeds(text).length + sharedDeeds(text).length > 0)
    if (!(size >= shortestKeptWords || hasDeeds || /\d/.test(clean)) || words + size > mostWords) return false
    words += size
    return true
  })
}

const withoutMarker = (text: string) =>
  capitalized(
    text.replace(
      new RegExp(`^(?:${outcomeMarker.source}),?\\s+(?=(?:the|we|they|it|all|my|our|his|her|no|nobody|\\w+s)\\b)`, 'i'),
      '',
    ),
  )

const joined = (sentences: readonly string[]) => sentences.filter((text) => text !== '').join(' ')

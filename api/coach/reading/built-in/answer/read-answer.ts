import type { QuestionType } from '../../../../contract/interview-questions.ts'
import { blankFillers } from '../../../text/fillers.ts'
import { taggedWords } from '../../../text/part-of-speech.ts'
import { stemKey, wordsOf } from '../../../text/tokens.ts'
import { type AnswerLine, type AnswerReading, answerLines, nothingRead, tooLittleSaid } from '../../answer-reading.ts'
import { questionTypeOf, readKinds } from './answer-kinds.ts'
import { insults } from './hostility.ts'
import { type Quality, readQuality } from './quality.ts'
import { detailsIn, type Told } from './quality-features.ts'
import { readStory } from './story.ts'
import { deedsOf } from './verbs.ts'
import { weightOf } from './words.ts'

export interface AnswerTold {
  question: string
  type?: QuestionType | undefined
  transcript: string
}

/** Reads an answer without a model: what was said by rules, how good it is by what was learned from ranked answers. */
export function readAnswer({ question, type = questionTypeOf(question), transcript }: AnswerTold): AnswerReading {
  const lines = answerLines(transcript)
  const little = tooLittleSaid(question, transcript, lines)
  if (little) return { reader: 'builtin', type, lines, relevance: little, ...nothingRead }
  const told = toldIn({ question, type, transcript })
  const quality = readQuality(told)
  const isStory = type === 'behavioral'
  const contempt = lines.filter(({ text }) => insults(text)).map(({ id }) => id)
  const own = ownLines(question, lines)
  const relevance = relevanceOf(quality, told.margin)
  const read = { ...nothingRead, reader: 'builtin', type, lines, relevance, contempt } as const
  if (!isStory && fitsAnyone(quality)) return read
  const story = readStory(own)
  const steps = told.deeds.filter(({ by }) => by === 'own' || (!isStory && by !== 'shared'))
  const ownSteps = steps.reduce((sum, { worth }) => sum + worth, 0)
  const estimatedSpecifics = Math.max(fewestSpecifics, middleSpecifics + specificsByRank * quality.rank)
  // The estimate takes short or plainly told stories for general ones.
  const isToldWhole = isLikelyGood(quality) && story.situation.length > 0 && story.checkable.length > 0 && ownSteps >= 2
  const point = own.slice(0, 2).find(({ text }) => !isFiller(text))
  return {
    ...{ ...read, ...story },
    point: point ? [point.id] : [],
    ownSteps,
    specifics: Math.max(estimatedSpecifics, isToldWhole ? detailsTold(told) : 0),
  }
}

/** "Okay, yeah." */
export const isFiller = (text: string) => wordsOf(blankFillers(text)).length < 3

/** Words that weigh less say little about what was asked. */
const tellingWeight = 0.1
const tellingIn = (text: string) => text.split(/[^\p{L}']+/u).filter((word) => weightOf(word.toLowerCase()) > tellingWeight)

/** The sentences that say two words more than the question did: "So, a conflict with a coworker" answers nothing. */
function ownLines(question: string, lines: readonly AnswerLine[]): AnswerLine[] {
  const asked = new Set(tellingIn(question).map(stemKey))
  if (asked.size === 0) return [...lines]
  return lines.filter(({ text }) => {
    const said = new Set(tellingIn(text).map(stemKey))
    return said.intersection(asked).size < Math.min(2, asked.size) || said.difference(asked).size >= 2
  })
}

/** Found by leaving each writer out: without these, well-told stories to another question and rants gain as well. */
const isLikelyGood = ({ rank, kinds }: Quality) => rank > 0.07 && kinds['other-question'] < 0.4
/** From this share of its words on, words for what one can see or count make a story dense. */
const denselyTold = 0.1
/** So many of them make one detail: "the ticket machine by the east door". */
const wordsOfDetail = 3

function detailsTold({ words }: Told): number {
  const { concrete } = detailsIn(words)
  return concrete >= denselyTold * words.length ? concrete / wordsOfDetail : 0
}

export function toldIn({ question, type, transcript }: Required<AnswerTold> & { type: QuestionType }): Told {
  const lines = ownLines(question, answerLines(transcript))
  const words = taggedWords(lines.map(({ text }) => text).join(' '))
  const hostile = lines.filter(({ text }) => insults(text)).length
  return { type, words, deeds: deedsOf(words), insults: hostile, ...readKinds(question, words) }
}

/** Finds nine in ten such answers of new writers. Whether one answers another question only the user can tell: from `doubt` on they are asked. */
const surely = { refusal: 0.42, doubt: 0.3 }
/** Fewer than 3 in 100 good answers lie so far from usual ones to such a question. */
const leastMargin = -2

function relevanceOf({ kinds }: Quality, margin: number): AnswerReading['relevance'] {
  if (kinds.refusal >= surely.refusal) return 'no answer'
  return kinds['other-question'] >= surely.doubt || margin < leastMargin ? 'unsure' : 'yes'
}

/** Talk that anybody could give to such a question, without a story: ranked last, or low and general. */
const fitsAnyone = ({ rank, kinds }: Quality) => rank < -0.18 || (rank < 0.05 && kinds['general-talk'] >= 0.25)

/** Chosen so that specifics limit a score (docs/scoring.md) as the rank would. */
const middleSpecifics = 1.4
/** An estimate alone takes no story below 3.5. */
const fewestSpecifics = 0.4
const specificsByRank = 14

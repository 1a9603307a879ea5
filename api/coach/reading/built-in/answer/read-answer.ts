import type { QuestionType } from '../../../../contract/interview-questions.ts'
import { blankFillers } from '../../../text/fillers.ts'
import { taggedWords } from '../../../text/part-of-speech.ts'
import { stemKey, wordsOf } from '../../../text/tokens.ts'
import { type AnswerReading, answerLines, nothingRead, tooLittleSaid } from '../../answer-reading.ts'
import { questionTypeOf, readKinds } from './answer-kinds.ts'
import { insults } from './hostility.ts'
import { type Quality, readQuality } from './quality.ts'
import type { Told } from './quality-features.ts'
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
  const estimated = relevanceOf(quality)
  const isEchoed = lines.slice(0, 2).some(({ text }) => echoes(question, text))
  const relevance = isEchoed && estimated === 'unsure' ? 'yes' : estimated
  const read = { ...nothingRead, reader: 'builtin', type, lines, relevance, contempt } as const
  if (!isStory && fitsAnyone(quality)) return read
  const story = readStory(lines)
  const steps = told.deeds.filter(({ by }) => by === 'own' || (!isStory && by !== 'shared'))
  const ownSteps = steps.reduce((sum, { worth }) => sum + worth, 0)
  const estimatedSpecifics = Math.max(fewestSpecifics, middleSpecifics + specificsByRank * quality.rank)
  // The estimate takes short stories for general ones.
  const isToldWhole = relevance === 'yes' && story.situation.length > 0 && story.checkable.length > 0 && ownSteps >= 2
  const point = lines.slice(0, 2).find(({ text }) => !isFiller(text))
  return {
    ...{ ...read, ...story },
    point: point ? [point.id] : [],
    ownSteps,
    specifics: Math.max(estimatedSpecifics, isToldWhole ? namedIn(told) : 0),
  }
}

/** "Okay, yeah." */
export const isFiller = (text: string) => wordsOf(blankFillers(text)).length < 3

/** Words that weigh less say little about what was asked. */
const tellingWeight = 0.1

/** "My greatest strength is": a sentence with the question's own words answers it. */
function echoes(question: string, text: string): boolean {
  const telling = question.split(/[^\p{L}']+/u).filter((word) => weightOf(word.toLowerCase()) > tellingWeight)
  const asked = new Set(telling.map(stemKey))
  const said = new Set(stemKey(text).split(' '))
  const shared = [...asked].filter((stem) => said.has(stem)).length
  return shared >= 2 && shared >= asked.size / 2
}

/** From this share of its words on, figures and names make an answer dense. */
const denselyNamed = 0.04

/** Different figures and names, each with what it counts or names: "two nurses" and "two doctors" are two details. */
function namedIn({ words }: Told): number {
  const named = words.flatMap(({ tag, lower }, at) =>
    tag === 'NUM' || tag === 'PROPN' ? `${lower} ${words[at + 1]?.lower}` : [],
  )
  const different = new Set(named).size
  return different >= denselyNamed * words.length ? different : 0
}

export function toldIn({ question, type, transcript }: Required<AnswerTold> & { type: QuestionType }): Told {
  const lines = answerLines(transcript)
  const words = taggedWords(lines.map(({ text }) => text).join(' '))
  const hostile = lines.filter(({ text }) => insults(text)).length
  return { type, words, deeds: deedsOf(words), insults: hostile, ...readKinds(question, words) }
}

/** Finds nine in ten such answers of new writers. Whether one answers another question only the user can tell: from `doubt` on they are asked. */
const surely = { refusal: 0.35, doubt: 0.3 }

function relevanceOf({ kinds }: Quality): AnswerReading['relevance'] {
  if (kinds.refusal >= surely.refusal) return 'no answer'
  return kinds['other-question'] >= surely.doubt ? 'unsure' : 'yes'
}

/** Talk that anybody could give to such a question, without a story: ranked last, or low and general. */
const fitsAnyone = ({ rank, kinds }: Quality) => rank < -0.18 || (rank < 0.05 && kinds['general-talk'] >= 0.25)

/** Chosen so that specifics limit a score (docs/scoring.md) as the rank would. */
const middleSpecifics = 1.4
/** An estimate alone takes no story below 3.5. */
const fewestSpecifics = 0.4
const specificsByRank = 14

import type { AnswerPartId, AnswerScorePart } from '../../../contract/answer-feedback.ts'
import { type AnswerLine, type AnswerReading, linesOf } from '../../reading/answer-reading.ts'
import { detailedWords, specificsForFull, verdictOf } from '../../score/answer/part-reasons.ts'
import type { AnswerNumbers } from '../../score/answer/score-answer.ts'
import { deliveryShares } from '../../score/delivery/delivery-parts.ts'
import { partShare } from '../../score/weighted-parts.ts'
import { countedFillers, countedSilences, paceAdvice, quoted, sentenceTemplates, shortened } from '../wording.ts'
import templates from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(templates)
const mostStrengths = 4
const mostImprovements = 5
const stepsForFull = 3
/** A part of the delivery with this share of its points needs no advice. */
const goodEnough = 0.75
/** Missing details come after a missing action or result and before a missing scene. */
const lostByGeneralTalk = 14
const deliveryParts: ReadonlySet<AnswerPartId> = new Set(['pace', 'pauses', 'fillers', 'length'])

/** One verdict on a part, for both lists: what is criticized cannot be praised as well. */
interface Judged {
  isGood: boolean
  words: string
}
type Judge = (reading: AnswerReading, about: { question: string; numbers: AnswerNumbers; isFull: boolean }) => Judged | null

const good = (name: keyof typeof templates, line?: AnswerLine): Judged => ({
  isGood: true,
  words: say(name, { quote: line ? `: ${quoted(line.text)}` : '' }),
})
const change = (words: string): Judged => ({ isGood: false, words })
/** Advice on a sentence of the user's, quoted whole; without one, on the answer. */
const changeAt = (line: AnswerLine | undefined, name: keyof typeof templates, otherwise: keyof typeof templates) =>
  change(line ? say(name, { quote: quoted(line.text) }) : say(otherwise))

const isGeneral = ({ specifics }: AnswerReading) => specifics < specificsForFull / 2
const firstStep = (reading: AnswerReading) => linesOf(reading, reading.action)[0] ?? reading.lines[0]
const aboutSpecifics = (reading: AnswerReading) => changeAt(firstStep(reading), 'specifics.missing', 'action.none')

const judges: Record<AnswerPartId, Judge> = {
  relevance: ({ relevance }, { question }) =>
    relevance === 'partly' ? change(say('relevance.partly', { question: shortened(question) })) : null,
  situation: (reading) => {
    const [heard] = linesOf(reading, reading.situation)
    return heard ? good('situation.good', heard) : changeAt(reading.lines[0], 'situation.missing', 'situation.none')
  },
  task: (reading) => {
    const [heard] = linesOf(reading, reading.task)
    if (heard) return good('task.good', heard)
    // Three steps make the task clear without a word about it.
    if (reading.ownSteps >= stepsForFull) return null
    return changeAt(linesOf(reading, reading.action)[0], 'task.missing', 'task.none')
  },
  action: (reading) => {
    const [first] = linesOf(reading, reading.action)
    if (first && reading.ownSteps >= stepsForFull) return good('action.good', first)
    if (reading.ownSteps > 0) return changeAt(first, 'action.more', 'action.none')
    return changeAt(first && /\bwe\b/i.test(first.text) ? first : undefined, 'action.we', 'action.none')
  },
  result: (reading) => {
    const [proof] = linesOf(reading, reading.checkable)
    if (proof) return good('result.good', proof)
    const result = linesOf(reading, reading.result).at(-1)
    if (result) return changeAt(result, 'result.more', 'result.none')
    return changeAt(linesOf(reading, reading.action).at(-1) ?? reading.lines.at(-1), 'result.missing', 'result.none')
  },
  answer: (reading, { question }) => {
    const [point] = linesOf(reading, reading.point)
    if (!point) return change(say('answer.missing', { question: shortened(question) }))
    return reading.relevance === 'yes' ? good('answer.good', point) : null
  },
  substance: (reading) => {
    if (isGeneral(reading)) return aboutSpecifics(reading)
    const first = firstStep(reading)
    return reading.ownSteps >= stepsForFull ? good('substance.good', first) : changeAt(first, 'action.more', 'action.none')
  },
  structure: (reading) => {
    const [point] = linesOf(reading, reading.point)
    if (!point) return null
    return reading.lines.slice(0, 2).includes(point) ? null : changeAt(point, 'structure.late', 'structure.late')
  },
  pace: (_, { numbers, isFull }) => {
    const { delivery } = numbers.measured
    if (isFull) return { isGood: true, words: say('pace.good', { words: delivery.wordsPerMinute! }) }
    return change(paceAdvice(say, delivery, 'pace.slow', 'pace.fast'))
  },
  pauses: (_, { numbers: { measured }, isFull }) => {
    if (isFull) return measured.delivery.pauses?.length === 0 ? good('pauses.good') : null
    return change(say('pauses.many', { silences: countedSilences(measured.delivery) }))
  },
  fillers: (_, { numbers: { measured }, isFull }) =>
    isFull ? good('fillers.good') : change(say('fillers.many', { fillers: countedFillers(measured.delivery) })),
  length: (_, { numbers: { measured }, isFull }) =>
    isFull || measured.delivery.words > detailedWords ? null : change(say('length.short', { words: measured.delivery.words })),
}

/** How it was said is judged by its own figures: what limits an answer is no fault of its pace. */
const shareOf = (part: AnswerScorePart, { measured }: AnswerNumbers): number | null =>
  part.id in deliveryShares ? deliveryShares[part.id as keyof typeof deliveryShares](measured) : partShare(part)

const onNoAnswer = (reading: AnswerReading, question: string): string[] => {
  switch (verdictOf(reading)) {
    case 'nothing-said':
      return [say('nothing-said'), say('nothing-said.record')]
    case 'off-subject':
      return [say('off-subject', { question: shortened(question) }), say('off-subject.link')]
    default:
      return [say(`no-answer.${reading.type}`), say(`no-answer.${reading.type}.parts`)]
  }
}

/** What went well, and what to work on: the next step first, the delivery after the content. */
export function wordsOn(question: string, numbers: AnswerNumbers): { strengths: string[]; improvements: string[] } {
  const { reading, scoreParts } = numbers
  // Contempt costs more than anything else, and leaves nothing to praise.
  const [insult] = linesOf(reading, reading.contempt)
  const onContempt = insult ? [say('contempt', { quote: quoted(insult.text) })] : []
  if (verdictOf(reading) !== 'answered') return { strengths: [], improvements: [...onContempt, ...onNoAnswer(reading, question)] }
  const judged = scoreParts.flatMap((part) => {
    const share = shareOf(part, numbers)
    const verdict = share === null ? null : judges[part.id](reading, { question, numbers, isFull: share >= goodEnough })
    const isDelivery = deliveryParts.has(part.id)
    return verdict ? { ...verdict, isDelivery, max: part.max, lost: isDelivery ? 0 : part.max - part.points! } : []
  })
  if (reading.type === 'behavioral' && isGeneral(reading))
    judged.push({ ...aboutSpecifics(reading), isDelivery: false, max: 0, lost: lostByGeneralTalk })
  const lost = judged.filter(({ isGood }) => !isGood).sort((one, other) => other.lost - one.lost)
  const kept = judged
    .filter(({ isGood }) => isGood)
    .sort((one, other) => Number(one.isDelivery) - Number(other.isDelivery) || other.max - one.max)
  // A fluent answer with nothing in it is no strength.
  const strengths = insult || !kept.some(({ isDelivery }) => !isDelivery) ? [] : kept
  return {
    strengths: strengths.slice(0, mostStrengths).map(({ words }) => words),
    improvements: [...new Set([...onContempt, ...lost.map(({ words }) => words)])].slice(0, mostImprovements),
  }
}

import type { AnswerPartId, AnswerScorePart } from '../../../contract/answer-feedback.ts'
import { type AnswerLine, type AnswerReading, figure, linesOf } from '../../reading/answer-reading.ts'
import { detailedWords, specificsForFull, startsWithPoint, stepsForFull, verdictOf } from '../../score/answer/part-reasons.ts'
import type { AnswerNumbers } from '../../score/answer/score-answer.ts'
import { deliveryShares } from '../../score/delivery/delivery-parts.ts'
import { aboutDelivery, partShare } from '../../score/weighted-parts.ts'
import { sentenceTemplates } from '../../score/wording.ts'
import { deliveryAdvice, quoted, shortened } from '../wording.ts'
import templates from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(templates)
const onDelivery = deliveryAdvice(say)
const mostImprovements = 5
/** A part of the delivery with this share of its points needs no advice. */
const goodEnough = 0.75

/** One verdict on a part, for both lists: what is criticized cannot be praised as well. */
interface Judged {
  isGood: boolean
  words: string
  /** The sentence that `words` quotes, and what to say where another part quotes it already. */
  line?: AnswerLine | undefined
  unquoted?: string
}
type Judge = (reading: AnswerReading, measured: AnswerNumbers['measured']) => Judged | null

const good = (name: keyof typeof templates, line?: AnswerLine): Judged => ({
  ...{ isGood: true, line, unquoted: say(name, { quote: '' }) },
  words: say(name, { quote: line ? `: ${quoted(line.text)}` : '' }),
})
const change = (words: string): Judged => ({ isGood: false, words })
/** Advice on a sentence of the user's, quoted whole; without one, on the answer. */
const changeAt = (line: AnswerLine | undefined, name: keyof typeof templates, otherwise: keyof typeof templates): Judged => ({
  ...{ isGood: false, line, unquoted: say(otherwise) },
  words: line ? say(name, { quote: quoted(line.text) }) : say(otherwise),
})

/** The one that says most: a first step is often only how the story begins. */
const longest = (lines: readonly AnswerLine[]) => lines.toSorted((a, b) => b.text.length - a.text.length)[0]

/** Details first, where there is something to add them to. */
const judgeSteps =
  (praise: 'action.good' | 'substance.good'): Judge =>
  (reading) => {
    const first = longest(linesOf(reading, reading.action)) ?? reading.lines[0]
    const isGeneral = reading.specifics < specificsForFull / 2
    if (isGeneral && (reading.ownSteps > 0 || reading.type === 'general'))
      return changeAt(first, 'specifics.missing', 'specifics.none')
    if (reading.ownSteps >= stepsForFull) return good(praise, first)
    return reading.ownSteps > 0 ? changeAt(first, 'action.more', 'action.next') : change(say('action.none'))
  }

const judges: Record<AnswerPartId, Judge> = {
  relevance: () => null,
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
  action: judgeSteps('action.good'),
  result: (reading) => {
    const proofs = linesOf(reading, reading.checkable)
    const proof = proofs.findLast(({ text }) => figure.test(text)) ?? proofs.at(-1)
    if (proof) return good('result.good', proof)
    const result = linesOf(reading, reading.result).at(-1)
    if (result) return changeAt(result, 'result.more', 'result.check')
    return changeAt(linesOf(reading, reading.action).at(-1) ?? reading.lines.at(-1), 'result.missing', 'result.none')
  },
  answer: (reading) => good('answer.good', linesOf(reading, reading.point)[0]),
  substance: judgeSteps('substance.good'),
  structure: (reading) => {
    const [point] = linesOf(reading, reading.point)
    return startsWithPoint(reading) ? null : changeAt(point, 'structure.late', 'structure.none')
  },
  pace: (_, measured) => change(onDelivery.pace(measured)),
  pauses: (_, measured) => change(onDelivery.pauses(measured)),
  fillers: (_, measured) => change(onDelivery.fillers(measured)),
  length: (_, { delivery: { words } }) => (words > detailedWords ? null : change(say('length.short', { words }))),
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
    case 'answered':
      return [say(`relevance.${reading.type}`, { question: shortened(question) })]
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
  const isOpen = reading.relevance !== 'yes' || (reading.type === 'general' && reading.point.length === 0)
  // Nothing else helps an answer that may be about something else; a story can be well told all the same.
  const improvements = isOpen ? [...onContempt, ...onNoAnswer(reading, question)] : onContempt
  if (verdictOf(reading) !== 'answered' || (isOpen && reading.type === 'general')) return { strengths: [], improvements }
  const judged = scoreParts.flatMap((part) => {
    const isDelivery = aboutDelivery.has(part.id)
    const share = shareOf(part, numbers)
    if (share === null || (isDelivery && share >= goodEnough)) return []
    const verdict = judges[part.id](reading, numbers.measured)
    return verdict ? { ...verdict, max: part.max, lost: isDelivery ? 0 : part.max - part.points! } : []
  })
  const lost = judged.filter(({ isGood }) => !isGood).sort((one, other) => other.lost - one.lost)
  const kept = judged.filter(({ isGood }) => isGood).sort((one, other) => other.max - one.max)
  const told = new Set(reading.contempt)
  const wordsOf = ({ words, line, unquoted }: Judged) => {
    if (line && told.has(line.id)) return unquoted!
    if (line) told.add(line.id)
    return words
  }
  const advice = isOpen ? [] : lost.map(wordsOf)
  return {
    strengths: insult ? [] : kept.map(wordsOf),
    improvements: [...new Set([...improvements, ...advice])].slice(0, mostImprovements),
  }
}

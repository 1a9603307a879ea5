import type { AnswerPartId, AnswerScorePart, HeardAs } from '../../../contract/answer-feedback.ts'
import { type AnswerLine, type AnswerReading, hasFigure, linesOf } from '../../reading/answer-reading.ts'
import { tellsPast } from '../../reading/built-in/answer/verbs.ts'
import { briefWords, detailedWords, specificsOf, stepsForFull, verdictOf } from '../../score/answer/part-reasons.ts'
import type { AnswerNumbers } from '../../score/answer/score-answer.ts'
import { deliveryShares } from '../../score/delivery/delivery-parts.ts'
import { aboutDelivery, partShare } from '../../score/weighted-parts.ts'
import { sentenceTemplates } from '../../score/wording.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
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
}

/** The one that says most: a first sentence is often only how the story begins. */
const longest = (lines: readonly AnswerLine[]) => lines.toSorted((a, b) => b.text.length - a.text.length)[0]

const opening = /^(?:(?:u[hm]+|so|and|well|yeah|ok(?:ay)?|al?right|aight)\b[\s,]*)+/i
const withoutOpening = (text: string) => text.replace(opening, '')
const fewestPraised = 8

function judgesOf({ reading, measured }: AnswerNumbers): Partial<Record<AnswerPartId, () => Judged | null>> {
  const { type, ownSteps } = reading
  const { delivery } = measured
  const quotedBefore = new Set<string>()
  const good = (name: keyof typeof templates, line?: AnswerLine): Judged => {
    const isQuoted = line !== undefined && !quotedBefore.has(line.id)
    if (isQuoted) quotedBefore.add(line.id)
    return { isGood: true, words: say(name, { quote: isQuoted ? `: ${shortened(withoutOpening(line.text))}` : '' }) }
  }
  const change = (words: string): Judged => ({ isGood: false, words })
  const heard = (part: HeardAs) => linesOf(reading, reading[part])
  const steps = (): Judged | null => {
    const isStory = type === 'behavioral'
    const has = (sign: (text: string) => boolean) => reading.lines.some(({ text }) => sign(text))
    const tellsExample = isStory ? ownSteps > 0 : has(tellsPast)
    if (specificsOf(reading) < 0.5 && (tellsExample || !isStory)) {
      if (!tellsExample) return change(say('specifics.general'))
      return !isStory && has(hasFigure) ? null : change(say('specifics.behavioral'))
    }
    if (ownSteps >= stepsForFull) return good(isStory ? 'action.good' : 'substance.good', longest(heard('action')))
    return isStory ? change(say(ownSteps > 0 ? 'action.next' : 'action.none')) : null
  }
  return {
    situation: () => {
      const scene = longest(heard('situation'))
      return scene ? good('situation.good', scene) : change(say('situation.none'))
    },
    task: () => (heard('task')[0] ? good('task.good', heard('task')[0]) : null),
    action: steps,
    substance: steps,
    result: () => {
      const proof = longest(heard('checkable'))
      if (proof) return good('result.good', proof)
      if (heard('result').length > 0) return change(say('result.check'))
      const last = heard('action').at(-1)
      const isEnd = last?.id === reading.lines.at(-1)?.id
      return change(last && !isEnd ? say('result.missing', { quote: shortened(last.text) }) : say('result.none'))
    },
    answer: () => {
      const [point] = heard('point')
      return point && countSpokenWords(withoutOpening(point.text)) >= fewestPraised ? good('answer.good', point) : null
    },
    pace: () => change(onDelivery.pace(measured)),
    pauses: () => change(onDelivery.pauses(measured)),
    fillers: () => change(onDelivery.fillers(measured)),
    length: () =>
      delivery.words > (type === 'general' ? briefWords : detailedWords)
        ? null
        : change(say('length.short', { words: delivery.words })),
  }
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
      return [say(reading.relevance === 'yes' ? 'answer.none' : 'relevance', { question: shortened(question) })]
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
  const improvements = isOpen ? [...onContempt, ...onNoAnswer(reading, question)] : onContempt
  if (verdictOf(reading) !== 'answered') return { strengths: [], improvements }
  const judges = judgesOf(numbers)
  const judged = scoreParts.flatMap((part) => {
    const isDelivery = aboutDelivery.has(part.id)
    const share = shareOf(part, numbers)
    if (share === null || (isDelivery && share >= goodEnough)) return []
    const verdict = judges[part.id]?.()
    return verdict ? { ...verdict, max: part.max, lost: isDelivery ? 0 : part.max - part.points! } : []
  })
  const lost = judged.filter(({ isGood }) => !isGood).sort((one, other) => other.lost - one.lost)
  const kept = judged.filter(({ isGood }) => isGood).sort((one, other) => other.max - one.max)
  const wordsOf = ({ words }: Judged) => words
  return {
    // Praise waits until it is known that this answers the question.
    strengths: insult || isOpen ? [] : kept.map(wordsOf),
    improvements: [...improvements, ...lost.map(wordsOf)].slice(0, mostImprovements),
  }
}

import type { AnswerPartId, AnswerScorePart, HeardAs } from '../../../contract/answer-feedback.ts'
import { type AnswerLine, type AnswerReading, hasFigure, linesOf } from '../../reading/answer-reading.ts'
import { insults } from '../../reading/built-in/answer/hostility.ts'
import { tellsPast } from '../../reading/built-in/answer/verbs.ts'
import { detailedWords, specificsOf, stepsForFull, verdictOf } from '../../score/answer/part-reasons.ts'
import type { AnswerNumbers } from '../../score/answer/score-answer.ts'
import { deliveryShares } from '../../score/delivery/delivery-parts.ts'
import { aboutDelivery, partShare } from '../../score/weighted-parts.ts'
import { sentenceTemplates } from '../../score/wording.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { deliveryAdvice, quoted, shortened } from '../wording.ts'
import pitfalls from './pitfalls.json' with { type: 'json' }
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
const longest = (lines: readonly AnswerLine[]) =>
  lines.filter(isPraiseworthy).toSorted((a, b) => b.text.length - a.text.length)[0]

const saidAs = (patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})`, 'i')
/** What the guides warn of; with `isBare` only where the answer has no deed and no figure. */
const mistakes = pitfalls.mistakes.map(({ asked, said, ...mistake }) => {
  return { ...mistake, asked: new RegExp(asked, 'i'), said: saidAs(said) }
})
const hedge = saidAs(pitfalls.hedges)

/** A hedge, a complaint and what the guides warn of are no strengths. */
const isPraiseworthy = ({ text }: AnswerLine) =>
  !hedge.test(text) && !insults(text) && !mistakes.some(({ said }) => said.test(text))

/** What the guide to the question warns of, where the answer plainly does it. */
export function commonMistake(question: string, { lines }: Pick<AnswerReading, 'lines'>): string[] {
  const isBare = !lines.some(({ text }) => tellsPast(text) || hasFigure(text))
  const asked = mistakes.filter((mistake) => mistake.asked.test(question) && (isBare || !mistake.isBare))
  const found = asked.flatMap(({ said, guide }) => {
    const line = lines.find(({ text }) => said.test(text))
    const mistake = guide.charAt(0).toLowerCase() + guide.slice(1)
    return line ? say('mistake', { quote: shortened(withoutOpening(line.text)), mistake }) : []
  })
  return found.slice(0, 1)
}

const opening = /^(?:(?:u[hm]+|so|and|well|yeah|ok(?:ay)?|al?right|aight)\b[\s,]*)+/i
const withoutOpening = (text: string) => text.replace(opening, '')
const saysEnough = ({ text }: AnswerLine) => countSpokenWords(withoutOpening(text)) >= 8

function judgesOf({ reading, measured }: AnswerNumbers): Partial<Record<AnswerPartId, () => Judged | null>> {
  const { type, ownSteps } = reading
  const { delivery } = measured
  const quotedBefore = new Set<string>()
  const good = (name: keyof typeof templates, line?: AnswerLine): Judged => {
    const isQuoted = line !== undefined && !quotedBefore.has(line.id)
    if (isQuoted) quotedBefore.add(line.id)
    return { isGood: true, words: say(name, { quote: isQuoted ? `: ${shortened(withoutOpening(line.text))}` : '' }) }
  }
  const praise = (name: keyof typeof templates, line: AnswerLine | undefined) => (line ? good(name, line) : null)
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
      const isTold = heard('situation').length > 0
      return praise('situation.good', longest(heard('situation'))) ?? (isTold ? null : change(say('situation.none')))
    },
    task: () => praise('task.good', heard('task').find(isPraiseworthy)),
    action: steps,
    substance: steps,
    result: () => {
      const proof = longest(heard('checkable'))
      if (proof) return good('result.good', proof)
      if (heard('checkable').length > 0) return null
      if (heard('result').length > 0) return change(say('result.check'))
      const last = heard('action').at(-1)
      const isEnd = last?.id === reading.lines.at(-1)?.id
      return change(last && !isEnd ? say('result.missing', { quote: shortened(last.text) }) : say('result.none'))
    },
    answer: () =>
      praise(
        'answer.good',
        heard('point').find((line) => isPraiseworthy(line) && saysEnough(line)),
      ),
    pace: () => change(onDelivery.pace(measured)),
    pauses: () => change(onDelivery.pauses(measured)),
    fillers: () => change(onDelivery.fillers(measured)),
    length: () => (delivery.words > detailedWords ? null : change(say('length.short', { words: delivery.words }))),
  }
}

/** How it was said is judged by its own figures: what limits an answer is no fault of its pace. */
const shareOf = (part: AnswerScorePart, { measured }: AnswerNumbers): number | null =>
  part.id in deliveryShares ? deliveryShares[part.id as keyof typeof deliveryShares](measured) : partShare(part)

const wordsOnRelevance = { yes: 'answer.none', unsure: 'relevance', partly: 'off-subject.link' } as const

const onNoAnswer = ({ relevance, type }: AnswerReading, question: string): string[] => {
  switch (relevance) {
    case 'nothing said':
      return [say('nothing-said'), say('nothing-said.record')]
    case 'another question':
      return [say('off-subject', { question: shortened(question) }), say('off-subject.link')]
    case 'no answer':
      return [say(`no-answer.${type}`), say(`no-answer.${type}.parts`)]
    default:
      return [say(wordsOnRelevance[relevance], { question: shortened(question) })]
  }
}

/** What went well, and what to work on: the next step first, the delivery after the content. */
export function wordsOn(question: string, numbers: AnswerNumbers): { strengths: string[]; improvements: string[] } {
  const { reading, scoreParts } = numbers
  // Contempt costs more than anything else, and leaves nothing to praise.
  const [insult] = linesOf(reading, reading.contempt)
  const first = insult ? [say('contempt', { quote: quoted(insult.text) })] : commonMistake(question, reading)
  const isOpen = reading.relevance !== 'yes' || (reading.type === 'general' && reading.point.length === 0)
  const improvements = isOpen ? [...first, ...onNoAnswer(reading, question)] : first
  if (verdictOf(reading) !== 'answered') return { strengths: [], improvements }
  const judges = judgesOf(numbers)
  const judged = scoreParts.flatMap((part) => {
    const isDelivery = aboutDelivery.has(part.id)
    const share = shareOf(part, numbers)
    if (share === null || (isDelivery && share >= goodEnough)) return []
    const verdict = judges[part.id]?.()
    return verdict ? { ...verdict, id: part.id, max: part.max, lost: isDelivery ? 0 : part.max - part.points! } : []
  })
  const lost = judged.filter(({ isGood }) => !isGood).sort((one, other) => other.lost - one.lost)
  const kept = judged.filter(({ isGood }) => isGood).sort((one, other) => other.max - one.max)
  const wordsOf = ({ words }: Judged) => words
  const hasFigures = linesOf(reading, reading.checkable).some(({ text }) => hasFigure(text))
  const { ownSteps, situation, result } = reading
  const isTold = ownSteps > 0 && situation.length > 0 && result.length > 0
  const isGoodAnyway = (id: AnswerPartId) => id !== 'answer' && (isTold || (id === 'result' && hasFigures))
  return {
    // What was heard is good whether or not it answers the question.
    strengths: insult ? [] : kept.filter(({ id }) => !isOpen || isGoodAnyway(id)).map(wordsOf),
    improvements: [...improvements, ...lost.map(wordsOf)].slice(0, mostImprovements),
  }
}

import type { AnswerScorePart } from '../../../contract/answer-feedback.ts'
import { type AnswerReading, linesOf } from '../../reading/answer-reading.ts'
import type { AnswerNumbers } from '../../score/answer/score-answer.ts'
import { specificsForFull, verdictOf } from '../../score/answer/scored-answer.ts'
import { partShare } from '../../score/weighted-parts.ts'
import { countedFillers, countedSilences, paceAdvice } from '../delivery-advice.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import { shortened, shortQuote } from '../wording.ts'
import templates from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(templates)
const mostImprovements = 5
/** A part with more than this share of its points needs no advice. */
const goodEnough = 0.75

type Advice = (reading: AnswerReading, about: { question: string; numbers: AnswerNumbers }) => string | null

/** What to do about a part that lost points, beginning where the person's own words are; null where there is nothing to say of it. */
const advice: Record<AnswerScorePart['id'], Advice> = {
  relevance: ({ relevance, ownSteps }, { question }) =>
    relevance === 'partly'
      ? say('improve.relevance.unclear', { question: shortened(question) }) +
        say(ownSteps >= 1 ? 'improve.relevance.unclear.example' : 'improve.relevance.unclear.begin')
      : null,
  situation: ({ situation }) => (situation.length > 0 ? null : say('improve.situation.setting')),
  task: ({ task, ownSteps }) => (task.length > 0 || ownSteps >= 3 ? null : say('improve.task')),
  action: (reading) => {
    if (reading.ownSteps >= 3) return null
    const [first] = linesOf(reading, reading.action)
    if (!first) return say('improve.action.none')
    return reading.ownSteps > 0
      ? say('improve.action.further', { clause: shortQuote(first) })
      : say(/\bwe\b/i.test(first.text) ? 'improve.action.we' : 'improve.action.none')
  },
  result: (reading) => {
    if (reading.checkable.length > 0) return null
    const result = linesOf(reading, reading.result).at(-1)
    if (result) return say('improve.result.back-up', { clause: shortQuote(result) })
    const last = linesOf(reading, reading.action).at(-1)
    return last ? say('improve.result.after', { clause: shortQuote(last) }) : say('improve.result.end')
  },
  answer: ({ point }, { question }) =>
    point.length > 0
      ? null
      : say('improve.relevance.unclear', { question: shortened(question) }) + say('improve.relevance.unclear.begin'),
  substance: ({ specifics }) => say(specifics < specificsForFull / 2 ? 'improve.substance.anybody' : 'improve.substance.more'),
  structure: ({ lines, point }) =>
    lines.slice(0, 2).some(({ id }) => point.includes(id)) ? null : say('improve.structure.order'),
  pace: (_, { numbers }) => paceAdvice(say, numbers.measured.delivery, 'improve.pace.slow', 'improve.pace.fast'),
  pauses: (_, { numbers }) => say('improve.pauses', { silences: countedSilences(numbers.measured.delivery) }),
  fillers: (_, { numbers }) => say('improve.fillers', { fillers: countedFillers(numbers.measured.delivery) }),
  length: (_, { numbers }) => say('improve.length', { words: numbers.measured.delivery.words }),
}

function onNoAnswer(reading: AnswerReading, question: string): string[] {
  const asked = { question: shortened(question) }
  switch (verdictOf(reading)) {
    case 'nothing-said':
      return [say('improve.nothing-said'), say('improve.nothing-said.record')]
    case 'off-subject':
      return [say('improve.off-subject', asked), say('improve.off-subject.link')]
    default:
      return reading.type === 'behavioral'
        ? [say('improve.no-answer', asked) + say('improve.no-answer.behavioral'), say('improve.no-answer.behavioral.parts')]
        : [say('improve.no-answer', asked) + say('improve.no-answer.general'), say('improve.no-answer.general.parts')]
  }
}

/** What to work on: insults, then the part that lost most points first. */
export function improvementsOf(question: string, numbers: AnswerNumbers): string[] {
  const { reading, scoreParts } = numbers
  // Insults are named first: they cost more than anything else.
  const [insult] = linesOf(reading, reading.contempt)
  const onContempt = insult ? [say('improve.hostile', { clause: shortQuote(insult) })] : []
  if (verdictOf(reading) !== 'answered') return [...onContempt, ...onNoAnswer(reading, question)]
  const lost = scoreParts
    .filter((part) => (partShare(part) ?? 1) < goodEnough)
    .sort((a, b) => b.max - b.points! - (a.max - a.points!))
    .flatMap(({ id }) => advice[id](reading, { question, numbers }) ?? [])
  return [...new Set([...onContempt, ...lost])].slice(0, mostImprovements)
}

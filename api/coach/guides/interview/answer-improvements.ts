import type { AnswerScorePart, AnswerVerdict } from '../../../contract/answer-feedback.ts'
import { neededWords } from '../../score/answer/answer-parts.ts'
import type { AnswerReading } from '../../score/answer/answer-reading.ts'
import { answersTheQuestion } from '../../score/answer/limit.ts'
import { ownWords } from '../../score/answer/substance.ts'
import { partShare } from '../../score/weighted-parts.ts'
import { countedFillers, countedSilences, paceAdvice } from '../delivery-advice.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import { listed, quoted } from '../wording.ts'
import templates from './sentences.json' with { type: 'json' }
import { shortQuote } from './short-quote.ts'

const say = sentenceTemplates(templates)

const mostImprovements = 5
/** A part with more than this share of its points needs no advice. */
const goodEnough = 0.75

/** Fewer deeds for so many words, and listeners lose them. */
const scattered = 0.5

/** What to do about a part that lost points, beginning where the person's own words are; null where there is nothing to say of it. */
const advice: Record<AnswerScorePart['id'], (reading: AnswerReading) => string | null> = {
  relevance: ({ question, quality, relevance, star }) =>
    answersTheQuestion(quality) < 1
      ? say('improve.relevance.unclear', { question: quoted(question) }) +
        say(star.action.deeds >= 1 ? 'improve.relevance.unclear.example' : 'improve.relevance.unclear.begin')
      : relevance.job !== null && relevance.job < 1
        ? say('improve.relevance.job')
        : null,
  situation: ({ star: { situation } }) =>
    situation.share === 1 ? null : say(situation.hasSetting ? 'improve.situation.difficulty' : 'improve.situation.setting'),
  task: ({ star: { task, action } }) => (task.isOwn || action.share === 1 ? null : say('improve.task')),
  action: ({ star: { action }, substance }) => {
    if (action.share === 1) return substance.density > scattered ? null : say('improve.action.scattered')
    if (action.clause) return say('improve.action.further', { clause: shortQuote(action.clause) })
    return say(action.shared > 0 ? 'improve.action.we' : 'improve.action.none')
  },
  result: ({ star: { result, action } }) => {
    if (result.share === 1) return null
    if (result.share > 0.5 && result.clause && action.deeds >= 1)
      return say('improve.result.back-up', { clause: shortQuote(result.clause) })
    const last = action.clauses.at(-1)
    return last ? say('improve.result.after', { clause: shortQuote(last) }) : say('improve.result.end')
  },
  answer: ({ general: { answer } }) =>
    answer.missing.length === 0
      ? null
      : say('improve.answer', {
          names: listed(answer.missing.map(({ name }) => name)),
          each: answer.missing.length > 1 ? 'each' : 'it',
        }),
  substance: ({ substance }) => say(substance.share < 0.5 ? 'improve.substance.anybody' : 'improve.substance.more'),
  structure: ({ general: { structure } }) => say(structure.endsWell ? 'improve.structure.order' : 'improve.structure.end'),
  pace: ({ delivery }) => paceAdvice(say, delivery, 'improve.pace.slow', 'improve.pace.fast'),
  pauses: ({ delivery }) => say('improve.pauses', { silences: countedSilences(delivery) }),
  fillers: ({ delivery }) => say('improve.fillers', { fillers: countedFillers(delivery) }),
  length: ({ delivery, words }) => (ownWords(words) < neededWords ? say('improve.length', { words: delivery.words }) : null),
}

const noAnswer: Record<Exclude<AnswerVerdict, 'answered'>, (reading: AnswerReading) => string[]> = {
  'nothing-said': () => [say('improve.nothing-said'), say('improve.nothing-said.record')],
  'no-answer': ({ type, question }) => {
    const [first, parts] =
      type === 'behavioral'
        ? [say('improve.no-answer.behavioral'), say('improve.no-answer.behavioral.parts')]
        : [say('improve.no-answer.general'), say('improve.no-answer.general.parts')]
    return [say('improve.no-answer', { question: quoted(question) }) + first, parts, say('improve.no-answer.moment')]
  },
  'off-subject': ({ question }) => [say('improve.off-subject', { question: quoted(question) }), say('improve.off-subject.link')],
}

/** Insults are named first: they cost more than anything else. */
const onHostility = ({ hostile: [first] }: AnswerReading): string[] =>
  first ? [say('improve.hostile', { clause: shortQuote(first) })] : []

/** What to work on: insults, then the part that lost most points first. */
export function improvementsOf(reading: AnswerReading, parts: readonly AnswerScorePart[]): string[] {
  if (reading.verdict !== 'answered') return [...onHostility(reading), ...noAnswer[reading.verdict](reading)]
  return [
    ...onHostility(reading),
    ...parts
      .filter((part) => (partShare(part) ?? 1) < goodEnough)
      .sort((a, b) => b.max - b.points! - (a.max - a.points!))
      .flatMap(({ id }) => advice[id](reading) ?? []),
  ].slice(0, mostImprovements)
}

import type { AnswerScorePart, AnswerVerdict } from '../../../contract/answer-feedback.ts'
import { neededWords } from '../../score/answer/answer-parts.ts'
import type { AnswerReading } from '../../score/answer/answer-reading.ts'
import { ownWords } from '../../score/answer/substance.ts'
import { paceFull } from '../../score/speech/delivery-shares.ts'
import { partShare } from '../../score/weighted-parts.ts'
import { listed, quoted } from '../wording.ts'
import { shortQuote } from './short-quote.ts'

const mostImprovements = 5
/** A part with more than this share of its points needs no advice. */
const goodEnough = 0.75

/** Fewer deeds for so many words, and listeners lose them. */
const scattered = 0.5

/** What to do about a part that lost points, beginning where the person's own words are; null where there is nothing to say of it. */
const advice: Record<AnswerScorePart['id'], (reading: AnswerReading) => string | null> = {
  relevance: ({ question, relevance, star }) =>
    relevance.question < 1
      ? `It is not plain how this answers the question: ${quoted(question)}. ${
          star.action.deeds >= 1
            ? 'Say in your first sentence what your example has to do with it.'
            : 'Begin with a sentence that answers it.'
        }`
      : relevance.job !== null && relevance.job < 1
        ? 'Tie your answer to this job: say in one sentence which part of the job description it speaks to.'
        : null,
  situation: ({ star: { situation } }) => {
    if (situation.share === 1) return null
    return situation.hasSetting
      ? 'Say what made it difficult: what was at stake, and for whom.'
      : 'Begin with one sentence on when and where it was, so that listeners can picture it.'
  },
  task: ({ star: { task, action } }) =>
    task.isOwn || action.share === 1 ? null : 'Say in one sentence what was yours to do, and by when: “It was up to me to …”.',
  action: ({ star: { action }, substance }) => {
    if (action.share === 1 && substance.density > scattered) return null
    if (action.share === 1)
      return 'You do several things in this answer, but they are hard to find. Leave out what is not part of them.'
    if (action.clause) return `Go further than ${shortQuote(action.clause)}: name two or three steps you took yourself, in order.`
    return action.shared > 0
      ? 'You say “we” throughout. Say “I” for what you did yourself: two or three steps, in order.'
      : 'Say what you did yourself, on one real occasion: two or three steps, in order.'
  },
  result: ({ star: { result, action } }) => {
    if (result.share === 1) return null
    if (result.share > 0.5 && result.clause && action.deeds >= 1)
      return `Back up ${shortQuote(result.clause)} with a figure, a comparison or what somebody said.`
    const last = action.clauses.at(-1)
    return last
      ? `After ${shortQuote(last)}, say what came of it: one sentence, with a number if you have one.`
      : 'End with what came of it: one sentence, with a number if you have one.'
  },
  answer: ({ general: { answer } }) =>
    answer.missing.length === 0
      ? null
      : `This question also asks for ${listed(answer.missing.map(({ name }) => name))}. Add a sentence on ${answer.missing.length > 1 ? 'each' : 'it'}.`,
  substance: ({ substance }) =>
    substance.share < 0.5
      ? 'Much of this could be said by anybody. Add facts that only you can give: an example from your own work, a figure, a name.'
      : 'Say more of what you do or did yourself: two or three steps, in order.',
  structure: ({ general: { structure } }) =>
    structure.endsWell
      ? 'Make the order plain: say “first”, “then”, “because” where one thing leads to the next.'
      : 'End with a sentence that leads back to the question, so that listeners know you are done.',
  pace: ({ delivery: { wordsPerMinute } }) =>
    wordsPerMinute! < paceFull.fromWordsPerMinute
      ? `${wordsPerMinute} words a minute is slow; ${paceFull.fromWordsPerMinute} to ${paceFull.toWordsPerMinute} is comfortable. A few keywords in front of you help.`
      : `${wordsPerMinute} words a minute is fast; ${paceFull.fromWordsPerMinute} to ${paceFull.toWordsPerMinute} is comfortable. Breathe at the end of each sentence.`,
  pauses: ({ delivery }) =>
    `${delivery.pauses!.length} silences of two seconds or more: take your time before you begin, and have the next step in mind before you end a sentence.`,
  fillers: ({ delivery: { fillers } }) =>
    `You said ${listed(fillers!.slice(0, 3).map(({ text, count }) => `“${text}” ${count === 1 ? 'once' : `${count} times`}`))}. A short silence in its place sounds calmer.`,
  length: ({ delivery, words }) =>
    ownWords(words) < neededWords
      ? `${delivery.words} words are few. Add what a listener would ask about next: where it was, what you did, what came of it.`
      : null,
}

const noAnswer: Record<Exclude<AnswerVerdict, 'answered'>, (reading: AnswerReading) => string[]> = {
  'nothing-said': () => [
    'Nothing was heard in this recording. Check that the right microphone is chosen and not muted.',
    'Record in a quieter place and speak clearly, a hand’s width from the microphone.',
  ],
  'no-answer': ({ type, question }) => [
    `There is no answer to ${quoted(question)} yet. ${
      type === 'behavioral'
        ? 'Take the nearest thing you have lived through, also from training, volunteering or another job.'
        : 'One true sentence with an example is better than none.'
    }`,
    type === 'behavioral'
      ? 'Four sentences are enough to begin with: where it was, what you had to do, what you did, what came of it.'
      : 'Say the answer in one sentence, then why, then an example from your own work.',
    'Asking for a moment to think is fine: “May I think about that for a second?”',
  ],
  'off-subject': ({ question }) => [
    `Your answer seems to be to another question. This one was: ${quoted(question)}.`,
    'If your example does fit, say so in your first sentence: what it has to do with the question.',
  ],
}

/** Insults are named first: they cost more than anything else. */
function onHostility({ hostile }: AnswerReading): string[] {
  if (hostile.length === 0) return []
  return [
    `${shortQuote(hostile[0]!)} speaks of somebody with contempt, and that is what an interviewer will remember. Say what the person did and what you did about it, without judging them.`,
  ]
}

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

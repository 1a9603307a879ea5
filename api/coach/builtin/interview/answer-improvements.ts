import type { AnswerScorePart, AnswerVerdict } from '../../../contract/answer-feedback.ts'
import { partShare } from '../../scoring/answer/answer-parts.ts'
import type { AnswerReading } from '../../scoring/answer/answer-reading.ts'
import { paceFull } from '../../scoring/speech/delivery-shares.ts'
import { listed, quoted } from '../wording.ts'
import { shortQuote } from './short-quote.ts'

const mostImprovements = 5
/** A part with more than this share of its points needs no advice. */
const goodEnough = 0.8

/** What to do about a part that lost points, beginning where the person's own words are. */
const advice: Record<AnswerScorePart['id'], (reading: AnswerReading) => string> = {
  relevance: ({ question, relevance }) =>
    relevance.missing.length > 0
      ? `The question asks about ${listed(relevance.missing)}, and your answer hardly speaks of it. Name it in your first sentence: ${quoted(question)}.`
      : relevance.job === null
        ? `Take a word of the question into your first sentence, so that it is plain what your answer is to: ${quoted(question)}.`
        : 'Tie your answer to this job: say in one sentence which part of the job description it speaks to.',
  situation: ({ star: { situation } }) =>
    situation.hasSetting
      ? 'Say what made it difficult: what was at stake, for whom, and why it was not simply routine.'
      : `Begin with one sentence on when and where it was${situation.clause ? `, before ${shortQuote(situation.clause)}` : ''}, so that listeners can picture it.`,
  task: ({ star: { task } }) =>
    task.clause
      ? `After ${shortQuote(task.clause)}, say which part of it was yours: “I had to …”.`
      : 'Say in one sentence what was yours to reach, and by when: “I had to …”.',
  action: ({ star: { action } }) => {
    if (action.clause) return `Go further than ${shortQuote(action.clause)}: name two or three steps you took yourself, in order.`
    return action.shared > 0
      ? 'You say “we” throughout. Say “I” for what you did yourself: two or three steps, in order.'
      : 'Tell one real case instead of what you generally do: two or three steps you took yourself, in order.'
  },
  result: ({ star: { result, action } }) => {
    if (result.share >= 0.5 && result.clause)
      return `Back up ${shortQuote(result.clause)} with a figure, a comparison or what somebody said.`
    const last = action.clauses.at(-1)
    return last
      ? `After ${shortQuote(last)}, say what came of it: one sentence, with a number if you have one.`
      : 'End with what came of it: one sentence, with a number if you have one.'
  },
  answer: ({ general: { answer } }) =>
    `Such a question also asks for ${listed(answer.missing.map(({ name }) => name))}: add a sentence on ${answer.missing.length > 1 ? 'each' : 'it'}.`,
  substance: ({ general: { substance } }) =>
    substance.emptyPhrases.length > 0
      ? `Anybody could say ${listed(substance.emptyPhrases.slice(0, 3).map((phrase) => `“${phrase}”`))}. Put an example from your own work in its place: where, what you did, what came of it.`
      : 'Add facts that only you can give: an example from your own work, a figure, a name of a tool or place.',
  structure: ({ general: { structure } }) =>
    structure.endsWell
      ? 'Say at the start how many points you have, and announce each: “first”, “second”.'
      : 'End with a sentence that leads back to the question, so that listeners know you are done.',
  pace: ({ delivery: { wordsPerMinute } }) =>
    wordsPerMinute! < paceFull.fromWordsPerMinute
      ? `${wordsPerMinute} words a minute is slow; ${paceFull.fromWordsPerMinute} to ${paceFull.toWordsPerMinute} is comfortable. A few keywords in front of you help.`
      : `${wordsPerMinute} words a minute is fast; ${paceFull.fromWordsPerMinute} to ${paceFull.toWordsPerMinute} is comfortable. Breathe at the end of each sentence.`,
  pauses: ({ delivery }) =>
    `${delivery.pauses!.length} silences of two seconds or more: take your time before you begin, and have the next step in mind before you end a sentence.`,
  fillers: ({ delivery: { fillers } }) =>
    `You said ${listed(fillers!.slice(0, 3).map(({ text, count }) => `“${text}” ${count === 1 ? 'once' : `${count} times`}`))}. A short silence in its place sounds calmer.`,
  length: ({ delivery }) =>
    `${delivery.words} words are ${delivery.words < 30 ? 'brief' : 'a little short'}: aim at 100 to 250, about one to two minutes, by telling one example in full.`,
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
    `Your answer speaks of something else. The question was: ${quoted(question)}.`,
    'Repeat the question’s main word in your first sentence; it keeps you on it.',
  ],
}

/** What to work on, the part that lost most points first. */
export function improvementsOf(reading: AnswerReading, parts: readonly AnswerScorePart[]): string[] {
  if (reading.verdict !== 'answered') return noAnswer[reading.verdict](reading)
  return parts
    .filter((part) => (partShare(part) ?? 1) < goodEnough)
    .sort((a, b) => b.max - b.points! - (a.max - a.points!))
    .map(({ id }) => advice[id](reading))
    .slice(0, mostImprovements)
}

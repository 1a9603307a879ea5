import type { AnswerFinding } from '../../../contract/answer-feedback.ts'
import type { SpokenWord } from '../../text/align-words.ts'
import { findingsIn, inOrder } from '../delivery/located-findings.ts'
import type { AnswerReading } from './answer-reading.ts'

/** What is worth looking at in an answer, each with its quote and, where word times are known, its time; in the order it was said. */
export function findingsOf(reading: AnswerReading, transcript: string, words: readonly SpokenWord[] = []): AnswerFinding[] {
  const { on, ofDelivery } = findingsIn(transcript, words)
  return inOrder([...ofDelivery(reading.fillers, reading.delivery), ...onContent(reading, on)])
}

type On = ReturnType<typeof findingsIn>['on']

function onContent({ verdict, type, star, general, hostile }: AnswerReading, on: On): ReturnType<On> {
  const insults = hostile.flatMap((clause) => on('weakness', clause, 'Contempt for a person.'))
  // Nothing is praised in an answer that is none, or that is told with contempt.
  if (verdict !== 'answered' || insults.length > 0) return insults
  if (type === 'general') return on('strength', general.substance.clause, 'Something you do or did yourself.')
  const { situation, task, action, result } = star
  return [
    ...on('strength', situation.share === 1 ? situation.clause : null, 'Situation: where it was and what was difficult.'),
    ...on('strength', task.isOwn && task.clause !== situation.clause ? task.clause : null, 'Task: what you had to do.'),
    ...on('strength', action.share === 1 ? action.clause : null, 'Action: what you did yourself.'),
    ...on('strength', result.hasFigure ? result.clause : null, 'Result: what came of it, with a figure.'),
    ...on('weakness', result.share > 0 && result.share < 1 ? result.clause : null, 'Result: nothing in it can be checked.'),
  ]
}

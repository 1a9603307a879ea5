import type { AnswerFinding } from '../../../contract/answer-feedback.ts'
import { type AnswerReading, linesOf } from '../../reading/answer-reading.ts'
import type { SpokenWord } from '../../text/align-words.ts'
import type { Measured } from '../delivery/delivery.ts'
import { findingsIn, inOrder } from '../delivery/located-findings.ts'
import { verdictOf } from './scored-answer.ts'

/** What is worth looking at in an answer, each with its quote and, where word times are known, its time; in the order it was said. */
export function findingsOf(
  reading: AnswerReading,
  { fillers, delivery }: Measured,
  transcript: string,
  words: readonly SpokenWord[] = [],
): AnswerFinding[] {
  const { on, ofDelivery } = findingsIn(transcript, words)
  return inOrder([...ofDelivery(fillers, delivery), ...onContent(reading, on)])
}

type On = ReturnType<typeof findingsIn>['on']

function onContent(reading: AnswerReading, on: On): ReturnType<On> {
  const { type, point, situation, task, action, result, checkable, contempt, aside } = reading
  const first = (kind: AnswerFinding['kind'], ids: readonly string[], what: string) =>
    on(kind, linesOf(reading, ids)[0] ?? null, what)
  const insults = linesOf(reading, contempt).flatMap((line) => on('weakness', line, 'Contempt for a person.'))
  // Nothing is praised in an answer that is none, or that is told with contempt.
  if (verdictOf(reading) !== 'answered' || insults.length > 0) return insults
  const away = linesOf(reading, aside).flatMap((line) => on('weakness', line, 'This leads away from the question.'))
  if (type === 'general') return [...first('strength', point, 'This answers the question.'), ...away]
  const ownTask = task.filter((id) => !situation.includes(id))
  return [
    ...first('strength', situation, 'Situation: where it was and what was difficult.'),
    ...first('strength', ownTask, 'Task: what you had to do.'),
    ...(reading.ownSteps > 0 ? first('strength', action, 'Action: what you did yourself.') : []),
    ...first('strength', checkable, 'Result: what came of it, and it can be checked.'),
    ...(checkable.length === 0 ? first('weakness', result, 'Result: nothing in it can be checked.') : []),
    ...away,
  ]
}

import type { AnswerFinding } from '../../../contract/answer-feedback.ts'
import { type AnswerReading, linesOf } from '../../reading/answer-reading.ts'
import type { SpokenWord } from '../../text/align-words.ts'
import type { Measured } from '../delivery/delivery.ts'
import { findingsIn, inOrder } from '../delivery/located-findings.ts'

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

function onContent({ contempt, aside, ...reading }: AnswerReading, on: On): ReturnType<On> {
  const weak = (ids: readonly string[], what: string) => linesOf(reading, ids).flatMap((line) => on('weakness', line, what))
  return [...weak(contempt, 'Puts someone down.'), ...weak(aside, 'Goes off topic.')]
}

import type { AnswerFinding } from '../../../contract/answer-feedback.ts'
import type { Clause } from '../../text/clauses.ts'
import type { SpokenWord } from '../../text/transcript-tokens.ts'
import { findingsIn, inOrder } from '../delivery/located-findings.ts'
import { goodEnough, openingShare } from './pitch-parts.ts'
import type { PitchReading } from './pitch-reading.ts'

const mostIdle = 4
const mostProofs = 3

type Remark = readonly [what: string, about: string]

/** What is worth looking at in a pitch, each with its quote and, where word times are known, its time; in the order it was said. */
export function pitchFindings(reading: PitchReading, transcript: string, words: readonly SpokenWord[] = []): AnswerFinding[] {
  const { on, ofDelivery } = findingsIn(transcript, words)
  const delivered = ofDelivery(reading)
  if (reading.verdict !== 'pitch') return inOrder(delivered)
  const { opening, evidence, proof, fit, closing, clauses } = reading
  const opens = openingShare(reading) >= goodEnough
  const says = opening.saysPurpose ? 'what you do' : 'what job you are here for'
  const idle = clauses.filter(
    (clause) =>
      !proof.withFigure.includes(clause) && evidence.emptyPhrases.some((phrase) => clause.text.toLowerCase().includes(phrase)),
  )
  const weak = new Map<Clause | null, Remark>([
    ...idle.slice(0, mostIdle).map((clause) => [clause, ['Anyone could say this. Show it instead.', 'Empty']] as const),
    ...(opens ? [] : [[opening.clause, [`Opening: we did not hear ${says} in your first sentences.`, 'Opening']] as const]),
    ...(closing.kind === 'ask' ? [] : [[closing.clause, ['Closing: no clear ask.', 'Closing']] as const]),
  ])
  // A sentence is praised once, for the last of these, and what is criticized is not praised.
  const strong = new Map<Clause | null, Remark>([
    ...proof.withFigure
      .slice(0, mostProofs)
      .map((clause) => [clause, ['It has a figure, and that makes it concrete.', 'Proof']] as const),
    [fit.clause, ['Fit: it speaks of their work.', 'Fit']],
    [evidence.clause, ['Something you did yourself.', 'Proof']],
    ...(opens
      ? [[opening.telling, [opening.saysTrade ? 'Opening: it says what you do.' : 'A good opening.', 'Opening']] as const]
      : []),
    ...(closing.kind === 'ask' ? [[closing.clause, ['Closing: a clear ask.', 'Closing']] as const] : []),
  ])
  return inOrder([
    ...delivered,
    ...[...weak].flatMap(([clause, remark]) => on('weakness', clause, ...remark)),
    ...[...strong].flatMap(([clause, remark]) =>
      weak.has(clause) || idle.some((one) => one === clause) ? [] : on('strength', clause, ...remark),
    ),
  ])
}

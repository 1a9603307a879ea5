import type { AnswerFinding } from '../../../contract/answer-feedback.ts'
import type { SpokenWord } from '../../text/align-words.ts'
import { findingsIn, inOrder } from '../delivery/located-findings.ts'
import type { PitchReading } from './pitch-reading.ts'

/** As many idle phrases as a person can take in. */
const mostIdle = 4
const mostProofs = 3

/** What is worth looking at in a pitch, each with its quote and, where word times are known, its time; in the order it was said. */
export function pitchFindings(reading: PitchReading, transcript: string, words: readonly SpokenWord[] = []): AnswerFinding[] {
  const { on, ofDelivery } = findingsIn(transcript, words)
  const delivered = ofDelivery(reading.fillers, reading.delivery)
  if (reading.verdict !== 'pitch') return inOrder(delivered)
  const { opening, evidence, proof, fit, closing, clauses } = reading
  const opens = opening.saysPurpose && (opening.saysTrade || opening.catches)
  const best = evidence.clause && !proof.withFigure.includes(evidence.clause) ? evidence.clause : null
  const idle = clauses.filter(({ text }) => evidence.emptyPhrases.some((phrase) => text.toLowerCase().includes(phrase)))
  return inOrder([
    ...delivered,
    ...on(
      opens ? 'strength' : 'weakness',
      opening.clause,
      opens ? 'Opening: who you are and why you are here.' : 'Opening: it leaves open who you are or why you are here.',
    ),
    ...on('strength', best, 'Something you did yourself.'),
    ...proof.withFigure.slice(0, mostProofs).flatMap((clause) => on('strength', clause, 'Proof that can be checked.')),
    ...idle
      .filter((clause) => !proof.withFigure.includes(clause))
      .slice(0, mostIdle)
      .flatMap((clause) => on('weakness', clause, 'Anybody could say this; show it instead.')),
    ...on(
      'strength',
      fit.speaksToEmployer && fit.named.length > 0 && fit.clause !== opening.clause ? fit.clause : null,
      'Fit: you speak of their work.',
    ),
    ...on(
      closing.kind === 'ask' ? 'strength' : 'weakness',
      closing.clause,
      closing.kind === 'ask' ? 'Closing: a clear ask.' : 'Closing: no clear ask.',
    ),
  ])
}

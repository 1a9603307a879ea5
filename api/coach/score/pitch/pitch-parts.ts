import type { AnswerFinding } from '../../../contract/answer-feedback.ts'
import type { PitchPartId, PitchScorePart } from '../../../contract/elevator-pitch.ts'
import type { Clause } from '../../text/clauses.ts'
import type { SpokenWord } from '../../text/transcript-tokens.ts'
import { deliveryReasons, deliveryShares, usualWordsPerMinute, whyNotMeasured } from '../delivery/delivery-parts.ts'
import { findingsIn, inOrder } from '../delivery/located-findings.ts'
import { maximaOf, scoreOfParts, tenths, within } from '../weighted-parts.ts'
import { counted, listed } from '../wording.ts'
import points from './pitch-points.json' with { type: 'json' }
import { type PitchInput, type PitchReading, readPitch } from './pitch-reading.ts'
import { hearByRules } from './pitch-rules.ts'
import sentences from './sentences.json' with { type: 'json' }

/** The weights of docs/scoring.md, the share of its points that something other than a pitch keeps, and what each closing is worth. */
const { weights, worthOf, closing: worthOfClosing } = points

export const deedsForFull = 3
const termsForFull = 3
/** Of things listed in one breath only two count. */
const termsInOneBreath = 2
/** 60 to 90 seconds, with a breath to either side. */
const fullLength = { fromSeconds: 55, toSeconds: 95 }
const noLength = { belowSeconds: 10, aboveSeconds: 180 }
/** Fills 55 seconds even for a slow speaker. */
const fullWords = 115

function pitchParts(reading: PitchReading): PitchScorePart[] {
  const shares = { ...contentShares(reading), ...sharesOfDelivery(reading) }
  const ids = Object.keys(weights) as PitchPartId[]
  const maxima = maximaOf(ids.map((id) => [id, weights[id], shares[id]]))
  return ids.map((id) => {
    const max = maxima.get(id) ?? 0
    const share = shares[id]
    const earned = share === null ? null : tenths(max * share)
    return { id, label: sentences.labels[id], points: earned, max, why: whyOf(id, reading, share) }
  })
}

/** Above this share a part is praised and gets no advice. */
export const goodEnough = 0.8

const openingShare = ({ opening }: Pick<PitchReading, 'opening'>): number =>
  within(
    (opening.saysName ? 0.2 : 0) + (opening.saysTrade ? 0.4 : 0) + (opening.saysPurpose ? 0.3 : 0) + (opening.catches ? 0.4 : 0),
  )

type Content = 'opening' | 'evidence' | 'proof' | 'fit' | 'closing'

function contentShares(reading: PitchReading): Record<Content, number | null> {
  const { deeds, trade, empty, proofs, withFigure, closing, concreteness } = reading
  const worth = worthOf[reading.verdict]
  const idle = 0.15 * Math.max(0, empty.length - 1)
  const fit = fitShare(reading)
  return {
    opening: worth * openingShare(reading),
    evidence: worth * concreteness * within((deeds + (trade.length > 0 ? 1 : 0)) / (deedsForFull + 1) - idle),
    proof: worth * concreteness * within(0.5 * withFigure.length + 0.25 * (proofs.length - withFigure.length)),
    fit: fit === null ? null : worth * fit,
    closing: worth * worthOfClosing[closing],
  }
}

function fitShare(reading: PitchReading): number | null {
  return reading.asked === null ? null : 0.75 * termsShare(reading) + (reading.employer.length > 0 ? 0.25 : 0)
}

function termsShare({ asked, fits }: PitchReading): number {
  const inBreaths = [...Map.groupBy(fits, ({ clause }) => clause).values()]
  const weighty = inBreaths.reduce((sum, each) => sum + Math.min(termsInOneBreath, each.length), 0)
  return within(weighty / Math.min(termsForFull, asked ?? termsForFull))
}

/** Delivery counts only for a pitch. */
function sharesOfDelivery(reading: PitchReading): Record<'pace' | 'pauses' | 'fillers' | 'length', number | null> {
  const { pace, pauses, fillers } = deliveryShares
  const length = worthOf[reading.verdict] * lengthShare(reading)
  if (reading.verdict !== 'pitch') return { pace: null, pauses: null, fillers: null, length }
  return { pace: pace(reading), pauses: pauses(reading), fillers: fillers(reading), length }
}

/** What is long by silence is not long by words. */
function lengthShare(reading: PitchReading): number {
  const seconds = secondsOf(reading)
  const byTime =
    seconds <= fullLength.toSeconds
      ? (seconds - noLength.belowSeconds) / (fullLength.fromSeconds - noLength.belowSeconds)
      : (noLength.aboveSeconds - seconds) / (noLength.aboveSeconds - fullLength.toSeconds)
  return Math.min(within(byTime), within(reading.words / fullWords))
}

function secondsOf({ delivery }: PitchReading): number {
  return delivery.durationSeconds ?? (delivery.words * 60) / usualWordsPerMinute
}

function whyOf(id: PitchPartId, reading: PitchReading, share: number | null): string {
  const { verdict, delivery } = reading
  if (share === null && id === 'fit') return 'Not measured: the job description names nothing to compare with.'
  if (verdict !== 'pitch') return share === null ? 'Not counted without a pitch.' : sentences.noPitch[verdict]
  return share === null ? whyNotMeasured(id, delivery) : reasons[id](reading)
}

const mostGeneral = 0.6
const mostNamed = 4

const staysGeneral = (concreteness: number) =>
  concreteness >= 1 ? '' : `; ${concreteness < mostGeneral ? 'much' : 'some'} of the pitch stays general`

const reasons: Record<PitchPartId, (reading: PitchReading) => string> = {
  opening: ({ opening }) => {
    const has = [
      ...(opening.catches ? ['something that makes people listen'] : []),
      ...(opening.saysName ? ['a greeting or your name'] : []),
      ...(opening.saysTrade ? ['what you do'] : []),
      ...(opening.saysPurpose ? ['why you are here'] : []),
    ]
    const open =
      openingShare({ opening }) === 1
        ? []
        : [...(opening.saysTrade || opening.catches ? [] : ['what you do']), ...(opening.saysPurpose ? [] : ['why you are here'])]
    const heard = has.length > 0 ? `In your first sentences we heard ${listed(has)}.` : ''
    const asked = open.length > 0 ? `We listened for ${listed(open)} in the first sentences, and may have missed it.` : ''
    return [heard, asked].filter(Boolean).join(' ')
  },
  evidence: ({ deeds, trade, empty, concreteness }) => {
    const done =
      deeds < 1 ? 'little that is surely your own doing' : `${counted(Math.floor(deeds), 'thing')} that you did or do yourself`
    const few = deeds + Math.min(1, trade.length) >= deedsForFull + 1 ? '' : '; three of them and your trade earn full points'
    const idle = empty.length > 1 ? `; ${counted(empty.length, 'phrase')} could come from anyone` : ''
    return `We heard ${done}${few}${idle}${staysGeneral(concreteness)}.`
  },
  proof: ({ proofs, withFigure, concreteness }) => {
    const few = withFigure.length > 1 ? '' : '; two earn full points'
    if (withFigure.length > 0) return `${counted(withFigure.length, 'place')} with a figure${few}${staysGeneral(concreteness)}.`
    return proofs.length > 0 ? 'We heard a result, but no figure in it.' : 'We heard no figure about something you did.'
  },
  fit: (reading) => {
    const { fits, employer } = reading
    const toEmployer = sentences.toEmployer[employer.length > 0 ? 'heard' : 'open']
    if (fits.length === 0) return `We heard nothing that the job description asks for in its words. ${toEmployer}`
    const named = [...new Set(fits.map(({ words }) => words).filter(Boolean))].slice(0, mostNamed)
    const rest = fits.filter(({ words }) => !named.includes(words)).length
    const more = named.length > 0 ? `${rest} more` : `${counted(rest, 'thing')} in other words`
    const things = [...named, ...(rest > 0 ? [more] : [])]
    const few = termsShare(reading) < 1 ? sentences.fewTerms : ''
    return `You name ${listed(things)} from the job description${few}. ${toEmployer}`
  },
  closing: ({ closing }) => sentences.closing[closing],
  ...deliveryReasons,
  length: ({ delivery: { words, durationSeconds } }) =>
    `${counted(words, 'word')}${durationSeconds === null ? '' : ` in ${Math.round(durationSeconds)} seconds`}; a pitch takes 60 to 90 seconds, 150 to 225 words.`,
}

export interface PitchNumbers {
  reading: PitchReading
  score: number
  scoreParts: PitchScorePart[]
}

export function scorePitch(input: PitchInput, hear = hearByRules(input.jobDescription)): PitchNumbers {
  const reading = readPitch(input, hear)
  const scoreParts = pitchParts(reading)
  return { reading, scoreParts, score: scoreOfParts(scoreParts) }
}

const mostIdle = 4
const mostProofs = 3

type Remark = readonly [what: string, about: string]

/** In the order it was said. */
export function pitchFindings(reading: PitchReading, transcript: string, words: readonly SpokenWord[] = []): AnswerFinding[] {
  const { on, ofDelivery } = findingsIn(transcript, words)
  const delivered = ofDelivery(reading)
  if (reading.verdict !== 'pitch') return inOrder(delivered)
  const { opening, empty, best, withFigure, ofTheirWork, closing, end, clauses } = reading
  const opens = openingShare(reading) >= goodEnough
  const says = opening.saysPurpose ? 'what you do' : 'what job you are here for'
  const idle = clauses.filter(
    (clause) => !withFigure.includes(clause) && empty.some((phrase) => clause.text.toLowerCase().includes(phrase)),
  )
  const weak = new Map<Clause | null, Remark>([
    ...idle.slice(0, mostIdle).map((clause) => [clause, ['Anyone could say this. Show it instead.', 'Empty']] as const),
    ...(opens ? [] : [[opening.clause, [`Opening: do your first sentences say ${says}?`, 'Opening']] as const]),
    ...(closing === 'ask' ? [] : [[end, ['Closing: is there a next step in it that they can say yes to?', 'Closing']] as const]),
  ])
  // A sentence is praised once, for the last of these, and never if it is criticized.
  const strong = new Map<Clause | null, Remark>([
    ...withFigure
      .slice(0, mostProofs)
      .map((clause) => [clause, ['It has a figure, and that makes it concrete.', 'Proof']] as const),
    [ofTheirWork, ['Fit: it speaks of their work.', 'Fit']],
    [best, ['Something you did yourself.', 'Proof']],
    ...(opens
      ? [[opening.telling, [opening.saysTrade ? 'Opening: it says what you do.' : 'A good opening.', 'Opening']] as const]
      : []),
    ...(closing === 'ask' ? [[end, ['Closing: a clear ask.', 'Closing']] as const] : []),
  ])
  return inOrder([
    ...delivered,
    ...[...weak].flatMap(([clause, remark]) => on('weakness', clause, ...remark)),
    ...[...strong].flatMap(([clause, remark]) =>
      weak.has(clause) || idle.some((one) => one === clause) ? [] : on('strength', clause, ...remark),
    ),
  ])
}

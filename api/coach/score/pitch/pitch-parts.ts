import type { PitchPartId, PitchScorePart } from '../../../contract/elevator-pitch.ts'
import { fillersShare, paceShare, pausesShare } from '../delivery/delivery-shares.ts'
import { usualWordsPerMinute } from '../delivery/pace.ts'
import { maximaOf, tenths, within } from '../weighted-parts.ts'
import type { PitchReading, PitchVerdict } from './pitch-reading.ts'
import { whyOf } from './pitch-reasons.ts'
import sentences from './sentences.json' with { type: 'json' }

/** What each part is worth; docs/scoring.md says when each is full. */
const weights: Record<PitchPartId, number> = {
  opening: 10,
  evidence: 16,
  proof: 12,
  fit: 12,
  closing: 10,
  pace: 10,
  pauses: 10,
  fillers: 10,
  length: 10,
}

/** How much of what is in it something else than a pitch is worth. */
const worthOf: Record<PitchVerdict, number> = {
  pitch: 1,
  'too-short': 0.4,
  'read-aloud': 0.1,
  'no-pitch': 0.15,
  'nothing-said': 0,
}

const deedsForFull = 3
const termsForFull = 3
/** 60 to 90 seconds, with a breath to either side. */
const fullLength = { fromSeconds: 55, toSeconds: 95 }
const noLength = { belowSeconds: 10, aboveSeconds: 180 }
/** So many words fill 55 seconds even for somebody slow. */
const fullWords = 115

/** The parts of the score. */
export function pitchParts(reading: PitchReading): PitchScorePart[] {
  const shares = { ...contentShares(reading), ...deliveryShares(reading) }
  const ids = Object.keys(weights) as PitchPartId[]
  const maxima = maximaOf(ids.map((id) => [id, weights[id], shares[id]]))
  return ids.map((id) => {
    const max = maxima.get(id) ?? 0
    const share = shares[id]
    const points = share === null ? null : tenths(max * share)
    return { id, label: sentences.labels[id], points, max, why: whyOf(id, reading, share) }
  })
}

/** A part with more than this share of its points is praised, and needs no advice. */
export const goodEnough = 0.8

/** 0 to 1: how much of a good opening is there. */
export const openingShare = ({ opening }: Pick<PitchReading, 'opening'>): number =>
  within(
    (opening.saysName ? 0.2 : 0) + (opening.saysTrade ? 0.4 : 0) + (opening.saysPurpose ? 0.3 : 0) + (opening.catches ? 0.4 : 0),
  )

type Content = 'opening' | 'evidence' | 'proof' | 'fit' | 'closing'

function contentShares(reading: PitchReading): Record<Content, number | null> {
  const { evidence, proof, closing, concreteness } = reading
  const worth = worthOf[reading.verdict]
  const idle = 0.15 * Math.max(0, evidence.emptyPhrases.length - 1)
  const fit = fitShare(reading)
  return {
    opening: worth * openingShare(reading),
    evidence: worth * concreteness * within((evidence.deeds + (evidence.saysTrade ? 1 : 0)) / (deedsForFull + 1) - idle),
    proof: worth * concreteness * within(0.5 * proof.withFigure.length + 0.25 * (proof.places.length - proof.withFigure.length)),
    fit: fit === null ? null : worth * fit,
    closing: worth * { ask: 1, soft: 0.6, thanks: 0.25, none: 0 }[closing.kind],
  }
}

function fitShare({ fit }: PitchReading): number | null {
  const spoken = fit.speaksToEmployer ? 1 : 0
  if (fit.asked === null) return null
  return 0.75 * within(fit.weighty / Math.min(termsForFull, fit.asked)) + 0.25 * spoken
}

/** How it was said counts only where there is a pitch: a fluent reading of the ad is no fluent pitch. */
function deliveryShares(reading: PitchReading): Record<'pace' | 'pauses' | 'fillers' | 'length', number | null> {
  const { delivery, verdict } = reading
  const counts = verdict === 'pitch'
  return {
    pace: counts ? paceShare(delivery) : null,
    pauses: counts ? pausesShare(delivery) : null,
    fillers: counts ? fillersShare(delivery) : null,
    length: worthOf[verdict] * lengthShare(reading),
  }
}

/** Full from 55 to 95 seconds; what is long by silence is not long by words. */
function lengthShare(reading: PitchReading): number {
  const { said } = reading
  const seconds = secondsOf(reading)
  const byTime =
    seconds <= fullLength.toSeconds
      ? (seconds - noLength.belowSeconds) / (fullLength.fromSeconds - noLength.belowSeconds)
      : (noLength.aboveSeconds - seconds) / (noLength.aboveSeconds - fullLength.toSeconds)
  return Math.min(within(byTime), within(said.length / fullWords))
}

/** Seconds of the recording; estimated at the usual pace where there is none. */
function secondsOf({ delivery }: PitchReading): number {
  return delivery.durationSeconds ?? (delivery.words * 60) / usualWordsPerMinute
}

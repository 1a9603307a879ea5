import type { PitchPartId } from '../../../contract/elevator-pitch.ts'
import { counted } from '../counted.ts'
import { deliveryReasons } from '../delivery/delivery-reasons.ts'
import type { PitchReading } from './pitch-reading.ts'
import sentences from './sentences.json' with { type: 'json' }

/** One sentence on how a row's points came about. */
export function whyOf(id: PitchPartId, reading: PitchReading, share: number | null): string {
  const { verdict, delivery } = reading
  if (share === null && id === 'fit') return 'Not measured: the job description names nothing to compare with.'
  if (verdict !== 'pitch') return share === null ? 'Not counted without a pitch.' : sentences.noPitch[verdict]
  if (share !== null) return reasons[id](reading)
  if (id === 'fillers' && delivery.durationSeconds !== null) return 'Not measured: the transcript leaves out sounds such as "um".'
  return 'Not measured: this takes a recording.'
}

const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const reasons: Record<PitchPartId, (reading: PitchReading) => string> = {
  opening: ({ opening }) => {
    const has = [
      ...(opening.catches ? ['something that makes people listen'] : []),
      ...(opening.saysName ? ['a greeting or your name'] : []),
      ...(opening.saysTrade ? ['what you do'] : []),
      ...(opening.saysPurpose ? ['why you are here'] : []),
    ]
    const lacks = [
      ...(opening.saysTrade || opening.catches ? [] : ['what you do']),
      ...(opening.saysPurpose ? [] : ['why you are here']),
    ]
    if (has.length === 0) return 'Your first sentences say neither who you are nor why you are here.'
    return lacks.length === 0
      ? `Your first sentences have ${listed(has)}.`
      : `Your first sentences have ${listed(has)}, but not ${listed(lacks)}.`
  },
  evidence: ({ evidence, concreteness }) => {
    const deeds = Math.floor(evidence.deeds)
    const done =
      deeds === 0 ? 'You name nothing that you did yourself' : `You name ${counted(deeds, 'thing')} that you did or do yourself`
    const idle =
      evidence.emptyPhrases.length > 1 ? `; ${counted(evidence.emptyPhrases.length, 'phrase')} could come from anybody` : ''
    return `${done}${idle}${concreteness < 1 ? '; it stays general' : ''}.`
  },
  proof: ({ proof }) => {
    if (proof.withFigure.length > 0)
      return `${counted(proof.withFigure.length, 'place')} with a figure that can be checked; two earn full points.`
    return proof.places.length > 0
      ? 'You say that something came of it, but without a figure.'
      : 'You give no figure and no result that could be checked.'
  },
  fit: ({ fit }) => {
    const terms =
      fit.named.length === 0
        ? 'You name nothing that the job description asks for'
        : `You name ${listed(fit.named.slice(0, 4))} from the job description`
    return `${terms}${fit.speaksToEmployer ? '' : ', and never speak of their work'}.`
  },
  closing: ({ closing }) => sentences.closing[closing.kind],
  pace: ({ delivery }) => deliveryReasons.pace(delivery),
  pauses: ({ delivery }) => deliveryReasons.pauses(delivery),
  fillers: ({ delivery }) => deliveryReasons.fillers(delivery),
  length: ({ delivery: { words, durationSeconds } }) =>
    `${counted(words, 'word')}${durationSeconds === null ? '' : ` in ${Math.round(durationSeconds)} seconds`}; a pitch takes 60 to 90 seconds, 150 to 225 words.`,
}

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

/** Below this share of concrete words a pitch is called general. */
const mostGeneral = 0.6

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
    if (has.length === 0) return 'In your first sentences we found neither who you are nor why you are here.'
    return `In your first sentences we found ${listed(has)}${lacks.length > 0 ? `, but not ${listed(lacks)}` : ''}.`
  },
  evidence: ({ evidence, concreteness }) => {
    const deeds = Math.floor(evidence.deeds)
    const done =
      deeds === 0 ? 'We found nothing that you did yourself' : `We found ${counted(deeds, 'thing')} that you did or do yourself`
    const idle =
      evidence.emptyPhrases.length > 1 ? `; ${counted(evidence.emptyPhrases.length, 'phrase')} could come from anyone` : ''
    return `${done}${idle}${concreteness < mostGeneral ? '; much of it stays general' : ''}.`
  },
  proof: ({ proof }) => {
    if (proof.withFigure.length > 0) return `${counted(proof.withFigure.length, 'place')} with a figure; two earn full points.`
    return proof.places.length > 0 ? 'We found a result, but no figure.' : 'We found no figure and no result.'
  },
  fit: ({ fit }) => {
    const terms =
      fit.named.length === 0
        ? 'We found nothing that the job description asks for in its words'
        : `You name ${listed(fit.named.slice(0, 4))} from the job description`
    return `${terms}${fit.speaksToEmployer ? '' : '; we found no sentence about their work'}.`
  },
  closing: ({ closing }) => sentences.closing[closing.kind],
  pace: ({ delivery }) => deliveryReasons.pace(delivery),
  pauses: ({ delivery }) => deliveryReasons.pauses(delivery),
  fillers: ({ delivery }) => deliveryReasons.fillers(delivery),
  length: ({ delivery: { words, durationSeconds } }) =>
    `${counted(words, 'word')}${durationSeconds === null ? '' : ` in ${Math.round(durationSeconds)} seconds`}; a pitch takes 60 to 90 seconds, 150 to 225 words.`,
}

import type { PitchPartId } from '../../../contract/elevator-pitch.ts'
import { deliveryReasons, plural } from '../speech/delivery-reasons.ts'
import type { PitchReading } from './pitch-reading.ts'
import type { PitchVerdict } from './pitch-verdict.ts'

const because: Record<Exclude<PitchVerdict, 'pitch'>, string> = {
  'nothing-said': 'Nothing was said.',
  'too-short': 'Too little was said for a pitch.',
  'read-aloud': 'This is the job description read aloud; it says nothing about you.',
  'no-pitch': 'This is no pitch: it says too little about you and your work.',
}

/** One sentence on how a row's points came about. */
export function whyOf(id: PitchPartId, reading: PitchReading, share: number | null): string {
  const { verdict, delivery } = reading
  if (share === null && id === 'fit') return 'Not measured: the job description names nothing to compare with.'
  if (verdict !== 'pitch') return share === null ? 'Not counted without a pitch.' : because[verdict]
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
      ...(opening.saysPurpose ? ['what you are here for'] : []),
    ]
    const lacks = [
      ...(opening.saysTrade || opening.catches ? [] : ['what you do']),
      ...(opening.saysPurpose ? [] : ['what you are here for']),
    ]
    if (has.length === 0) return 'The first sentences say neither who you are nor what you are here for.'
    return lacks.length === 0
      ? `Your first sentences have ${listed(has)}.`
      : `Your first sentences have ${listed(has)}, but not ${listed(lacks)}.`
  },
  evidence: ({ evidence, concreteness }) => {
    const deeds = Math.floor(evidence.deeds)
    const done = deeds === 0 ? 'You name nothing that you did yourself' : `${plural(deeds, 'thing')} that you did or do yourself`
    const idle =
      evidence.emptyPhrases.length > 1 ? `; ${plural(evidence.emptyPhrases.length, 'phrase')} that anybody could say` : ''
    return `${done}${idle}${concreteness < 1 ? '; it stays general' : ''}.`
  },
  proof: ({ proof }) => {
    if (proof.withFigure.length > 0)
      return `${plural(proof.withFigure.length, 'place')} with a figure that can be checked; two make it full.`
    return proof.places.length > 0
      ? 'You say that something came of it, but without a figure.'
      : 'No figure and no result that could be checked.'
  },
  fit: ({ fit }) => {
    const terms =
      fit.named.length === 0
        ? 'Nothing that the job description asks for is named'
        : `You name ${listed(fit.named.slice(0, 4))} from the job description`
    return `${terms}${fit.speaksToEmployer ? '' : ', and never speak of their work'}.`
  },
  closing: ({ closing }) =>
    ({
      ask: 'You end with a clear ask.',
      soft: 'You end looking ahead, but without asking for a next step.',
      thanks: 'You end with thanks alone, and leave the next step open.',
      none: 'The end leads nowhere: there is no ask and no next step.',
    })[closing.kind],
  pace: ({ delivery }) => deliveryReasons.pace(delivery),
  pauses: ({ delivery }) => deliveryReasons.pauses(delivery),
  fillers: ({ delivery }) => deliveryReasons.fillers(delivery),
  length: ({ delivery: { words, durationSeconds } }) =>
    `${plural(words, 'word')}${durationSeconds === null ? '' : ` in ${Math.round(durationSeconds)} seconds`}; a pitch takes 60 to 90 seconds, 150 to 225 words.`,
}

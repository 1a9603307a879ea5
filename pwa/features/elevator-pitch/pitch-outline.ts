import { deliveryRows } from '../../answer-review/delivery-rows.ts'
import { scoreWords } from '../../answer-review/verdict.ts'
import { type Block, bullet, heading, labelled, note, notedUnder, paragraph } from '../../export/outline.ts'
import { standInWords } from '../../generation/status-words.ts'
import { clockOf } from '../../media/recorder/clock-words.ts'
import { pitchBandOf } from './pitch-rules.ts'
import type { ReviewParts } from './review-generation.ts'

export const pitchTitle = 'Elevator Pitch'

const paragraphs = (text: string): Block[] =>
  text
    .split(/\n{2,}/u)
    .filter(Boolean)
    .map(paragraph)
const section = (title: string, blocks: Block[]): Block[] => (blocks.length > 0 ? [heading(title), ...blocks] : [])

type Score = NonNullable<ReviewParts['score']>

function scoreBlock({ score }: Score): Block {
  const { tone, word } = pitchBandOf(score)
  return { kind: 'score', value: Number(scoreWords(score)), of: 10, word, tone }
}

function scoreDetails({ scoreParts, findings, delivery }: Score): Block[] {
  const points = scoreParts.flatMap(({ label, points: got, max, why }): Block[] => [
    {
      kind: 'bar',
      label,
      percent: got === null ? 0 : (100 * got) / max,
      words: got === null ? 'not measured' : `${got} of ${max}`,
    },
    note(why),
  ])
  const moments = findings.map(({ kind, quote, what, startMs }) =>
    labelled(
      startMs === undefined ? (kind === 'strength' ? 'Strong' : 'Work on') : clockOf(startMs),
      quote ? `“${quote}” ${what}` : what,
    ),
  )
  const figures = deliveryRows(delivery, null).map(({ label, value }) => labelled(label, value))
  return [
    ...section('How your score is made', points),
    ...section('Moments to look at', moments),
    ...section('How you said it', figures),
  ]
}

/** `isScriptStandIn`: the built-in coach wrote the script because the AI failed. */
export function pitchOutline(received: ReviewParts, script: string, isScriptStandIn = false): Block[] {
  const { score, suggestions, refined, alternate, transcript, standIns = [] } = received
  const noted = (isStandIn: boolean, blocks: Block[]) => (isStandIn ? notedUnder('heading', standInWords, blocks) : blocks)
  return [
    { kind: 'title', text: pitchTitle },
    ...(score ? [scoreBlock(score)] : []),
    ...noted(standIns.includes('suggestions'), section('What to change', (suggestions?.suggestions ?? []).map(bullet))),
    ...noted(
      standIns.includes('refined'),
      section('Say this tonight: your refined pitch', paragraphs(refined?.refinedPitch ?? '')),
    ),
    ...(score ? scoreDetails(score) : []),
    ...noted(standIns.includes('alternate'), section('Another way to tell it', paragraphs(alternate?.alternateExample ?? ''))),
    ...section('What you said', paragraphs(transcript?.transcript ?? '')),
    ...noted(isScriptStandIn, section('Your script', paragraphs(script))),
  ]
}

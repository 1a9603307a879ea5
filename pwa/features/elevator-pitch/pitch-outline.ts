import { deliveryRows } from '../../answer-review/delivery-rows.ts'
import { scoreWords } from '../../answer-review/verdict.ts'
import { type Block, bullet, labelled, note, notedUnder, paragraph, section } from '../../export/outline.ts'
import { standInWords } from '../../generation/status-words.ts'
import { clockOf } from '../../media/recorder/clock-words.ts'
import { pitchVerdictOf } from './pitch-rules.ts'
import type { ReviewParts } from './review-generation.ts'

export const pitchTitle = 'Elevator Pitch'

const paragraphs = (text: string): Block[] =>
  text
    .split(/\n{2,}/u)
    .filter(Boolean)
    .map(paragraph)

type Score = NonNullable<ReviewParts['score']>

function scoreBlock({ score, delivery }: Score): Block {
  const { tone, word } = pitchVerdictOf(score, delivery)
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
  const noted = (isStandIn: boolean, title: string, blocks: Block[]) =>
    isStandIn ? notedUnder('heading', standInWords, section(title, blocks)) : section(title, blocks)
  const told = (name: 'refined' | 'alternate', title: string, text = '') =>
    noted(standIns.includes(name), title, paragraphs(text))
  return [
    { kind: 'title', text: pitchTitle },
    ...(score ? [scoreBlock(score)] : []),
    ...noted(standIns.includes('suggestions'), 'What to change', (suggestions?.suggestions ?? []).map(bullet)),
    ...told('refined', 'Say this tonight: your refined pitch', refined?.refinedPitch),
    ...(score ? scoreDetails(score) : []),
    ...told('alternate', 'Another way to tell it', alternate?.alternateExample),
    ...section('What you said', paragraphs(transcript?.transcript ?? '')),
    ...noted(isScriptStandIn, 'Your script', paragraphs(script)),
  ]
}

import { pitch } from '../../../contract/limits.ts'
import { isAlreadySaid } from '../../guides/pitch/already-said.ts'
import { type Piece, placeholderRank } from '../../guides/pitch/pieces.ts'
import type { PitchMaterial } from '../../guides/pitch/pitch-material.ts'
import { scriptPieces } from '../../guides/pitch/script-pieces.ts'
import { figure } from '../../reading/built-in/answer/story.ts'
import { ask, greets } from '../../score/pitch/pitch-cues.ts'
import { placeholders } from '../../text/placeholders.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'

/** Fewer words of the model's own that could stand, and it is not its pitch any more. */
const fewestKeptWords = 90
const mostWords = pitch.scriptMaxWords - 5
const leastWords = pitch.scriptMinWords + 3

/** Words of a text without what stands in brackets. */
export const wordsKept = (text: string): number => countSpokenWords(text.replace(placeholders, ' '))

/**
 * A guarded pitch brought to 150 to 225 words: the least telling sentences go, or the person's own lines and placeholders come in, and an ask
 * stands at the end. Null where too little of it is left to build on.
 */
export function withinLength(text: string, material: PitchMaterial): string | null {
  if (wordsKept(text) < fewestKeptWords) return null
  const paragraphs = text.split('\n\n').map((paragraph) => sentencesOf(paragraph))
  const bank = scriptPieces(material)
  const ends = paragraphs.at(-1)!
  if (!ask.test(ends.slice(-3).join(' ')))
    ends.push(
      ...bank
        .filter(({ of, rank }) => of === 'closing' && rank === 0)
        .slice(-1)
        .map(({ text: words }) => words),
    )
  shorten(paragraphs)
  lengthen(paragraphs, bank)
  const told = paragraphs
    .map((sentences) => sentences.join(' '))
    .filter(Boolean)
    .join('\n\n')
  const words = countSpokenWords(told)
  return words >= pitch.scriptMinWords && words <= pitch.scriptMaxWords ? told : null
}

const sizeOf = (paragraphs: readonly string[][]) =>
  paragraphs.flat().reduce((sum, sentence) => sum + countSpokenWords(sentence), 0)

/** Sentences without a figure go first, from the back; greeting and ask stay. */
function shorten(paragraphs: string[][]): void {
  while (sizeOf(paragraphs) > mostWords) {
    const places = paragraphs.flatMap((sentences, at) => sentences.map((sentence, nth) => ({ at, nth, sentence })))
    const inner = places.slice(1, -1).reverse()
    const least = inner.find(({ sentence }) => !figure.test(sentence) && !ask.test(sentence) && !greets(sentence)) ?? inner[0]
    if (!least) return
    paragraphs[least.at]!.splice(least.nth, 1)
  }
}

/** What lacks comes before the last paragraph: facts of the person first, then places for what only they know. */
function lengthen(paragraphs: string[][], bank: readonly Piece[]): void {
  const own = () => paragraphs.flat()
  const usable = bank.filter(({ of, text }) => (of === 'evidence' || of === 'fit') && !isAlreadySaid(text, own()))
  const [facts, places] = [
    usable.filter(({ rank }) => rank < placeholderRank),
    usable.filter(({ rank }) => rank >= placeholderRank),
  ]
  const at = Math.max(0, paragraphs.length - 2)
  for (const { text } of [...facts, ...places]) {
    if (sizeOf(paragraphs) >= leastWords) return
    if (sizeOf(paragraphs) + countSpokenWords(text) <= mostWords) paragraphs[at]!.push(text)
  }
}

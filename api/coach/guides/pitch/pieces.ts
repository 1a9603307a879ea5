import { pitch } from '../../../contract/limits.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'

/** The paragraphs of a pitch, in speaking order. */
const parts = ['first', 'opening', 'proof', 'fit', 'close'] as const
export type PieceOf = (typeof parts)[number]

/** A sentence or two of a pitch. */
export interface Piece {
  of: PieceOf
  text: string
  /** 0 is needed; others are added in turn until the pitch is long enough. */
  rank: number
}

/** From this rank on a piece is a place for the person to fill; such pieces only fill up to the minimum. */
export const blankRank = 10

// A figure with a dash is one word to some counters and two to others.
const slackWords = 8
const mostWords = pitch.scriptMaxWords - slackWords
const enoughFacts = 190
const enoughInAll = pitch.scriptMinWords + slackWords
const mostCharacters = 420

/** A pitch of 150 to 225 words from whole pieces: what is needed first, then facts, then blanks. */
export function assemble(pieces: readonly Piece[]): string {
  const chosen = new Set<Piece>()
  let words = 0
  for (const piece of pieces.toSorted((a, b) => a.rank - b.rank)) {
    const size = countSpokenWords(piece.text)
    const isEnough = piece.rank > 0 && words >= (piece.rank >= blankRank ? enoughInAll : enoughFacts)
    if (isEnough || piece.text.length > mostCharacters || words + size > mostWords) continue
    chosen.add(piece)
    words += size
  }
  const paragraph = (of: PieceOf) => pieces.filter((piece) => piece.of === of && chosen.has(piece)).map(({ text }) => text)
  return parts
    .map((of) => paragraph(of).join(' '))
    .filter(Boolean)
    .join('\n\n')
}

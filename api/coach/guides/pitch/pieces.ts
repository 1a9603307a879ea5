import { pitch } from '../../../contract/limits.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'

/** The paragraphs of a pitch, in speaking order. */
export type PieceOf = 'opening' | 'evidence' | 'fit' | 'closing'

/** A sentence or two of a pitch. */
export interface Piece {
  of: PieceOf
  text: string
  /** 0 is said in any case; others are added in turn until the pitch is long enough. */
  rank: number
}

/** Slack for a hyphenated word or a sign that others count in another way. */
const slackWords = 6
const mostWords = pitch.scriptMaxWords - slackWords
/** Facts are added while there is room for an easy 75 seconds; placeholders only fill up to the minimum. */
const enoughFacts = 190
const enoughInAll = pitch.scriptMinWords + slackWords
/** From this rank on a piece is a placeholder for a fact. */
export const placeholderRank = 10
/** A piece of more characters is no sentence that anybody speaks. */
const mostCharacters = 420

/**
 * Puts a pitch together from 150 to 225 words: what is needed first, then facts, then placeholders for facts that only the person knows.
 * @param order the paragraphs from first to last; a piece keeps its place inside its own
 */
export function assemble(
  pieces: readonly Piece[],
  order: readonly PieceOf[] = ['opening', 'evidence', 'fit', 'closing'],
): string {
  const chosen = new Set<Piece>()
  let words = 0
  const add = (piece: Piece) => {
    const size = countSpokenWords(piece.text)
    if (piece.text === '' || piece.text.length > mostCharacters || words + size > mostWords) return
    chosen.add(piece)
    words += size
  }
  for (const piece of [...pieces].sort((a, b) => a.rank - b.rank)) {
    const enough = piece.rank >= placeholderRank ? enoughInAll : enoughFacts
    if (piece.rank === 0 || words < enough) add(piece)
  }
  return order
    .map((of) =>
      pieces
        .filter((piece) => piece.of === of && chosen.has(piece))
        .map(({ text }) => text)
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n')
}

import type { TermKind } from '../../reading/built-in/terms/term-kind.ts'

/** One requirement as a connected model read it. Nothing in it is believed before it was found in both texts. */
export interface Proposal {
  /** A few words of the ad, word for word. */
  term: string
  importance: 'must' | 'nice'
  kind: Exclude<TermKind, 'title'>
  /** Words of the resume line that shows it, word for word; null where none does. */
  shownBy: string | null
}

/** A run of words: which line or sentence, the first word in it, and one past the last. */
export interface Span {
  line: number
  from: number
  to: number
}

/** A proposal whose quotes were found. It holds spans in the two texts and none of their words, so that it may be remembered. */
export interface FoundProposal {
  /** Where the term stands; `line` counts the units of the ad. */
  asked: Span
  importance: Proposal['importance']
  kind: Proposal['kind']
  /** Where the quoted words stand; `line` counts the lines of the resume. Empty where nothing was quoted or the quote is not there. */
  shown: Span[]
}

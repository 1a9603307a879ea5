import type { Importance } from '../../../../contract/resume-analysis.ts'
import type { TermKind } from '../../match-reading.ts'
import type { Concept } from '../vocabulary/vocabulary.ts'

/** A term of the ad, all its mentions taken together. */
export interface AdTerm {
  /** In the ad's own wording. */
  text: string
  kind: TermKind
  stems: string[]
  /** What the vocabulary knows under this spelling; empty for terms read from the phrase alone. */
  concepts: Concept[]
  importance: Importance
  /** The sentence that asks for it most plainly. */
  requirement: string
  /** Terms of the same "A or B" have the same number. */
  group: number | null
}

/** A term at its place in one sentence. */
export interface FoundTerm extends Pick<AdTerm, 'text' | 'kind' | 'stems' | 'concepts'> {
  from: number
  to: number
}

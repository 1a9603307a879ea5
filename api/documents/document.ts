import type { NotPlacedReason } from '../contract/improved-resume.ts'
import type { LineEdit } from '../contract/resume-analysis.ts'
import type { TaskOwner } from '../processes/process-pool.ts'

/** Plain data: it crosses a process boundary. */
export interface ResumeDocument {
  kind: 'pdf' | 'docx' | 'doc' | 'txt'
  // The visible text in reading order: one line per paragraph, bullet or row, without empty lines. List items start with "• "; text set apart on the
  // same line (a date at the right margin, the next table cell) follows a \t. Excludes hidden text.
  text: string
  /** Text that software reads and users do not see: shown to the user, never scored. */
  hiddenText: string[]
  pages: number | null
  format: FormatFacts
}

/** Measurements only; the format check turns them into findings and points. Null means not measured. */
export interface FormatFacts {
  charactersPerPage: number | null
  /** 0 to 1, share of U+FFFD and undecodable glyphs. */
  undecodableShare: number
  ligatureCharacters: number
  privateUseCharacters: number
  zeroWidthCharacters: number
  letterSpacedWords: number
  columns: number | null
  tables: number | null
  textBoxes: number | null
  headerFooterText: string
  readingOrderMatchesPosition: boolean | null
  smallestFontPoints: number | null
  linksWithoutVisibleAddress: number | null
  hiddenLinkAddresses: string[]
  /** Email or phone appear only in the header or footer; null for formats without them. */
  contactOnlyInHeaderFooter: boolean | null
  scannedWithTextLayer: boolean
  /** From a DOCX's metadata, so possibly stale; null if missing. */
  declaredPages: number | null
  truncated: boolean
}

export interface DocumentReader {
  /** @param bytes at most `resumeMaxBytes`. @param allowed accepted kinds, detected from the content. @param messages the form's own sentences */
  read(
    bytes: Uint8Array,
    allowed: readonly ResumeDocument['kind'][],
    messages?: ReadMessages,
    owner?: TaskOwner,
  ): Promise<ResumeDocument>
  edit(bytes: Uint8Array, edits: readonly LineEdit[], owner?: TaskOwner): Promise<EditedDocx>
  close(): Promise<void>
}

export interface EditedDocx {
  bytes: Uint8Array
  before: ResumeDocument
  document: ResumeDocument
  notPlaced: { change: number; why: NotPlacedReason }[]
}

export interface ReadMessages {
  wrongType?: string
  tooLarge?: string
}

export const unmeasured: FormatFacts = {
  charactersPerPage: null,
  undecodableShare: 0,
  ligatureCharacters: 0,
  privateUseCharacters: 0,
  zeroWidthCharacters: 0,
  letterSpacedWords: 0,
  columns: null,
  tables: null,
  textBoxes: null,
  headerFooterText: '',
  readingOrderMatchesPosition: null,
  smallestFontPoints: null,
  linksWithoutVisibleAddress: null,
  hiddenLinkAddresses: [],
  contactOnlyInHeaderFooter: null,
  scannedWithTextLayer: false,
  declaredPages: null,
  truncated: false,
}

/** The smallest size that at least 20 characters share; ignores super- and subscripts. */
export function smallestShared(sizes: ReadonlyMap<number, number>): number | null {
  const shared = [...sizes].filter(([, count]) => count >= 20).map(([size]) => size)
  return shared.length > 0 ? Math.min(...shared) : null
}

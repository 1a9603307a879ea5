import type { NotPlacedReason } from '../contract/improved-resume.ts'

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

export type FormatFacts = typeof unmeasured

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

/** Measurements only; the format check turns them into findings and points. Null means not measured. */
export const unmeasured = {
  charactersPerPage: null as number | null,
  /** 0 to 1, share of U+FFFD and undecodable glyphs. */
  undecodableShare: 0,
  ligatureCharacters: 0,
  privateUseCharacters: 0,
  zeroWidthCharacters: 0,
  letterSpacedWords: 0,
  columns: null as number | null,
  tables: null as number | null,
  textBoxes: null as number | null,
  headerFooterText: '',
  readingOrderMatchesPosition: null as boolean | null,
  smallestFontPoints: null as number | null,
  linksWithoutVisibleAddress: null as number | null,
  hiddenLinkAddresses: [] as string[],
  /** Email or phone appear only in the header or footer; null for formats without them. */
  contactOnlyInHeaderFooter: null as boolean | null,
  scannedWithTextLayer: false,
  /** From a DOCX's metadata, so possibly stale; null if missing. */
  declaredPages: null as number | null,
}

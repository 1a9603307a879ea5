import type { TaskOwner } from '../processes/process-pool.ts'

/** What was read from an uploaded file. Plain data: it crosses a process border. */
export interface ResumeDocument {
  kind: 'pdf' | 'docx' | 'doc' | 'txt'
  /**
   * The visible text in reading order. One line per paragraph, bullet or row, separated by \n, without empty lines; a list item starts
   * with "• "; text set apart on the same line (a date at the right margin, the next table cell) follows a \t. Hidden text is not in here.
   */
  text: string
  /** Text a machine reads and a person does not see: shown to the person, never scored. */
  hiddenText: string[]
  /** null for kinds that have no pages of their own. */
  pages: number | null
  format: FormatFacts
}

/** Measurements of the file, without judgement; `coach/scoring/format-check.ts` turns them into findings and points. null = not measured. */
export interface FormatFacts {
  /** Visible characters per page. */
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
  /** The addresses behind those links, as far as they are http(s) or mailto. Never fetched. */
  hiddenLinkAddresses: string[]
  /** True when e-mail or phone stand in the header or footer and nowhere else; null where the kind has no such parts. */
  contactOnlyInHeaderFooter: boolean | null
  /** True when the pages are pictures with a recognised text layer under or over them. */
  scannedWithTextLayer: boolean
  /** The page count the writing program left in a DOCX; may be stale. null when it left none. */
  declaredPages: number | null
  /** True when the text was cut at 100,000 characters. */
  truncated: boolean
}

/** Reads an uploaded file in a process of its own. */
export interface DocumentReader {
  /**
   * @param bytes the whole file, at most `resumeMaxBytes`
   * @param allowed the kinds this form takes; the kind is found from the content, never from the name
   * @param messages the form's own sentences where they differ from those of the problem catalogue
   * @param owner whose file it is: one of a person is read at a time. Left out, nobody else's
   * @throws Problem too_large (413), wrong_type (415), unreadable_file (422), too_many_requests (429) or unavailable (503), each with a
   * sentence that says what to do
   */
  read(
    bytes: Uint8Array,
    allowed: readonly ResumeDocument['kind'][],
    messages?: ReadMessages,
    owner?: TaskOwner,
  ): Promise<ResumeDocument>
  close(): Promise<void>
}

/** A form's own sentences for two refusals. */
export interface ReadMessages {
  wrongType?: string
  tooLarge?: string
}

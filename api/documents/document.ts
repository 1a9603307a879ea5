/** What was read from an uploaded file. Plain data: it crosses a process border. */
export interface ResumeDocument {
  kind: 'pdf' | 'docx' | 'doc' | 'txt'
  /** The visible text in reading order, lines separated by \n. Hidden text is not in here. */
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
}

/** Reads an uploaded file in a process of its own. */
export interface DocumentReader {
  /**
   * @param bytes the whole file, at most `resumeMaxBytes`
   * @param allowed the kinds this form takes; the kind is found from the content, never from the name
   * @throws Problem wrong_type (415) or unreadable_file (422), each with a sentence that says what to do
   */
  read(bytes: Uint8Array, allowed: readonly ResumeDocument['kind'][]): Promise<ResumeDocument>
  close(): Promise<void>
}

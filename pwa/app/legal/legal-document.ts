/** A plain paper: what stands on /privacy and /terms. */
export interface LegalDocument {
  title: string
  /** In one sentence, for those who read only that. */
  short: string
  sections: readonly PaperSection[]
}

export interface PaperSection {
  heading: string
  lines: readonly string[]
}

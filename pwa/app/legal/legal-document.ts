/** The text of /privacy or /terms. */
export interface LegalDocument {
  title: string
  /** The whole in a few sentences, for people who read only that. */
  short: string
  sections: readonly { heading: string; lines: readonly string[] }[]
}

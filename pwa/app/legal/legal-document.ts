export interface LegalDocument {
  title: string
  short: string
  sections: readonly { heading: string; lines: readonly string[] }[]
}

import type { FormatFacts } from './document.ts'

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

import type { ResumeDocument } from '../../../documents/document.ts'

/** A resume of which only the text matters; nothing about its file was measured. */
export function plainDocument(text: string, kind: ResumeDocument['kind'] = 'docx'): ResumeDocument {
  return {
    kind,
    text,
    hiddenText: [],
    pages: null,
    format: {
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
    },
  }
}

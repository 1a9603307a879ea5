/** Limits of one reading: 10 s, two at once, 50 pages, 100k characters. */
export const maxPages = 50
export const maxCharacters = 100_000
/** Fewer visible characters than this in the whole file is no resume. */
export const minVisibleCharacters = 20
/** Real inflated bytes of all parts of a DOCX that are read. */
export const maxInflatedBytes = 50 * 1024 * 1024
export const maxZipEntries = 2000
/** Type smaller than this cannot be read by a person. */
export const hiddenBelowPoints = 4

export const unreadableReasons = {
  encrypted: 'This file is protected with a password. Please save a copy without a password and upload that one.',
  scanned:
    'This file contains pictures of pages and no text, like a scan or a photo. Please upload the original document, or one where you can select the text with the cursor.',
  damaged: 'This file seems to be damaged and could not be opened. Please save it again as PDF or DOCX and upload the new file.',
  empty: 'There is almost no text in this file. Please check that it is the right one and upload it again.',
  'too-many-pages': 'This file has more than 50 pages. Please upload only the pages that matter.',
  'too-much-inside':
    'This file unpacks to far more data than its text needs, so it was not opened. Please save it again as a plain PDF or DOCX without large pictures.',
  'took-too-long': 'This file took too long to read. Please save it again as a simple PDF or DOCX and upload the new file.',
} as const

export type UnreadableReason = keyof typeof unreadableReasons

/** Only the reason crosses the process boundary. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(reason)
    this.name = 'Unreadable'
    this.reason = reason
  }
}

export class WrongType extends Error {}

export const maxPages = 50
export const maxCharacters = 100_000
/** A file with fewer visible characters is not a resume. */
export const minVisibleCharacters = 20
/** Actual inflated bytes of all DOCX parts that are read. */
export const maxInflatedBytes = 50 * 1024 * 1024
export const maxZipEntries = 2000
export const hiddenBelowPoints = 4

import unreadableReasons from './unreadable-reasons.json' with { type: 'json' }

export { unreadableReasons }

/** `wrong-type`: the form says what it takes. */
export type UnreadableReason = keyof typeof unreadableReasons | 'wrong-type'

/** Only the reason crosses the process boundary. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(reason)
    this.name = 'Unreadable'
    this.reason = reason
  }
}

export const maxPages = 50
export const maxCharacters = 100_000
/** A file with fewer visible characters is not a resume. */
export const minVisibleCharacters = 20
/** Actual inflated bytes of all DOCX parts that are read. */
export const maxInflatedBytes = 50 * 1024 * 1024
export const maxZipEntries = 2000
export const hiddenBelowPoints = 4

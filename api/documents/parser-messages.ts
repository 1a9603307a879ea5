import type { ResumeDocument } from './document.ts'
import type { UnreadableReason } from './unreadable.ts'

export interface ParserTask {
  bytes: Uint8Array
  allowed: readonly ResumeDocument['kind'][]
}

/** Plain data, never a parser's own message, which could quote the file. */
export type ParserAnswer = { document: ResumeDocument } | { unreadable: UnreadableReason } | { wrongType: true }

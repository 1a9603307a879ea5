import type { ResumeDocument } from './document.ts'
import type { UnreadableReason } from './unreadable.ts'

/** What the server asks a parser process. */
export interface ParserTask {
  bytes: Uint8Array
  allowed: readonly ResumeDocument['kind'][]
}

/** What a parser process answers: plain data, never a parser's own message, which could quote the file. */
export type ParserAnswer = { document: ResumeDocument } | { unreadable: UnreadableReason } | { wrongType: true }

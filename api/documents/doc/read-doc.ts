import type { ResumeDocument } from '../document.ts'
import { Unreadable } from '../unreadable.ts'

export function readDoc(_bytes: Uint8Array): ResumeDocument {
  throw new Unreadable('damaged')
}

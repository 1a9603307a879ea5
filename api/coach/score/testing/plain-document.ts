import type { ResumeDocument } from '../../../documents/document.ts'
import { unmeasured } from '../../../documents/document.ts'

/** A resume of which only the text matters; nothing about its file was measured. */
export function plainDocument(text: string, kind: ResumeDocument['kind'] = 'docx'): ResumeDocument {
  return { kind, text, hiddenText: [], pages: null, format: unmeasured }
}

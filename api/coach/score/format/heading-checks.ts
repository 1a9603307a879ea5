import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { finding } from './finding.ts'
import { headingKind, headingsAreKnown } from './headings.ts'

/** Whether the sections can be distinguished by their headings. */
export function headingChecks({ text }: ResumeDocument): FormatFinding[] {
  if (!headingsAreKnown(text)) return []
  const kinds = new Set(text.split('\n').map(headingKind))
  const missing = (['experience', 'education', 'skills'] as const).filter((kind) => !kinds.has(kind))
  return [...missing.flatMap((kind) => finding(true, `no-${kind}-heading`)), ...finding(missing.length === 0, 'headings')]
}

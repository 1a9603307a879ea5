import type { FormatFinding } from '../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../documents/document.ts'
import { contactChecks } from './format/contact-checks.ts'
import { dateChecks } from './format/date-checks.ts'
import { fileChecks } from './format/file-checks.ts'
import { pointsOf } from './format/finding.ts'
import { headingChecks } from './format/heading-checks.ts'
import { layoutChecks } from './format/layout-checks.ts'
import { lengthChecks } from './format/length-checks.ts'

interface FormatCheck {
  /** 0 to 100: 100 less the deductions of the findings; null when the document holds no text to judge. */
  points: number | null
  /** Problems first, then notices, then what is good. */
  findings: FormatFinding[]
}

const levelOrder = { problem: 0, notice: 1, good: 2 } as const

/**
 * How well a machine can read this resume. Deterministic. What a kind of file does not let us measure costs nothing.
 * @param now for dates in the future; without it they are not looked for
 */
export function checkFormat(document: ResumeDocument, { now }: { now?: Date } = {}): FormatCheck {
  if (document.text.trim() === '') return { points: null, findings: [] }
  const findings = [
    ...fileChecks(document),
    ...layoutChecks(document),
    ...contactChecks(document),
    ...headingChecks(document),
    ...dateChecks(document, now),
    ...lengthChecks(document),
  ].toSorted((one, other) => levelOrder[one.level] - levelOrder[other.level])
  const lost = findings.reduce((sum, { code }) => sum + pointsOf(code), 0)
  return { points: Math.max(0, 100 - lost), findings }
}

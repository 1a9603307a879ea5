import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { good, notice, problem } from './finding.ts'
import { headingKind, headingsAreKnown } from './headings.ts'

/** Whether the sections can be told apart by their headings. */
export function headingChecks({ text }: ResumeDocument): FormatFinding[] {
  if (!headingsAreKnown(text)) return []
  const kinds = new Set(text.split('\n').map(headingKind))
  const findings: FormatFinding[] = []
  if (!kinds.has('experience'))
    findings.push(
      problem(
        'no-experience-heading',
        'No heading for experience',
        'No usual heading for your jobs was found. Put “Experience” or “Work Experience” alone on a line above them.',
      ),
    )
  if (!kinds.has('education'))
    findings.push(
      notice(
        'no-education-heading',
        'No heading for education',
        'No usual heading for your schooling was found. Put “Education” alone on a line above it.',
      ),
    )
  if (!kinds.has('skills'))
    findings.push(
      notice(
        'no-skills-heading',
        'No heading for skills',
        'No usual heading for your skills was found. Put “Skills” alone on a line above them.',
      ),
    )
  if (findings.length === 0)
    findings.push(
      good('headings', 'Usual headings', 'Experience, education and skills stand under headings that every reader knows.'),
    )
  return findings
}

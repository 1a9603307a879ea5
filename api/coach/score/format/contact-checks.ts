import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import { writtenEmail } from '../../../contract/spoken-address.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { contactOf, phoneIn } from '../../reading/built-in/resume/contact.ts'
import { sectionOfHeading } from '../../reading/built-in/resume/resume-headings.ts'
import { logicalLines } from '../../text/lines.ts'
import { tidy } from '../../text/tidy.ts'
import { finding } from './finding.ts'

/** A template that starts with a heading ("Contact") gives its first lines. */
const openingLines = 6
const place =
  /\p{Lu}[\p{L}.'’ -]{1,30},\s*(?:[A-Z]{2}\b|\p{Lu}\p{L}{2,})|\p{Lu}\p{L}+ [A-Z]{2}(?: \d{5}|\s*(?:[|•·]|$))|\b\d{5}(?:-\d{4})?\s+\p{Lu}\p{L}+/u
/** Scripts without capitals have no such pattern. */
const withoutCapitals = /\p{Lo}{2}/u

export function contactChecks({ text, format }: ResumeDocument): FormatFinding[] {
  const lines = text.split('\n')
  const firstHeading = lines.findIndex((line) => sectionOfHeading(line))
  const opening = lines.slice(0, firstHeading > 0 ? firstHeading : openingLines)
  const holdsContact = (line: string | undefined) => line !== undefined && (writtenEmail.test(line) || phoneIn(line) !== null)
  const besideContact = lines.filter((line, at) => [line, lines[at - 1], lines[at + 1]].some(holdsContact))
  const isForeign = opening.some((line) => withoutCapitals.test(line))
  const hasLocation = isForeign || [...opening, ...besideContact].some((line) => place.test(line))
  const findings = [
    ...finding(!isForeign && contactOf(logicalLines(tidy(text.replace(/^name:/im, '')))).name === null, 'no-name'),
    ...finding(!writtenEmail.test(text), 'no-email'),
    ...finding(phoneIn(text) === null, 'no-phone'),
    ...finding(!hasLocation, 'no-location'),
    ...finding(format.contactOnlyInHeaderFooter, 'contact-in-header'),
  ]
  return findings.length > 0 ? findings : finding(true, 'contact')
}

const englishWords = /\b(?:the|and|of|for|with|in|to|on|at|by|from)\b/gi

/** Headings of other languages are not judged. */
export function headingChecks(text: string): FormatFinding[] {
  const sections = new Set(text.split('\n').map((line) => sectionOfHeading(line.trim())))
  const isEnglish = (text.match(englishWords)?.length ?? 0) >= text.split(/\s+/).length * 0.02
  if (sections.size === 1 && !isEnglish) return []
  if (sections.has('certifications')) sections.add('education')
  const missing = (['experience', 'education', 'skills'] as const).filter((name) => !sections.has(name))
  return [...missing.flatMap((name) => finding(true, `no-${name}-heading`)), ...finding(missing.length === 0, 'headings')]
}

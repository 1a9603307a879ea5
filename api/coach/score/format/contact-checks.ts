import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { email, phoneIn } from '../../reading/built-in/resume/contact.ts'
import { finding } from './finding.ts'
import { isHeading } from './headings.ts'

const nameWithinLines = 6

/** Whether a machine finds whom to call. */
export function contactChecks(document: ResumeDocument): FormatFinding[] {
  const lines = document.text.split('\n')
  const findings = [
    ...finding(!hasName(lines), 'no-name'),
    ...finding(!email.test(document.text), 'no-email'),
    ...finding(phoneIn(document.text) === null, 'no-phone'),
    ...finding(!hasLocation(lines), 'no-location'),
    ...finding(document.format.contactOnlyInHeaderFooter, 'contact-in-header'),
  ]
  return findings.length > 0 ? findings : finding(true, 'contact')
}

/** Two to five words with capitals, or letters of a script without capitals, before the first heading. */
function hasName(lines: string[]): boolean {
  const first = openingOf(lines).slice(0, nameWithinLines)
  return first.map((line) => line.split(/[\t|•,]/)[0]!.trim()).some((name) => isName(name) && !isHeading(name))
}

/** What stands before the first heading; a template that starts with one ("Contact") gives its first lines. */
function openingOf(lines: string[]): string[] {
  const first = lines.findIndex(isHeading)
  return first === 0 ? lines.slice(1, 1 + nameWithinLines) : lines.slice(0, first < 0 ? nameWithinLines : first)
}

function isName(text: string): boolean {
  if (text.length > 60 || /[\d@:/]/.test(text) || /\b(?:resume|curriculum|vitae|cv|lebenslauf)\b/i.test(text)) return false
  if (/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}・ ]{2,12}$/u.test(text)) return true
  const words = text.split(/\s+/)
  if (words.length < 2 || words.length > 5) return false
  return words.every((word) =>
    /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|[\p{Lo}\p{M}'’.-]+|de|da|di|von|van|der|den|la|le|bin|al|el|y|e)$/u.test(word),
  )
}

const place = /\p{Lu}[\p{L}.'’ -]{1,30},\s*(?:[A-Z]{2}\b|\p{Lu}\p{L}{2,})|\b\d{5}(?:-\d{4})?\s+\p{Lu}\p{L}+|[市区省都府県시구도]/u
/** Scripts without capitals give no such pattern: not held against the person. */
const withoutCapitals = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u

/** Looks at the opening, and at lines next to an e-mail address or phone number wherever these stand. */
function hasLocation(lines: string[]): boolean {
  const holdsContact = (line: string | undefined) => line !== undefined && (email.test(line) || phoneIn(line) !== null)
  const besideContact = lines.filter((line, at) => [line, lines[at - 1], lines[at + 1]].some(holdsContact))
  return [...openingOf(lines), ...besideContact].some((line) => place.test(line) || withoutCapitals.test(line))
}

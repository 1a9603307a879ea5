import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { good, notice, problem } from './finding.ts'
import { isHeading } from './headings.ts'

const nameWithinLines = 6

/** Whether a machine finds whom to call. */
export function contactChecks(document: ResumeDocument): FormatFinding[] {
  const lines = document.text.split('\n')
  const found = { name: nameIn(lines), email: emailIn(document.text), phone: phoneIn(document.text), location: locationIn(lines) }
  const findings: FormatFinding[] = []
  if (!found.name)
    findings.push(
      problem(
        'no-name',
        'No name found',
        'No name was found in the first lines. Put your name alone on the first line, in letters.',
      ),
    )
  if (!found.email)
    findings.push(
      problem(
        'no-email',
        'No e-mail address',
        'No e-mail address was found. Write it out near the top, as text and not as a picture.',
      ),
    )
  if (!found.phone)
    findings.push(
      notice('no-phone', 'No phone number', 'No phone number was found. Add one with its area or country code near the top.'),
    )
  if (!found.location)
    findings.push(
      notice(
        'no-location',
        'No place',
        'No city was found near the top. Add city and state or country; the street is not needed.',
      ),
    )
  if (document.format.contactOnlyInHeaderFooter)
    findings.push(
      problem(
        'contact-in-header',
        'Contact details only in the header or footer',
        'E-mail or phone stand only in the page header or footer, which some readers skip. Move them into the body of the first page.',
      ),
    )
  if (findings.length === 0)
    findings.push(good('contact', 'Contact details found', 'Name, e-mail, phone and place can all be read.'))
  return findings
}

/** Two to five words with capitals, or letters of a script without capitals, before the first heading. */
export function nameIn(lines: string[]): string | null {
  for (const line of openingOf(lines).slice(0, nameWithinLines)) {
    const name = line.split(/[\t|•,]/)[0]!.trim()
    if (isName(name) && !isHeading(name)) return name
  }
  return null
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

export function emailIn(text: string): string | null {
  return /[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,5}[\p{L}\d-]{2,63}/u.exec(text)?.[0] ?? null
}

/** 8 to 15 digits with the usual signs between them (E.164 allows 15); year ranges are none. */
export function phoneIn(text: string): string | null {
  for (const [candidate] of text.matchAll(/(?<![\d.])\+?\(?\d[\d\s().\u2013/-]{6,22}\d(?!\d)/g)) {
    const digits = candidate.replace(/\D/g, '')
    const isYears = /(?:19|20)\d{2}\s*[-\u2013/ ]+\s*(?:19|20)\d{2}/.test(candidate)
    if (digits.length >= 8 && digits.length <= 15 && !isYears && !candidate.includes('\n')) return candidate.trim()
  }
  return null
}

/** The opening, and lines next to an e-mail address or phone number wherever these stand. */
function contactLines(lines: string[]): string[] {
  const holdsContact = (line: string | undefined) => line !== undefined && (emailIn(line) !== null || phoneIn(line) !== null)
  return [...openingOf(lines), ...lines.filter((line, index) => [line, lines[index - 1], lines[index + 1]].some(holdsContact))]
}

function locationIn(lines: string[]): string | null {
  for (const line of contactLines(lines)) {
    const found =
      /\p{Lu}[\p{L}.'’ -]{1,30},\s*(?:[A-Z]{2}\b|\p{Lu}\p{L}{2,})|\b\d{5}(?:-\d{4})?\s+\p{Lu}\p{L}+|[市区省都府県시구도]/u.exec(
        line,
      )
    if (found) return found[0]
    // Scripts without capitals give no such pattern: not held against the person.
    if (/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u.test(line)) return line
  }
  return null
}

import { writtenEmail } from '../../../../contract/spoken-address.ts'
import type { LogicalLine } from '../../../text/lines.ts'
import type { ResumeReading } from '../../match-reading.ts'
import { sectionOfHeading } from './resume-headings.ts'

/** With country code, dots, or an extension: E.164 allows 15 digits. */
const phone = /(?<![\d.])\+?\(?\d[\d \u00a0().\u2013/-]{5,22}\d(?!\d)(?: *(?:ext|x)\.? *\d{1,6})?/g
const localPhone = /^[2-9]\d\d[ .-]\d{4}(?!\d)/
const years = /^(?:\d{1,2}[./ ])?(?:19|20)\d\d\b.*\b(?:19|20)\d\d$/
const topLines = 8

/** Contact facts from the head of the resume; null where nothing was found. */
export function contactOf(lines: readonly LogicalLine[]): ResumeReading['contact'] {
  const all = lines.map((line) => line.text).join('\n')
  const head = lines.slice(0, topLines)
  return {
    name: nameOf(head),
    email: writtenEmail.exec(all)?.[0] ?? null,
    phone: phoneIn(head.map((line) => line.text).join('\n')) ?? phoneIn(all),
  }
}

/** A number to call; years of work and postcodes are none. */
export function phoneIn(text: string): string | null {
  const isPhone = (found: string) => {
    // "100/100/100/98" is a row of figures.
    if (/\d\/\d+\/\d/.test(found)) return false
    const digits = found.replace(/ *(?:ext|x).*$/, '').replace(/\D/g, '').length
    return (digits >= 8 ? digits <= 15 : localPhone.test(found)) && !years.test(found)
  }
  return [...text.matchAll(phone)].map(([found]) => found.trim()).find(isPhone) ?? null
}

function nameOf(head: readonly LogicalLine[]): string | null {
  for (const { text } of head.slice(0, 4)) {
    const first =
      text
        .split(/\s*[|·•,–—/]\s*|\s+-\s+|\s{2,}/)[0]
        ?.replace(/\s*\(.*$|(?<=^(?:["']?\p{Lu}{2,}\S* ){2,4})\p{Lu}\p{Ll}.*$/u, '')
        .trim() ?? ''
    const words = first.split(/\s+/)
    if (words.length < 2 || words.length > 5 || /[\d@:]/.test(first) || [first, ...words].some(sectionOfHeading)) continue
    if (/^(?:curriculum|resume|cv)\b/i.test(first)) continue
    if (words.every((word) => /^["'(]?\p{Lu}/u.test(word) || /^(?:de|van|von|da|di|el|la|bin|al)$/i.test(word))) return first
  }
  return null
}

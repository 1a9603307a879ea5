import type { LogicalLine } from '../../../text/lines.ts'
import type { ResumeReading } from '../../match-reading.ts'
import { sectionOfHeading } from './resume-headings.ts'

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/
const phone = /(?:\+?\d[\d\s().-]{7,18}\d)/
const topLines = 8

/** Contact facts from the head of the resume; null where nothing was found. */
export function contactOf(lines: readonly LogicalLine[]): ResumeReading['contact'] {
  const all = lines.map((line) => line.text).join('\n')
  const head = lines.slice(0, topLines)
  return {
    name: nameOf(head),
    email: email.exec(all)?.[0] ?? null,
    phone: phoneIn(head.map((line) => line.text).join('\n')) ?? phoneIn(all),
  }
}

function phoneIn(text: string): string | null {
  for (const match of text.matchAll(new RegExp(phone, 'g'))) {
    const digits = match[0].replace(/\D/g, '').length
    // "2019 - 2021" has eight digits and is no number to call.
    if (digits >= 9 && digits <= 15) return match[0].trim()
  }
  return null
}

function nameOf(head: readonly LogicalLine[]): string | null {
  for (const { text } of head.slice(0, 4)) {
    const first =
      text
        .split(/\s*[|·•,–—/]\s*|\s+-\s+|\s{2,}/)[0]
        ?.replace(/\s*\(.*$/, '')
        .trim() ?? ''
    const words = first.split(/\s+/)
    if (words.length < 2 || words.length > 5 || /[\d@:]/.test(first) || sectionOfHeading(first)) continue
    if (/^(?:curriculum|resume|cv)\b/i.test(first)) continue
    if (words.every((word) => /^["'(]?\p{Lu}/u.test(word) || /^(?:de|van|von|da|di|el|la|bin|al)$/i.test(word))) return first
  }
  return null
}

import { monthName, monthNumber } from '../text/months.ts'
import type { UnknownClaim } from './credentials.ts'

const alone = new RegExp(
  `(?<=\\b(?:in|by|since|until|each|every|last|next|from|through|of|early|late|mid)[\\s-])${monthName}(?![\\p{L}\\p{N}]|\\s+\\d|['’]\\d)`,
  'giu',
)

/** "By June", "each December": a month that the source never names. One with a year behind it is a date, which the figures look at. */
export function unknownMonths(text: string, sourceText: string): UnknownClaim[] {
  const named = new Set([...sourceText.matchAll(new RegExp(monthName, 'gi'))].map(([name]) => monthNumber(name)))
  // Dates in digits may name any month.
  if (/\b\d{1,2}[/.-]\d{2,4}\b/.test(sourceText)) return []
  return [...text.matchAll(alone)]
    .filter(({ 0: name }) => /^\p{Lu}/u.test(name) && !named.has(monthNumber(name)))
    .map(({ 0: name, index }) => ({ start: index, end: index + name.length, placeholder: '[date]' }))
}

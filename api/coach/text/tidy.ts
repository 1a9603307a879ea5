import { boundedText } from './bounded-text.ts'
import rules from './tidy.json' with { type: 'json' }

/** Longest text that is read; the rest is ignored (the longest resume that is accepted). */
const longestText = 100_000

const replacements = rules.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern, rule.anyCase ? 'gi' : 'g') }))

/** "R.N." and "U.S." */
const dottedAcronym = /\b(?:[A-Z]\.){1,5}[A-Z]\b\.?(?=[\s,;)/]|$)/g

/**
 * One spelling of line ends, spaces, quotes, hyphens, ligatures and dotted abbreviations, so that the same words from a PDF, a DOCX
 * and a pasted ad compare equal.
 */
export function tidy(text: string): string {
  let tidied = text.slice(0, longestText)
  for (const rule of replacements) tidied = tidied.replace(rule.pattern, rule.with)
  return boundedText(tidied.replace(dottedAcronym, (acronym) => acronym.replaceAll('.', '')))
}

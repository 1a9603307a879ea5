import { boundedText } from './bounded-text.ts'
import rules from './tidy.json' with { type: 'json' }

/** The longest resume that is accepted. */
const longestText = 100_000

const replacements = rules.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern, rule.anyCase ? 'gi' : 'g') }))

const dottedAcronym = /\b(?:[A-Z]\.){1,5}[A-Z]\b\.?(?=[\s,;)/]|$)/g

/** One spelling of line ends, quotes, hyphens, ligatures, and dotted acronyms, so that PDF, DOCX, and pasted text compare equal. */
export function tidy(text: string): string {
  let tidied = text.slice(0, longestText)
  for (const rule of replacements) tidied = tidied.replace(rule.pattern, rule.with)
  return boundedText(tidied.replace(dottedAcronym, (acronym) => acronym.replaceAll('.', '')))
}

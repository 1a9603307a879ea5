import { plainVerbs } from '../reading/built-in/resume/action-verbs.ts'
import { spellingsOf } from '../reading/built-in/vocabulary/vocabulary.ts'
import type { MatchTerm } from '../reading/match-reading.ts'
import { tokensOf } from '../text/tokens.ts'

/** "a, b and c". */
export function listed(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`
}

/** "“wound care” and “triage”". */
export const inQuotes = (items: readonly string[]) => listed(items.map((item) => `“${item}”`))

type Named = Pick<MatchTerm, 'term' | 'kind' | 'requirement'>

/** A term as it stands in a sentence: "Wound care" becomes "wound care", "NetSuite" stays, and a thing keeps the ad's article ("a pivot table"). */
export function inSentence(term: Named): string {
  const name = cased(term)
  const [, found] = articled(name).exec(term.requirement) ?? []
  return found ?? name
}

const notBetween = 'of|in|for|and|or|to|with|on|at|by|from|as|is|are|who|that|which'

/** "a pivot table", "an independent prescriber" for "prescriber". */
function articled(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<=^|\\s)(an? (?:(?!(?:${notBetween})\\b)\\p{Ll}[\\p{Ll}-]* ){0,2}?${escaped})(?![\\p{L}\\p{N}-])`, 'u')
}

function cased(term: Named): string {
  const text = term.kind === 'soft' ? softNoun(term.term) : nounFor(term.term)
  const { kind } = term
  // A heading in capitals is no abbreviation.
  if (text === text.toUpperCase() && /\p{Lu}{6,}/u.test(text)) return text.toLowerCase()
  if (!/^\p{Lu}\p{Ll}/u.test(text) || kind === 'tool' || kind === 'language' || kind === 'certificate' || kind === 'licence')
    return text
  if (/\s\p{Lu}/u.test(text)) return text
  // A capital in the middle of the ad's sentence is no accident: "Hoyer lift".
  const at = term.requirement.indexOf(text)
  if (at > 0 && !/[.:;!?•]\s*$/.test(term.requirement.slice(0, at))) return text
  const known = spellingsOf(tokensOf(text).map((token) => token.stem))[0]
  if (known && /^\p{Lu}/u.test(known.text)) return text
  return lowered(text)
}

/** "flexible" is a trait of a person; what the sentence needs is "adaptability". */
function softNoun(text: string): string {
  return spellingsOf(tokensOf(text).map((token) => token.stem))[0]?.concept.spellings[0]?.text ?? text
}

/** "Administer medications" is a task; a sentence that speaks of the skill needs "medication administration". */
function nounFor(text: string): string {
  if (!/\s/.test(text) || !beginsWithVerb(text)) return text
  const concept = spellingsOf(tokensOf(text).map((token) => token.stem))[0]?.concept
  const noun = concept?.spellings[0]?.text
  // "Build pipeline" is a salesperson's task, and not "CI/CD".
  const stems = new Set(tokensOf(text).map((token) => token.stem))
  const isSameMatter = noun !== undefined && tokensOf(noun).some((token) => stems.has(token.stem))
  return isSameMatter && !beginsWithVerb(noun) ? noun : text
}

const beginsWithVerb = (text: string) => plainVerbs.has(/^\w+/.exec(text.toLowerCase())?.[0] ?? '')

/** Lower-cases the first letter unless the first word is a name or an acronym. */
export function lowered(text: string): string {
  const first = /^[\p{L}\p{N}&+#.'-]+/u.exec(text)?.[0] ?? ''
  if (first === 'I' || /\p{Lu}/u.test(first.slice(1)) || /\d/.test(first)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const longestQuote = 150

/** A line in quotation marks, without its full stop; a long one is cut at a word and marked. */
export function quoted(line: string): string {
  const bare = line
    .replace(/\s+/g, ' ')
    .replace(/[.;,:\s]+$/, '')
    .replaceAll('“', '"')
    .replaceAll('”', '"')
  if (bare.length <= longestQuote) return `“${bare}”`
  return `“${bare.slice(0, longestQuote).replace(/\s+\S*$/, '')} …”`
}

/** Ends a sentence with exactly one full stop. */
export function sentence(text: string): string {
  const bare = text.trim().replace(/[\s,;:]+$/, '')
  return /[.!?…]["”\]]?$/.test(bare) ? bare : `${bare}.`
}

/** "a" or "an", by sound as far as spelling tells: "an RN", "a user", "an hour". */
export function article(word: string): string {
  if (/^[AEFHILMNORSX](?:[A-Z\d]|$)/.test(word) && /^[A-Z\d&+#./-]+(?:\s|$)/.test(word)) return 'an'
  if (/^(?:hour|honest|heir)/i.test(word)) return 'an'
  return /^[aeio]|^u(?!ni|se|sa|k\b|til)/i.test(word) ? 'an' : 'a'
}

/** "the TWIC card", "the Hazmat endorsement", but plain "ACLS": credentials named by a noun take the article. */
export function withThe(name: string): string {
  return !/^(?:an?|the) /.test(name) &&
    /\b(?:card|licen[cs]e|certificate|certification|endorsements?|ticket|degree|diploma|registration|check|clearance|badge|permit|qualification|rating|award|designation|record)s?$/i.test(
      name,
    )
    ? `the ${name}`
    : name
}

/** What is held or not, and no story can stand in for. */
export const credentialKinds = new Set<MatchTerm['kind']>(['certificate', 'licence', 'degree', 'language'])

/** "Registered Nurse" is a job; where a license is asked for, it is "the Registered Nurse license". */
export function credentialName(term: MatchTerm): string {
  const name = inSentence(term).replace(/^(?:Valid|Current|Clean|Full|Active)\b/, (word) => word.toLowerCase())
  const isBareLicence = term.kind === 'licence' && /licen[cs]e/i.test(term.requirement) && !/licen[cs]/i.test(name)
  return isBareLicence ? `the ${name} license` : withThe(name)
}

import type { AdPart, AdUnit, MatchReading } from '../reading/match-reading.ts'
import { taggedWords } from '../text/part-of-speech.ts'
import { lowered, quoted } from './wording.ts'

/** Only these parts of an ad are quoted: never what it says of the employer, of benefits or of the application. */
const askingParts: ReadonlySet<AdPart> = new Set(['must', 'nice', 'duties'])

const mostCharacters = 150
const fewestWords = 3

/** The sentence in which the ad asks for something, in quotation marks; null where it is no whole sentence about the work. */
export function requirementQuote(requirement: string, { ad }: Pick<MatchReading, 'ad'>): string | null {
  const isAsked = ad.units.some(
    ({ part, text }) => askingParts.has(part) && (text.includes(requirement) || requirement.includes(text)),
  )
  const text = requirement.trim()
  return isAsked && isWhole(text) ? quoted(text) : null
}

/** The duties the ad lists, word for word; a long sentence that holds several is taken apart. */
export function dutiesOf(units: readonly AdUnit[]): string[] {
  const duties = units.filter(({ part }) => part === 'duties')
  return [...new Set(duties.flatMap(({ text }) => partsOf(text)))].filter(isWhole)
}

const toYou = /^(?:As (?:an?|our|the) [^,.]{2,40}?,? )?you(?:['’]ll| will) (?:also )?(?=\w+ \w+ \w+)/i

function partsOf(sentence: string): string[] {
  const text = sentence.replace(toYou, '').replace(/[.;\s]+$/, '')
  if (text.length <= mostCharacters / 2) return [text]
  const parts = text.split(/;\s+/).filter(isWhole)
  if (parts.length > 1) return parts
  return text.length <= mostCharacters ? [text] : listedIn(text)
}

const goesOn = /^(?:which|who|that|where|when|so|because|while|as|but|if|to)\b/i

/** The members of a list in one long sentence; none where its commas divide something else. */
function listedIn(text: string): string[] {
  const members = text.split(/,\s+(?:and\s+)?/).map((part) => part.replace(/^.{0,60}?:\s+/, ''))
  const whole = members.filter((part) => part.split(/\s+/).length > fewestWords && !goesOn.test(part))
  return members.length > 2 && whole.length === members.length ? whole : []
}

/** Not a row of a table, a heading, a question, an exclamation or a piece of a sentence. */
function isWhole(text: string): boolean {
  return (
    text.length <= mostCharacters &&
    text.split(/\s+/).length >= fewestWords &&
    /^[\p{L}\d]/u.test(text) &&
    !/^(?:what|who|why|how|where|when)\b/i.test(text) &&
    !/[|\t•]|[:!?,]$|\b(?:and|or|the|a|of|with|to|for|in)$/i.test(text) &&
    text.split('(').length === text.split(')').length &&
    !isName(text)
  )
}

/** Nothing but names: an employer and a town. */
function isName(text: string): boolean {
  return !taggedWords(lowered(text)).some(({ tag }) => tag === 'NOUN' || tag === 'VERB' || tag === 'ADJ')
}

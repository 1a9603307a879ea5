import type { ExperienceLine } from '../reading/match-reading.ts'
import fillers from './fillers.json' with { type: 'json' }
import { isCurrent } from './own-words.ts'
import { isSound } from './sentence-check.ts'
import { openingVerb, pastOf, plainOf } from './verb-forms.ts'
import { capitalized, sentence } from './wording.ts'

/** Openings that hide who did the work; the -ing form behind them says it. */
const weakOpening =
  /^(?:(?:i )?(?:was |am )?(?:currently )?(?:responsible|accountable) for|(?:my )?(?:duties|responsibilities|tasks) (?:included|include|were):?|(?:i )?(?:was |am )?(?:tasked with|in charge of)) (?=\w+ing\b)/i

/**
 * A line reworded with the same facts: a weak opening gives way to its verb, padding is cut. Null where the line is fine, or where that
 * cannot be done with certainty: no rewritten line is better than a wrong one.
 */
export function rewriteLine({ text, job }: Pick<ExperienceLine, 'text' | 'job'>): string | null {
  const original = text.replace(/[.;,\s]+$/, '')
  const verbal = withVerb(original, isCurrent(job))
  const improved = verbal === null ? null : capitalized(withoutPadding(verbal))
  if (improved === null || lettersOf(improved) === lettersOf(original)) return null
  return openingVerb(improved) && isSound(sentence(improved)) ? improved : null
}

/** A line without spaces, marks and capitals: one that differs in those alone is no improvement. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The line from its verb on; null where its opening is weak and cannot be replaced. */
function withVerb(text: string, isCurrent: boolean): string | null {
  if (weakOpening.test(text)) return fromGerunds(text.replace(weakOpening, ''), isCurrent)
  const withoutI = text.replace(/^I (?:have |also )?(?=\p{Ll})/u, '')
  return withoutI === text || openingVerb(withoutI) ? withoutI : text
}

/** "managing rotas and training new staff" becomes "managed rotas and trained new staff"; null where an -ing form may be a noun. */
function fromGerunds(text: string, isCurrent: boolean): string | null {
  let isCertain = true
  const told = text.replace(/\b(\p{L}{1,40}ing)\b(?= ?(\S*))/giu, (word, _, next: string, at: number) => {
    const verb = isCurrent ? plainOf(word, 'Gerund') : pastOf(word, 'Gerund')
    const isLinked = at === 0 || /(?:,|\band) $/.test(text.slice(0, at))
    if (!verb || !isLinked || noObject.test(next)) isCertain = false
    return verb ?? word
  })
  return isCertain ? told : null
}

const noObject = /^(?:$|(?:of|in|for|with|and|or|to|at)\b|[.,;:])/

function withoutPadding(text: string): string {
  return fillers
    .reduce((line, [from, to]) => line.replace(new RegExp(`\\b${from}\\b ?`, 'gi'), to ? `${to} ` : ''), text)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;:](?:\s|$))/g, '')
    .trim()
}

import unstemmed from '../data/unstemmed-words.json' with { type: 'json' }
import spelling from './british-spelling.json' with { type: 'json' }

/** Words with a meaning of their own: "marketing" is not a market. */
const ownThings: ReadonlySet<string> = new Set(unstemmed)

const british = spelling.endings.map(([pattern, american]) => ({ pattern: new RegExp(pattern!), american: american! }))
const notBritish = new RegExp(`^(${spelling.notBritish.join('|')})$`)

function americanOf(word: string): string {
  if (word.length < 4 || notBritish.test(word)) return word
  const found = british.find(({ pattern }) => pattern.test(word))
  return found ? word.replace(found.pattern, found.american) : word
}

function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function bare(word: string): string {
  // "moving" comes from "move".
  if (/^[^aeiou][aeiou][^aeiouwxy]$/.test(word)) return `${word}e`
  const doubled = /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word
  return doubled.length > 3 && doubled.endsWith('e') ? doubled.slice(0, -1) : doubled
}

const remembered = new Map<string, string>()

function stemAnew(word: string, kept = ownThings): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word.length > 3 ? word.replace(/s$/, '') : word
  const american = americanOf(word)
  if (kept.has(american)) return american
  const singular = singularOf(american)
  if (kept.has(singular)) return singular
  if (singular.length > 5 && singular.endsWith('ing') && /[aeiouy].*ing$/.test(singular)) return bare(singular.slice(0, -3))
  if (singular.length > 4 && singular.endsWith('ied')) return `${singular.slice(0, -3)}y`
  if (singular.length > 4 && singular.endsWith('ed') && !singular.endsWith('eed')) return bare(singular.slice(0, -2))
  return singular.length > 4 && singular.endsWith('e') ? singular.slice(0, -1) : singular
}

/** Shared by plural, -ing, -ed, and British spelling: "scheduling" and "schedules" agree. */
export function stem(word: string): string {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const found = stemAnew(word)
  if (remembered.size > 50_000) remembered.clear()
  remembered.set(word, found)
  return found
}

const families: [RegExp, string][] = [
  [/^analy.*/, 'analy'],
  [/^diagnos.*/, 'diagnos'],
  [/^troubleshoot.*/, 'troubleshoot'],
]

/** "management", "manager", "managed" agree. Looser than `stem`; never used for single ordinary words. */
export function family(stemmed: string, kept = ownThings): string {
  if (stemmed.length < 5 || kept.has(stemmed)) return stemmed
  for (const [pattern, root] of families) if (pattern.test(stemmed)) return root
  const cut = stemmed
    .replace(/(?:ization|isation)$/, 'iz')
    .replace(/(?:ification)$/, 'ify')
    .replace(/(?:iation|ation|ition|ution)$/, '')
    .replace(/(?:ion|ment|ance|ence|er|or|ist|ive|al|ity|ant|ent|ate|at|ory)$/, '')
  return cut.length >= 4 ? cut.replace(/(.)\1$/, '$1').replace(/[ey]$/, '') : stemmed
}

const none: ReadonlySet<string> = new Set()

/** For comparing texts: "nursing" vouches for "nurse". */
export const familyOf = (word: string): string => family(stemAnew(word.toLowerCase(), none), none)

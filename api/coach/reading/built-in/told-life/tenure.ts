import type { Word } from './noun-phrases.ts'
import { plainVerb } from './occupations.ts'

/** How the verb of a clause speaks of a job: taking it up, rising in it, leaving it, being in it, or something else; `none` without a verb. */
export type Tenure = 'begins' | 'rises' | 'ends' | 'is' | 'other' | 'none'

const verbs: readonly [Tenure, RegExp][] = [
  ['rises', /^(?:promoted|became|become|made|named|progressed|rose|stepped|appointed)$/],
  ['ends', /^(?:left|leave|leaving|quit|retired|resigned|redundant|sacked|fired|finish(?:ed)?|ended|stopped|closed|shut)$/],
  [
    'begins',
    /^(?:start(?:ed|ing)?|begin|began|begun|join(?:ed|ing)?|came|come|moved?|moving|go|went|going|got|get|landed|switched|transferred|took|taken|hired|recruited|returned|opened|founded)$/,
  ],
  [
    'is',
    /^(?:am|is|was|were|been|be|work(?:ed|ing|s)?|serv(?:e|ed|ing)|stay(?:ed|ing)?|spent|remained|intern(?:ed|ing)?|volunteer(?:ed|ing)?|temp(?:ed|ing)?|employed|own|owned|freelanc(?:e|ed|ing)|contract(?:ed|ing))$/,
  ],
]
/** Who says so is no longer there. */
const leaving = /^(?:left|leave|quit|retired|resigned|redundant|sacked|fired)$/

export const tenureOf = (verb: string): Tenure => verbs.find(([, pattern]) => pattern.test(verb))?.[0] ?? 'other'

export const isVerb = ({ tag, lower }: Word) => (tag === 'VERB' || tag === 'AUX') && !/^(?:called|named)$/.test(lower)

/** The strongest thing that the verbs of a clause say. */
export function tenureIn(words: readonly Word[]): Tenure {
  const said = words.flatMap((word, at) => (isVerb(word) ? [{ ...word, at }] : []))
  const kinds = words.flatMap((word, at) => (isVerb(word) || word.lower === 'named' ? [kindAt(words, at)] : []))
  if (said.length === 0) return 'none'
  const strong = verbs.find(([kind]) => kind !== 'is' && kinds.includes(kind))
  if (strong) return strong[0]
  // "I was delivering" says what was done; "I've been delivering" and "I did six years" say that somebody was there.
  const isThere = said.some(({ lower, at }, nth) => {
    const next = said[nth + 1]
    return tenureOf(lower) === 'is' && (lower === 'been' || !next || tenureOf(next.lower) === 'is' || next.at - at > 2)
  })
  const isSpent = words.some(({ lower }, at) => /^(?:did|do|done|doing)$/.test(lower) && words[at + 1]?.tag === 'TIME')
  const isHeld = words.some(({ lower }) =>
    /^(?:job|post|position|role|start|spells?|stints?|placement|internship|contract)$/.test(lower),
  )
  return isThere || isSpent || isHeld ? 'is' : 'other'
}

/** "I've got", "I got my ticket": having, and not beginning. */
function kindAt(words: readonly Word[], at: number): Tenure {
  const [before, { lower }, next] = [words[at - 1]?.lower ?? '', words[at]!, words[at + 1]?.lower ?? '']
  const isHad = /^(?:got|get|took)$/.test(lower) && (before === 'have' || /^(?:my|our|the|some|\d.*)$/.test(next))
  return isHad ? 'other' : tenureOf(lower)
}

export const isLeaving = (words: readonly Word[]) =>
  words.some(
    ({ lower }, at) => leaving.test(lower) || (/^c[ao]me$/.test(lower) && /^(?:out|off)$/.test(words[at + 1]?.lower ?? '')),
  )

/** Told as past: the first verb is "was", "ran", "worked", not "have worked" or "am". */
export function isPast(words: readonly Word[]): boolean {
  const first = words.findIndex((word) => isVerb(word) && !word.lower.endsWith('ing'))
  const verb = words[first]?.lower ?? ''
  return /^(?:was|were|did|had)$/.test(verb) || (words[first]?.tag === 'VERB' && plainVerb(verb) !== verb)
}

import { family, stem } from '../../../text/stem.ts'
import { tokensOf } from '../../../text/tokens.ts'
import { cosine, meanVector, rankOf } from '../../../text/word-vectors.ts'

export type About = 'yes' | 'unclear' | 'no'

/** From this likeness on two texts are about the same work, below the other about different work (evals/ads against evals/resumes). */
const sameWork = 0.72
const otherWork = 0.5
/** So much of what is named, by weight, makes words enough of their own. */
const namedShare = 0.5
/** The most frequent words name no field. */
const ordinaryRank = 200
/** Rarer words are names as often as trades, and count no more. */
const rareRank = 5_000

/** Words with which every demand for years is made. */
const ofEveryDemand = new Set(
  'year years yrs month months experience experienced minimum min least more plus over relevant related similar proven previous prior role position field environment setting work working worked'.split(
    ' ',
  ),
)

const wordsIn = (text: string) => tokensOf(text.toLowerCase()).map((token) => token.text)
const weightOf = (word: string) =>
  Math.log(1 + Math.max(0, Math.min(rareRank, rankOf(word) ?? rareRank) - ordinaryRank) / ordinaryRank)
const isNaming = (word: string) => /\p{L}{2}/u.test(word) && !ofEveryDemand.has(word) && weightOf(word) > 0

/** What a text says, read once for any number of fields. */
export interface Subject {
  families: ReadonlySet<string>
  meaning: Float64Array
}

export function subjectOf(text: string): Subject {
  const words = wordsIn(text)
  return { families: new Set(words.map(familyOf)), meaning: meanVector(words.filter(isNaming), weightOf) }
}

/**
 * Whether a text is about the field that a demand names: "five years of site design", "3+ years' underwriting". A demand that names
 * none is met by any work.
 * @param demand the line of the ad without its figure
 * @param title the job's title, which says more of the field; null where the ad has none
 */
export function fieldOf(demand: string, title: string | null): (subject: Subject) => About {
  const named = wordsIn(demand).filter(isNaming)
  if (named.length === 0) return () => 'yes'
  const field = meanVector([...named, ...wordsIn(title ?? '').filter(isNaming)], weightOf)
  return ({ families, meaning }) => {
    const likeness = cosine(field, meaning)
    const isNamed = shareNamed(named, families) >= namedShare
    if (likeness >= (isNamed ? otherWork : sameWork)) return 'yes'
    return isNamed || likeness >= otherWork ? 'unclear' : 'no'
  }
}

const familyOf = (word: string) => family(stem(word))

function shareNamed(named: readonly string[], families: ReadonlySet<string>): number {
  const weightIn = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0)
  return weightIn(named.filter((word) => families.has(familyOf(word)))) / weightIn(named)
}

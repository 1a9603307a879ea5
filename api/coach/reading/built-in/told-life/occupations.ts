import nlp from 'compromise'
import { cosine, rankOf, vectorOf } from '../../../text/word-vectors.ts'
import examples from './occupations.json' with { type: 'json' }

/** A few of each kind; a word is of the kind of its nearest. */
const { occupations, otherNouns, workplaces, otherPlaces } = examples
const near = (words: readonly string[]) => words.flatMap((word) => vectorOf(word) ?? [])
const kinds = [occupations, otherNouns].map(near)
const locations = [workplaces, otherPlaces].map(near)
const nearest = (vector: ArrayLike<number>, kind: readonly Int8Array[][]) =>
  kind.map((vectors) => Math.max(...vectors.map((one) => cosine(vector, one)))) as [number, number]
const agent = /(?:er|or|ist|ian|ant|ent|yst|eer|man|woman|person|hand|ee|maid|ista|ier|smith|herd)$/

/** Asked of every word of a transcript, of few words again and again; of words past the vocabulary nothing is kept. */
function remembered<T>(find: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const found = find(word)
    if (vectorOf(word)) known.set(word, found)
    return found
  }
}

/** Whether a noun says what somebody is paid to be: "nurse", "groundman", "dishwasher". */
export const isOccupation = remembered((noun: string): boolean => {
  const word = noun.toLowerCase().split('-').at(-1) ?? ''
  if (/ing$|[^s]s$/.test(word)) return false
  const vector = vectorOf(word)
  if (!vector) return agent.test(word)
  const [work, other] = nearest(vector, kinds)
  return work > other && (agent.test(word) ? work > 0.3 : work > 0.55)
})

/** Whether a noun says what kind of place or body people work for: "hospital", "firm". */
export function isWorkplace(noun: string): boolean {
  const vector = vectorOf(noun.toLowerCase())
  if (!vector) return false
  const [work, other] = nearest(vector, locations)
  return work > other && work > 0.5
}

/** The last word of a post that says nothing alone: "shift lead", "kiln hand". */
export const isPost = (title: string) => /\s(?:lead|hand|rep|head|mate|executive|partner)$/i.test(title)

/** Made of a verb or a field: "-er", "-ist", "-man". */
export const isAgent = (noun: string) => agent.test(noun.toLowerCase())

/** The plain form of a past or "-ing" verb: "drive" of "drove" and "driving". */
export const plainVerb = remembered((verb: string): string => {
  const tense = verb.endsWith('ing') ? 'Gerund' : 'PastTense'
  const { transform } = (nlp.methods() as unknown as { two: { transform: { verb: Transform } } }).two
  const plain = transform.verb.toInfinitive(verb, nlp.model(), tense)
  return tense === 'Gerund' || transform.verb.conjugate(plain, nlp.model()).PastTense === verb ? plain : verb
})

interface Transform {
  toInfinitive(verb: string, model: unknown, tense: string): string
  conjugate(verb: string, model: unknown): { PastTense: string }
}

/** "driver" of "driving", "cook" of "cooked"; '' where English has no such word. */
export function agentOf(verb: string): string {
  const plain = plainVerb(verb.toLowerCase())
  if (occupations.includes(plain)) return plain
  return [`${plain}er`, `${plain}r`].find((word) => isOccupation(word) && commonness(word) < 12 * commonness(plain)) ?? ''
}

/** A rare "-er" is a thing: who cooks is no cooker. */
const commonness = (word: string) => rankOf(word) ?? Number.POSITIVE_INFINITY

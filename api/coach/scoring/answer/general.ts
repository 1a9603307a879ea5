import type { Clause } from './clauses.ts'
import { type Expectation, empty, expectationsOf, signpost, specific } from './general-cues.ts'
import { figure } from './star-cues.ts'
import { ownDeeds } from './verbs.ts'

export interface GeneralReading {
  /** Share of what the question expects. */
  answer: { share: number; met: Expectation[]; missing: Expectation[]; clause: Clause | null }
  /** Facts that only this person could tell. */
  substance: { share: number; facts: number; emptyPhrases: string[]; clause: Clause | null }
  structure: { share: number; signposts: number; endsWell: boolean }
}

/** Facts that make a full answer: a figure, an example, a deed or two, a reason. */
const factsForFull = 6
/** Each phrase that anybody could say takes as much as a fact gives. */
const mostOfOneKind = 3

const distinct = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([match]) => match.toLowerCase())).size

/** Reads an answer to a question that asks for no story. */
export function readGeneral(question: string, clauses: readonly Clause[]): GeneralReading {
  const text = clauses.map((clause) => clause.text).join(' ')
  const expected = expectationsOf(question)
  const met = expected.filter(({ cue }) => cue.test(text))
  const first = clauses.find((clause) => met.some(({ cue }) => cue.test(clause.text))) ?? null
  return {
    answer: { share: met.length / expected.length, met, missing: expected.filter((one) => !met.includes(one)), clause: first },
    substance: substanceOf(clauses, text),
    structure: structureOf(clauses, text),
  }
}

function factsIn({ text }: Clause): number {
  return (figure.test(text) ? 1 : 0) + ownDeeds(text).filter(({ worth }) => worth === 1).length
}

function substanceOf(clauses: readonly Clause[], text: string): GeneralReading['substance'] {
  const figures = clauses.filter((clause) => figure.test(clause.text)).length
  const deeds = clauses.reduce((sum, clause) => sum + ownDeeds(clause.text).filter(({ worth }) => worth === 1).length, 0)
  const kinds = [figures, deeds, distinct(text, specific.example), distinct(text, specific.reason)]
  const facts = kinds.reduce((sum, count) => sum + Math.min(mostOfOneKind, count), 0)
  const emptyPhrases = [...new Set([...text.matchAll(empty)].map(([phrase]) => phrase.toLowerCase()))]
  const best = clauses.reduce<Clause | null>((most, next) => (most && factsIn(most) >= factsIn(next) ? most : next), null)
  return {
    share: Math.min(1, Math.max(0, facts - Math.max(0, emptyPhrases.length - 1)) / factsForFull),
    facts,
    emptyPhrases,
    clause: best && factsIn(best) > 0 ? best : null,
  }
}

const closing =
  /\b(?:so|that is why|that's why|in short|which is why|looking for|i would|what i would|and that|since then|to you|here|now|this year|with you|for you|your|today)\b/i

/** An order to follow and an end that leads back; sentences of a length that can be taken in. */
function structureOf(clauses: readonly Clause[], text: string): GeneralReading['structure'] {
  const signposts = distinct(text, signpost)
  const lengths = clauses.map((clause) => clause.text.split(/\s+/).length)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  const endsWell = clauses.length > 2 && closing.test(clauses.at(-1)?.text ?? '')
  const share =
    0.5 * Math.min(1, signposts / 4) + (clauses.length >= 4 && mean >= 6 && mean <= 32 ? 0.3 : 0.1) + (endsWell ? 0.2 : 0)
  return { share: clauses.length === 0 ? 0 : share, signposts, endsWell }
}

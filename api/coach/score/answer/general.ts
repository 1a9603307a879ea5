import type { Clause } from '../../text/clauses.ts'
import type { TaggedWord } from '../../text/part-of-speech.ts'
import { nameOfKind } from './relevance.ts'
import type { Deed } from './verbs.ts'

/** One thing that a good answer to a kind of question holds. */
export interface Expectation {
  /** As it completes "your answer has ..." and "it lacks ...". */
  name: string
}

export interface GeneralReading {
  /** Share of what the question expects. */
  /** `isBeside`: what the question asks for first is not in it at all. */
  answer: { share: number; met: Expectation[]; missing: Expectation[]; isBeside: boolean; clause: Clause | null }
  /** Things that only this person could tell. */
  substance: { share: number; deeds: number; clause: Clause | null }
  structure: { share: number; signposts: number; endsWell: boolean }
}

interface Account {
  text: string
  deeds: readonly Deed[]
}

interface Test extends Expectation {
  isMet(account: Account): boolean
}

const worth = (deeds: readonly Deed[], ...by: Deed['by'][]) =>
  deeds.filter((deed) => by.includes(deed.by)).reduce((sum, deed) => sum + deed.worth, 0)

const steps: Test = { name: 'the steps you would take', isMet: ({ deeds }) => worth(deeds, 'planned', 'usual', 'own') >= 3 }
const plan: Test = { name: 'what you would do', isMet: ({ deeds }) => worth(deeds, 'planned', 'usual') >= 1 }
const proof: Test = {
  name: 'an example from your own work',
  isMet: ({ text, deeds }) =>
    worth(deeds, 'own') >= 1 || /\bi(?:'ve| have) (?:\w+ )?\w+(?:ed|en|ne|d|t)\b|\bi(?:'m| am) (?:\w+ )?\w+ing\b/i.test(text),
}
const reason: Test = {
  name: 'a reason',
  isMet: ({ text }) => /\b(?:because|since|so that|so|that(?:'s| is) why|which is why|the reason|reasons?|means?)\b/i.test(text),
}
const next: Test = {
  name: 'what you want next',
  isMet: ({ text }) =>
    /\bi(?:'d| would) (?:\w+ )?(?:like|love|want|be)\b|\bi (?:\w+ )?(?:want|hope|plan|see|intend)\b|\blooking for\b|\bmy (?:next|aim|goal)\b|\bready for\b/i.test(
      text,
    ),
}
const them: Test = {
  name: 'what it has to do with this job',
  isMet: ({ text }) =>
    /\b(?:yours?|you(?:'re|'ve|'d| are| have| need| want| ask| make| train| build| offer| do)|(?:with|for|of|to|join|from|at) you|this (?:job|role|team|work|position)|here)\b/i.test(
      text,
    ),
}
const now: Test = {
  name: 'what you do now',
  isMet: ({ text }) =>
    /\bi(?:'m| am) (?:an?|the|in|at|now|currently)\b|\bi (?:work|run|look after|lead|teach|do)\b|\bi(?:'ve| have) been\b|\bat the moment\b|\bcurrent(?:ly)?\b/i.test(
      text,
    ),
}
const workOnIt: Test = { name: 'what you do about it', isMet: ({ deeds }) => worth(deeds, 'own', 'usual') >= 1 }

/** What a good answer holds beside being one, by the kind of question; a story asks for what was done. */
const expected: Readonly<Record<string, readonly Test[]>> = {
  motivation: [them, next, proof],
  strengths: [proof, reason],
  weakness: [workOnIt, proof],
  background: [now, proof, next],
  future: [next, reason],
  hypothetical: [plan, steps, reason],
  method: [steps, proof],
}
/** Kinds that ask for the first of these and nothing else will do. */
const strict = new Set(['motivation', 'future', 'hypothetical'])
const otherwise: readonly Test[] = [steps, proof]

/** The likeliest kind of question. @param asked the probability of each kind */
const kindOf = (asked: readonly number[]): string => nameOfKind(asked.indexOf(Math.max(...asked)))

const deedsForFull = 4
const detailsForFull = 9

/** Reads an answer to a question that asks for no story. */
export function readGeneral(
  asked: readonly number[],
  clauses: readonly Clause[],
  words: readonly TaggedWord[],
  deeds: readonly Deed[],
  concrete: number,
): GeneralReading {
  const text = clauses.map((clause) => clause.text).join(' ')
  const kind = kindOf(asked)
  const tests = expected[kind] ?? otherwise
  const met = tests.filter((test) => test.isMet({ text, deeds }))
  const worthIn = ({ start, end }: Clause) =>
    deeds.reduce((sum, deed) => sum + (deed.by !== 'shared' && deed.start >= start && deed.start < end ? deed.worth : 0), 0)
  const best = clauses.reduce<Clause | null>((most, clause) => (most && worthIn(most) >= worthIn(clause) ? most : clause), null)
  const all = worth(deeds, 'own', 'planned', 'usual')
  const details = Math.min(1, concrete / detailsForFull)
  return {
    answer: {
      share: met.length / tests.length,
      met,
      isBeside: strict.has(kind) && Math.max(...asked) > 0.5 && !met.includes(tests[0]!),
      missing: tests.filter((test) => !met.includes(test)),
      clause: clauses.find((clause) => worthIn(clause) > 0) ?? null,
    },
    substance: {
      share: 0.6 * Math.min(1, all / deedsForFull) + 0.4 * details,
      deeds: all,
      clause: best && worthIn(best) >= 1 ? best : null,
    },
    structure: structureOf(clauses, words),
  }
}

const signpost = new Set(
  'first firstly second secondly third then next after before afterwards finally lastly because so since also while instead'.split(
    ' ',
  ),
)
const closing = /\b(?:so|that(?:'s| is) (?:why|what|the)|in short|since|i(?:'d| would)|you|your|here|now|today|after)\b/i
const signpostsForFull = 3

/** An order to follow and an end that leads back; sentences of a length that can be taken in. */
function structureOf(clauses: readonly Clause[], words: readonly TaggedWord[]): GeneralReading['structure'] {
  const signposts = new Set(words.filter(({ lower }) => signpost.has(lower)).map(({ lower }) => lower)).size
  const mean = words.length / Math.max(1, clauses.length)
  const endsWell = clauses.length > 1 && closing.test(clauses.at(-1)?.text ?? '')
  const share =
    0.5 * Math.min(1, signposts / signpostsForFull) + (clauses.length >= 3 && mean <= 34 ? 0.3 : 0.1) + (endsWell ? 0.2 : 0)
  return { share: clauses.length === 0 ? 0 : share, signposts, endsWell }
}

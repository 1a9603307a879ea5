import type { Clause } from './clauses.ts'
import { concreteness } from './concreteness.ts'
import {
  emptyOutcome,
  figure,
  habit,
  noOutcome,
  outcomeMarker,
  outcomeWord,
  ownTask,
  setting,
  sharedTask,
  trouble,
} from './star-cues.ts'
import { inPast } from './story-tense.ts'
import { ownDeeds, sharedDeeds } from './verbs.ts'

/** What was found of one part of a story: how much of it, and the clause that shows it best. */
export interface StarPart {
  /** 0 to 1. */
  share: number
  clause: Clause | null
}

export interface StarReading {
  situation: StarPart & { hasSetting: boolean; hasTrouble: boolean }
  task: StarPart & { isOwn: boolean }
  /** `deeds` are worth 1 or, where vague, a half each. */
  action: StarPart & { deeds: number; shared: number; clauses: Clause[] }
  result: StarPart & { hasFigure: boolean; hasOutcome: boolean }
  /** 0 to 1: how far the story is about things of its own; what could be said of anything counts that much less. */
  concreteness: number
}

/** Two deeds of one's own make a full account of what was done (research/scoring.md). */
const deedsForFull = 2

/** Finds situation, task, action and result in what was said, by its words alone: the same answer always reads the same. */
export function readStar(clauses: readonly Clause[]): StarReading {
  const told = clauses.filter(({ text }) => !habit.test(text))
  const action = actionOf(told, inPast(told))
  const firstDeed = action.clauses[0] ? told.indexOf(action.clauses[0]) : told.length
  return {
    situation: situationOf(told, firstDeed),
    task: taskOf(told),
    action,
    result: resultOf(told, firstDeed),
    concreteness: concreteness(clauses.map(({ text }) => text).join(' ')),
  }
}

/** The setting and the trouble come before, or in, the first thing that was done; later they are part of something else. */
function situationOf(told: readonly Clause[], firstDeed: number): StarReading['situation'] {
  const opening = told.slice(0, Math.max(3, firstDeed + 2))
  const placed = opening.find(({ text }) => setting.test(text)) ?? null
  const troubled = opening.find(({ text }) => trouble.test(text)) ?? null
  return {
    share: (placed ? 0.5 : 0) + (troubled ? 0.5 : 0),
    clause: placed && troubled && placed !== troubled && setting.test(troubled.text) ? troubled : (placed ?? troubled),
    hasSetting: placed !== null,
    hasTrouble: troubled !== null,
  }
}

function taskOf(told: readonly Clause[]): StarReading['task'] {
  const own = told.find(({ text }) => ownTask.test(text))
  const shared = told.find(({ text }) => sharedTask.test(text))
  return { share: own ? 1 : shared ? 0.5 : 0, clause: own ?? shared ?? null, isOwn: own !== undefined }
}

/** @param read the same clauses, those of a story in the present tense put into the past */
function actionOf(told: readonly Clause[], read: readonly Clause[]): StarReading['action'] {
  const withDeeds = told
    .map((clause, at) => ({ clause, worth: ownDeeds(read[at]!.text).reduce((sum, deed) => sum + deed.worth, 0) }))
    .filter(({ worth }) => worth > 0)
  const deeds = withDeeds.reduce((sum, { worth }) => sum + worth, 0)
  const shared = told.reduce((sum, { text }) => sum + sharedDeeds(text).length, 0)
  const best = withDeeds.reduce<(typeof withDeeds)[number] | null>(
    (most, next) => (most && most.worth >= next.worth ? most : next),
    null,
  )
  // "We" alone leaves open who did it.
  const share = Math.min(1, deeds / deedsForFull) || (shared > 0 ? 0.25 : 0)
  return { share, clause: best?.clause ?? null, deeds, shared, clauses: withDeeds.map(({ clause }) => clause) }
}

/** An outcome stands after the first deed: half for the outcome, half for something about it that can be checked. */
function resultOf(told: readonly Clause[], firstDeed: number): StarReading['result'] {
  const from = Math.min(firstDeed, Math.floor(told.length * 0.4))
  const outcomes = told.filter((clause, at) => at >= from && (tellsOutcome(clause.text) || closesWithFigure(told, at, firstDeed)))
  const telling = outcomes.filter(({ text }) => !isEmpty(text))
  const checkable = plainest(telling.filter(({ text }) => figure.test(text)))
  const clause = checkable ?? plainest(telling) ?? outcomes.at(-1) ?? null
  const share = checkable ? 1 : telling.length > 0 ? 0.5 : outcomes.length > 0 ? 0.2 : 0
  return { share, clause, hasFigure: checkable !== null, hasOutcome: outcomes.length > 0 }
}

/** Near the end of a story, something that happened to others, with a figure: "All fifty-two deposits went out". */
function closesWithFigure(told: readonly Clause[], at: number, firstDeed: number): boolean {
  const { text } = told[at]!
  if (at <= firstDeed || at < told.length * 0.6 || noOutcome.test(text) || ownTask.test(text)) return false
  return figure.test(text) && happened.test(text) && !/\b(?:i|we)\b/i.test(text)
}

const happened = /\b(?:\w{3,}ed|was|were|went|came|took|got|had|gave|stood|paid|left|found|held|kept|made|sold|met|is|are)\b/i

/** The clause that says most plainly what came of it: announced, and with a word of change. */
function plainest(outcomes: readonly Clause[]): Clause | null {
  const plain = ({ text }: Clause) =>
    (outcomeMarker.test(text) ? 1 : 0) + (happens(text) ? 1 : 0) - (ownDeeds(text).length > 1 ? 1 : 0)
  return outcomes.reduce<Clause | null>((best, next) => (best && plain(best) >= plain(next) ? best : next), null)
}

function tellsOutcome(text: string): boolean {
  if (noOutcome.test(text)) return false
  // "I had to finish on time" is what was wanted, not what came of it.
  return outcomeMarker.test(text) || (happens(text) && !ownTask.test(text))
}

/** Whether an outcome's word stands there with another subject than the speaker. */
function happens(text: string): boolean {
  return [...text.matchAll(outcomeWord)].some(
    ({ index }) =>
      !/\b(?:i|and i)(?:'ve| have)?\s+(?:also\s+|then\s+|\w+ly\s+)?$/i.test(text.slice(Math.max(0, index - 80), index)),
  )
}

function isEmpty(text: string): boolean {
  return emptyOutcome.test(text) && !figure.test(text)
}

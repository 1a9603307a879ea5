import type { Clause } from '../../text/clauses.ts'
import type { TaggedWord } from '../../text/part-of-speech.ts'
import { emptyOutcome, figure, noOutcome, outcomeMarker, ownTask, sharedTask } from './star-cues.ts'
import type { Deed } from './verbs.ts'
import { wordScore } from './word-scores.ts'

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
}

/** Three deeds of one's own make a full account of what was done. */
const deedsForFull = 3
/** Things, names, places and numbers that let a stranger picture where it was. */
const detailsOfSetting = 2

/** A clause with the words and deeds in it. */
interface ClauseReading {
  clause: Clause
  words: TaggedWord[]
  deeds: Deed[]
}

/** Finds situation, task, action and result in what was said: the same answer always reads the same. */
export function readStar(clauses: readonly Clause[], words: readonly TaggedWord[], deeds: readonly Deed[]): StarReading {
  const read = clauses.map((clause): ClauseReading => {
    const isIn = ({ start }: { start: number }) => start >= clause.start && start < clause.end
    return { clause, words: words.filter(isIn), deeds: deeds.filter(isIn) }
  })
  const firstDeed = read.findIndex(({ deeds: own }) => own.some(({ by }) => by === 'own'))
  const action = actionOf(read)
  return {
    situation: situationOf(read.slice(0, Math.max(2, firstDeed + 1))),
    task: taskOf(clauses, action),
    action,
    result: resultOf(read, firstDeed),
  }
}

/** The setting and the trouble come before, or in, the first thing that was done; later they are part of something else. */
function situationOf(opening: readonly ClauseReading[]): StarReading['situation'] {
  const details = (one: ClauseReading) => new Set(one.words.filter(isDetail).map(({ lower }) => lower)).size
  const placed = opening.find((one) => details(one) >= detailsOfSetting)?.clause ?? null
  const troubled = opening.find(({ words }) => words.some(isTrouble))?.clause ?? null
  return {
    share: (placed ? 0.5 : 0) + (troubled ? 0.5 : 0),
    clause: placed ?? troubled,
    hasSetting: placed !== null,
    hasTrouble: troubled !== null,
  }
}

const isDetail = ({ tag, lower }: TaggedWord) =>
  tag === 'PROPN' || tag === 'NUM' || (tag === 'NOUN' && wordScore('concrete', lower) > 0.7)
const isTrouble = ({ tag, lower }: TaggedWord) =>
  lower === "n't" || ((tag === 'NOUN' || tag === 'VERB' || tag === 'ADJ') && wordScore('trouble', lower) > 0.8)

/** Where somebody did all of it, it was theirs to do, also without saying so. */
function taskOf(clauses: readonly Clause[], action: StarReading['action']): StarReading['task'] {
  const own = clauses.find(({ text }) => ownTask.test(text))
  const shared = clauses.find(({ text }) => sharedTask.test(text))
  return { share: own ? 1 : shared || action.share === 1 ? 0.6 : 0, clause: own ?? shared ?? null, isOwn: own !== undefined }
}

function actionOf(read: readonly ClauseReading[]): StarReading['action'] {
  const worthOf = ({ deeds }: ClauseReading) => deeds.reduce((sum, { by, worth }) => sum + (by === 'own' ? worth : 0), 0)
  const withDeeds = read.filter((one) => worthOf(one) > 0)
  const deeds = withDeeds.reduce((sum, one) => sum + worthOf(one), 0)
  const shared = read.reduce((sum, one) => sum + one.deeds.filter(({ by }) => by === 'shared').length, 0)
  const best = withDeeds.reduce<ClauseReading | null>(
    (most, next) => (most && worthOf(most) >= worthOf(next) ? most : next),
    null,
  )
  // "We" alone leaves open who did it.
  const usual = read.some((one) => one.deeds.some(({ by }) => by === 'usual'))
  const share = Math.min(1, deeds / deedsForFull) || (shared > 0 ? 0.2 : usual ? 0.1 : 0)
  return { share, clause: best?.clause ?? null, deeds, shared, clauses: withDeeds.map(({ clause }) => clause) }
}

/** An outcome is what others did, or what was so, after the speaker had done something. */
function resultOf(read: readonly ClauseReading[], firstDeed: number): StarReading['result'] {
  const from = Math.max(firstDeed + 1, Math.ceil(read.length * 0.5))
  const after = read.slice(Math.min(from, Math.max(0, read.length - 1)))
  const outcomes = after.filter(
    ({ clause: { text }, words }) => !noOutcome.test(text) && (outcomeMarker.test(text) || happensToOthers(words)),
  )
  const telling = outcomes.filter(({ clause: { text }, words }) => !emptyOutcome.test(text) || words.some(isDetail))
  const checkable = plainest(
    telling.filter(({ clause: { text }, words }) => figure.test(text) || (outcomeMarker.test(text) && words.some(isDetail))),
  )
  const clause = checkable ?? plainest(telling) ?? outcomes.at(-1)?.clause ?? null
  const share = checkable ? 1 : telling.length > 0 ? 0.7 : outcomes.length > 0 ? 0.35 : 0
  return { share, clause, hasFigure: checkable !== null && figure.test(checkable.text), hasOutcome: outcomes.length > 0 }
}

/** The clause that says most plainly what came of it: announced, and with a figure. */
function plainest(outcomes: readonly ClauseReading[]): Clause | null {
  const plain = ({ clause: { text }, deeds }: ClauseReading) =>
    (outcomeMarker.test(text) ? 1 : 0) + (figure.test(text) ? 1 : 0) - (deeds.length > 1 ? 1 : 0)
  return (
    outcomes.reduce<ClauseReading | null>((best, next) => (best && plain(best) >= plain(next) ? best : next), null)?.clause ??
    null
  )
}

/** Whether somebody or something other than the speaker is the first to act or to be. */
function happensToOthers(words: readonly TaggedWord[]): boolean {
  const verb = words.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX')
  const subject = words.slice(0, Math.max(0, verb)).findLast(({ tag }) => tag === 'PRON' || tag === 'NOUN' || tag === 'PROPN')
  return subject !== undefined && subject.lower !== 'i'
}

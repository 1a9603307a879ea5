import type { ScriptComparison } from '../../../contract/elevator-pitch.ts'
import type { SpokenWord } from '../../text/align-words.ts'
import { blankFillers } from '../../text/fillers.ts'
import { placeholders } from '../../text/placeholders.ts'
import { wordOffsets } from '../../text/word-offsets.ts'
import { findingsIn, type Stretch } from '../delivery/located-findings.ts'
import { commonRun, mostComparedWords } from './common-run.ts'
import { type ComparableWord, comparableWords } from './comparable-words.ts'
import { spokenClauses } from './spoken-clauses.ts'

/** Nearly every word of a sentence was said: it was said. */
const saidFrom = 0.88
/** Fewer of its words, and it is another sentence. */
const changedFrom = 0.4
/** So much of a spoken sentence stands in the script at the most, and it was added. */
const addedUpTo = 0.3
const fewestAddedWords = 4
/** Words of a sentence lie within this many of each other, else they are chance. */
const reach = 8

/** Letters of a word that every sentence has. */
const smallWord = 3

interface Line {
  text: string
  words: ComparableWord[]
  /** For each word the index in the transcript's words, -1 where it was not said. */
  at: number[]
}

/** What became of each sentence of the script, and what was said besides; null without a script. */
export function compareScript(script: string, transcript: string, words: readonly SpokenWord[] = []): ScriptComparison | null {
  const lines = linesOf(script)
  if (lines.length === 0) return null
  const spoken = comparableWords(blankFillers(transcript)).slice(0, mostComparedWords)
  const taken = new Set<number>()
  inOrderOfScript(lines, spoken, taken)
  const lost = new Set(lines.filter((line) => shareOf(line) < changedFrom))
  for (const line of lost) release(line, taken)
  for (const line of lines) if (!lost.has(line)) extend(line, spoken, taken)
  for (const line of lost) elsewhere(line, spoken, taken)
  const { timesOf } = findingsIn(transcript, words)
  const all = lines.reduce((sum, line) => sum + line.words.length, 0)
  const kept = lines.reduce((sum, line) => sum + (shareOf(line) < changedFrom ? 0 : keptOf(line)), 0)
  return {
    lines: lines.map((line) => {
      const share = shareOf(line)
      if (share < changedFrom) return { text: line.text, became: 'left-out', said: '' }
      const stretch = stretchOf(line, spoken)
      const { startMs } = timesOf(stretch) as { startMs?: number }
      return {
        text: line.text,
        became: Math.min(share, keptOf(line) / line.words.length) >= saidFrom ? 'said' : 'changed',
        said: transcript.slice(stretch.start, stretch.end),
        ...(startMs === undefined ? {} : { startMs }),
      }
    }),
    added: addedIn(transcript, spoken, lines),
    keptPercent: all === 0 ? 0 : Math.round((100 * kept) / all),
  }
}

/** What stands in brackets is to be replaced by the person: it is not missed. */
function linesOf(script: string): Line[] {
  return spokenClauses(script).flatMap(({ start, end }) => {
    const text = script.slice(start, end)
    const words = comparableWords(text.replace(placeholders, ' '))
    return words.length === 0 ? [] : [{ text, words, at: words.map(() => -1) }]
  })
}

/** The longest run of words that both have in the same order. */
function inOrderOfScript(lines: Line[], spoken: readonly ComparableWord[], taken: Set<number>): void {
  const indexes = lines.flatMap((line) => line.words.map((_, at) => ({ line, at })))
  const pairs = commonRun(
    lines.flatMap(({ words }) => words.map(({ key }) => key)),
    spoken.map(({ key }) => key),
  )
  for (const [mine, theirs] of pairs) {
    const { line, at } = indexes[mine]!
    line.at[at] = theirs
  }
  for (const line of lines) {
    line.at = withoutLooseEnds(line.words, together(line.at))
    for (const at of line.at) if (at >= 0) taken.add(at)
  }
}

/** Only the largest group of indexes that lie together; a word far off is chance. */
function together(at: readonly number[]): number[] {
  const indexes = at.filter((index) => index >= 0)
  const groups: number[][] = []
  for (const index of indexes) {
    const last = groups.at(-1)
    if (last && index - last.at(-1)! <= reach) last.push(index)
    else groups.push([index])
  }
  const best = new Set(groups.reduce<number[]>((most, next) => (next.length > most.length ? next : most), []))
  return at.map((index) => (best.has(index) ? index : -1))
}

/** A small word at the edge whose neighbor in the script was not said belongs to another sentence. */
function withoutLooseEnds(words: readonly ComparableWord[], at: readonly number[]): number[] {
  const kept = [...at]
  const drop = (index: number, inward: number): boolean => {
    if (kept[index]! < 0) return true
    if (words[index]!.key.length > smallWord || (kept[inward] ?? 0) >= 0) return false
    kept[index] = -1
    return true
  }
  for (let index = kept.length - 1; index > 0 && drop(index, index - 1); index--);
  for (let index = 0; index < kept.length - 1 && drop(index, index + 1); index++);
  return kept
}

function release(line: Line, taken: Set<number>): void {
  for (const at of line.at) if (at >= 0) taken.delete(at)
  line.at = line.at.map(() => -1)
}

/** Words beside those that were found, which a sentence that was left out had held by chance: the "I" of "I also trained". */
function extend({ words, at }: Line, spoken: readonly ComparableWord[], taken: Set<number>): void {
  const take = (index: number, beside: number) => {
    if (at[index]! >= 0 || beside < 0 || taken.has(beside) || spoken[beside]?.key !== words[index]!.key) return
    at[index] = beside
    taken.add(beside)
  }
  for (let index = words.length - 2; index >= 0; index--) if (at[index + 1]! >= 0) take(index, at[index + 1]! - 1)
  for (let index = 1; index < words.length; index++) if (at[index - 1]! >= 0) take(index, at[index - 1]! + 1)
}

/** A sentence that was said, but earlier or later than the script has it. */
function elsewhere(line: Line, spoken: readonly ComparableWord[], taken: Set<number>): void {
  const size = line.words.length
  const wanted = new Map<string, number[]>()
  for (const [at, { key }] of line.words.entries()) {
    const indexes = wanted.get(key)
    if (indexes) indexes.push(at)
    else wanted.set(key, [at])
  }
  const isFree = (at: number) => !taken.has(at) && wanted.has(spoken[at]!.key)
  let [best, from] = [0, -1]
  // How many words stand free in each stretch of this length, counted as it moves along.
  let hits = 0
  for (let at = 0; at < Math.min(spoken.length, size + 1); at++) if (isFree(at)) hits += 1
  for (let start = 0; start < spoken.length; start++) {
    if (start + size + 1 < spoken.length && isFree(start + size + 1)) hits += 1
    if (!isFree(start)) continue
    if (hits > best) [best, from] = [hits, start]
    hits -= 1
  }
  if (from < 0 || best < size * changedFrom) return
  for (let at = from; at < Math.min(spoken.length, from + size + 2); at++) {
    const open = isFree(at) ? wanted.get(spoken[at]!.key)!.shift() : undefined
    if (open === undefined) continue
    line.at[open] = at
    taken.add(at)
    if (wanted.get(spoken[at]!.key)!.length === 0) wanted.delete(spoken[at]!.key)
  }
}

const keptOf = ({ at }: Line) => at.filter((index) => index >= 0).length
const carriesLittle = new Set(
  'with that this from have they them their your what when where which would could will been were also than then there here into about over just very more most some such only being does like want need make know said thank hello name'.split(
    ' ',
  ),
)
/** A small word says little of what became of a sentence. */
const weightOf = ({ key }: ComparableWord) => ((key.length <= smallWord && !/\d/.test(key)) || carriesLittle.has(key) ? 0.3 : 1)

/** How much of a sentence was said, 0 to 1; one telling word alone may be chance. */
function shareOf({ words, at }: Line): number {
  const sum = (some: readonly ComparableWord[]) => some.reduce((all, word) => all + weightOf(word), 0)
  const said = words.filter((_, index) => at[index]! >= 0)
  const telling = (some: readonly ComparableWord[]) => some.filter((word) => weightOf(word) === 1).length
  return telling(said) < Math.min(2, telling(words)) ? 0 : sum(said) / sum(words)
}

function stretchOf({ at }: Line, spoken: readonly ComparableWord[]): Stretch {
  const indexes = at.filter((index) => index >= 0)
  return { start: spoken[Math.min(...indexes)]!.start, end: spoken[Math.max(...indexes)]!.end }
}

function addedIn(transcript: string, spoken: readonly ComparableWord[], lines: readonly Line[]): string[] {
  const known = new Set(lines.flatMap(({ at }) => at.filter((index) => index >= 0)))
  const { firstFrom } = wordOffsets(spoken.map((word) => word.start))
  return spokenClauses(transcript).flatMap(({ start, end }) => {
    const inside: number[] = []
    for (let at = firstFrom(start); at < spoken.length && spoken[at]!.end <= end; at++) inside.push(at)
    const share = inside.filter((at) => known.has(at)).length / inside.length
    return inside.length >= fewestAddedWords && share <= addedUpTo ? [transcript.slice(start, end)] : []
  })
}

import type { ScriptComparison } from '../../../contract/elevator-pitch.ts'
import { writtenNumber, writtenValue } from '../../../contract/number-words.ts'
import type { SpokenWord } from '../../text/align-words.ts'
import { blankFillers } from '../../text/fillers.ts'
import { placeholders } from '../../text/placeholders.ts'
import { stem } from '../../text/stem.ts'
import { tokensOfTranscript } from '../../text/transcript-tokens.ts'
import { wordOffsets } from '../../text/word-offsets.ts'
import { findingsIn, type Stretch } from '../delivery/located-findings.ts'
import { spokenClauses } from './spoken-clauses.ts'

/** A word as two texts are compared by it, with its place in the text. */
interface ComparableWord {
  key: string
  start: number
  end: number
}

const isNumber = new RegExp(`^${writtenNumber}$`)
const shortened: Record<string, string> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' }

/**
 * "I'm" is "I am", "twelve" is "12", "trained" is "train": a recognizer writes down what was said in its own way, and small slips of the
 * tongue are none.
 */
function comparableWords(text: string): ComparableWord[] {
  return tokensOfTranscript(text).flatMap(({ lower, start, end }) => {
    const span = { start, end }
    if (/^[a-z-]+$/.test(lower) && isNumber.test(lower)) return [{ key: String(writtenValue(lower)), ...span }]
    const [first = '', rest = ''] = lower.replace(/n't$/, "'not").split("'")
    const parts = [first.replaceAll(',', ''), shortened[rest] ?? (rest === 's' ? '' : rest)]
    return parts
      .flatMap((part) => part.split('-'))
      .filter(Boolean)
      .map((part) => ({ key: stem(part.replace(/%$/, '')), ...span }))
  })
}

/** Nearly every word of a sentence was said: it was said. */
const saidFrom = 0.88
/** Fewer of its words, and it is another sentence. */
const changedFrom = 0.4
/** So much of a spoken sentence is in the script at the most, and it was added. */
const addedUpTo = 0.3
const fewestAddedWords = 4
/** A pitch has 300 words; nothing beyond this is compared. */
const mostComparedWords = 2_000
/** Words that may be put into a sentence before it counts as another. */
const slackWords = 8
/** Places where a sentence may begin; the longest texts must not hold up the rest. */
const mostStarts = 150
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
  let next = 0
  for (const line of lines) {
    find(line, spoken, taken, next)
    next = Math.max(-1, ...line.at) + 1 || next
  }
  const { timesOf } = findingsIn(transcript, words)
  const all = lines.reduce((sum, line) => sum + line.words.length, 0)
  const kept = lines.reduce((sum, line) => sum + keptOf(line), 0)
  return {
    lines: lines.map((line) => {
      const share = shareOf(line)
      if (keptOf(line) === 0) return { text: line.text, became: 'left-out', said: '' }
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

/** What is in brackets is to be replaced by the person: it is not missed. */
function linesOf(script: string): Line[] {
  return spokenClauses(script).flatMap(({ start, end }) => {
    const text = script.slice(start, end)
    const words = comparableWords(text.replace(placeholders, ' '))
    return words.length === 0 ? [] : [{ text, words, at: words.map(() => -1) }]
  })
}

/** Finds where a sentence was said: the stretch of words not yet taken that has most of it, the one after the sentence before if two have as much. */
function find(line: Line, spoken: readonly ComparableWord[], taken: Set<number>, next: number): void {
  const own = new Set(line.words.map(({ key }) => key))
  const starts = spoken.flatMap(({ key }, at) => (own.has(key) && !taken.has(at) ? [at] : []))
  let best: { at: number[]; worth: number } = { at: [], worth: 0 }
  const inTurn = [...starts.filter((at) => at >= next), ...starts.filter((at) => at < next)].slice(0, mostStarts)
  for (const start of inTurn) {
    const at = matchFrom(line, spoken, taken, start)
    const worth = shareOf({ ...line, at }) + (start >= next && start <= next + slackWords ? 0.05 : 0)
    if (worth > best.worth) best = { at, worth }
  }
  if (shareOf({ ...line, at: best.at }) < changedFrom) return
  line.at = best.at
  for (const at of line.at) if (at >= 0) taken.add(at)
}

/** The words of a sentence in their order from one place on, each as near to the one before as it was said. */
function matchFrom({ words }: Line, spoken: readonly ComparableWord[], taken: ReadonlySet<number>, start: number): number[] {
  let from = start
  return words.map(({ key }) => {
    const reach = key.length > smallWord ? slackWords : 3
    for (let at = from; at < Math.min(spoken.length, from + reach); at++)
      if (spoken[at]!.key === key && !taken.has(at)) {
        from = at + 1
        return at
      }
    return -1
  })
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

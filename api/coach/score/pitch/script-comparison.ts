import type { ScriptComparison } from '../../../contract/elevator-pitch.ts'
import { writtenNumber, writtenValue } from '../../../contract/number-words.ts'
import { spokenClauses } from '../../text/clauses.ts'
import { blankFillers } from '../../text/fillers.ts'
import { placeholders } from '../../text/sentences.ts'
import { stem } from '../../text/stem.ts'
import { type SpokenWord, tokensOfTranscript } from '../../text/transcript-tokens.ts'
import { findingsIn } from '../delivery/located-findings.ts'

interface ComparableWord {
  key: string
  start: number
  end: number
}

type Spoken = ComparableWord & { isTaken?: boolean }

const isNumber = new RegExp(`^${writtenNumber}$`)
const shortened: Record<string, string> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' }

/** Recognizers write "I am" for "I'm" and "12" for "twelve"; small slips of the tongue do not count. */
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

const saidFrom = 0.88
const changedFrom = 0.4
/** A spoken sentence with no more of the script's words was added. */
const addedUpTo = 0.3
const fewestAddedWords = 4
const mostComparedWords = 2_000
const slackWords = 8
/** Bounds the work for the longest texts. */
const mostStarts = 150
const smallWord = 3

/** What became of each sentence of the script, and what was added; null without a script. */
export function compareScript(script: string, transcript: string, words: readonly SpokenWord[] = []): ScriptComparison | null {
  const spoken: Spoken[] = comparableWords(blankFillers(transcript)).slice(0, mostComparedWords)
  let next = 0
  const lines = linesOf(script).map((line) => {
    const at = whereSaid(line.words, spoken, next)
    for (const index of at) spoken[index]!.isTaken = true
    next = (at.at(-1) ?? next - 1) + 1
    return { ...line, at }
  })
  if (lines.length === 0) return null
  const { timesOf } = findingsIn(transcript, words)
  const all = lines.reduce((sum, line) => sum + line.words.length, 0)
  return {
    lines: lines.map(({ text, words, at }) => {
      if (at.length === 0) return { text, became: 'left-out', said: '' }
      const stretch = { start: spoken[at[0]!]!.start, end: spoken[at.at(-1)!]!.end }
      const { startMs } = timesOf(stretch)
      const became = at.length / words.length >= saidFrom ? 'said' : 'changed'
      return { text, became, said: transcript.slice(stretch.start, stretch.end), ...(startMs === undefined ? {} : { startMs }) }
    }),
    added: spokenClauses(transcript).flatMap(({ start, end }) => {
      const inside = spoken.filter((word) => word.start >= start && word.end <= end)
      const known = inside.filter(({ isTaken }) => isTaken).length
      return inside.length >= fewestAddedWords && known / inside.length <= addedUpTo ? [transcript.slice(start, end)] : []
    }),
    keptPercent: Math.round((100 * spoken.filter(({ isTaken }) => isTaken).length) / all),
  }
}

function linesOf(script: string) {
  return spokenClauses(script).flatMap(({ start, end }) => {
    const text = script.slice(start, end)
    const words = comparableWords(text.replace(placeholders, ' '))
    return words.length === 0 ? [] : [{ text, words }]
  })
}

/** The free stretch with most of a sentence, preferably after the sentence before. */
function whereSaid(words: readonly ComparableWord[], spoken: readonly Spoken[], next: number): number[] {
  const own = new Set(words.map(({ key }) => key))
  const starts = spoken.flatMap(({ key, isTaken }, at) => (own.has(key) && !isTaken ? [at] : []))
  const inTurn = [...starts.filter((at) => at >= next), ...starts.filter((at) => at < next)].slice(0, mostStarts)
  let best: { at: number[]; worth: number } = { at: [], worth: changedFrom * worthOf(words) }
  for (const start of inTurn) {
    const at = matchFrom(words, spoken, start)
    const said = at.map((index) => spoken[index]!)
    const isChance = said.filter(isTelling).length < Math.min(2, words.filter(isTelling).length)
    if (!isChance && worthOf(said) > best.worth) best = { at, worth: worthOf(said) }
  }
  return best.at
}

function matchFrom(words: readonly ComparableWord[], spoken: readonly Spoken[], start: number): number[] {
  let from = start
  return words.flatMap(({ key }) => {
    const reach = spoken.slice(from, from + (key.length > smallWord ? slackWords : smallWord))
    const ahead = reach.findIndex((word) => word.key === key && !word.isTaken)
    if (ahead < 0) return []
    from += ahead + 1
    return [from - 1]
  })
}

const isTelling = ({ key }: ComparableWord) => key.length > smallWord || /\d/.test(key)
const worthOf = (words: readonly ComparableWord[]) => words.reduce((sum, word) => sum + (isTelling(word) ? 1 : 0.3), 0)

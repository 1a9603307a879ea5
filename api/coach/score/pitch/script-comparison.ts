import type { ScriptComparison } from '../../../contract/elevator-pitch.ts'
import { writtenNumber, writtenValue } from '../../../contract/number-words.ts'
import { spokenClauses } from '../../text/clauses.ts'
import { blankFillers } from '../../text/fillers.ts'
import { placeholders } from '../../text/sentences.ts'
import { stem } from '../../text/stem.ts'
import { tokensOfTranscript } from '../../text/transcript-tokens.ts'

interface ComparableWord {
  key: string
  isTaken?: boolean
}

const isNumber = new RegExp(`^${writtenNumber}$`)
const shortened: Record<string, string> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' }

/** Recognizers write "I am" for "I'm" and "12" for "twelve"; small slips of the tongue do not count. */
function comparableWords(text: string): ComparableWord[] {
  return tokensOfTranscript(text).flatMap(({ lower }) => {
    if (/^[a-z-]+$/.test(lower) && isNumber.test(lower)) return { key: String(writtenValue(lower)) }
    const [first = '', rest = ''] = lower.replace(/n't$/, "'not").split("'")
    const parts = [first.replaceAll(',', ''), shortened[rest] ?? (rest === 's' ? '' : rest)]
    return parts
      .flatMap((part) => part.split('-'))
      .filter(Boolean)
      .map((part) => ({ key: stem(part.replace(/%$/, '')) }))
  })
}

/** A sentence with a smaller share of its words was left out. */
const saidFrom = 0.4
const mostComparedWords = 2_000
const slackWords = 8
/** Bounds the work for the longest texts. */
const mostStarts = 150
const smallWord = 3

/** The sentences of the script that were left out, and the share of its words that were said; null without a script. */
export function compareScript(script: string, transcript: string): ScriptComparison | null {
  const spoken = comparableWords(blankFillers(transcript)).slice(0, mostComparedWords)
  const lines = spokenClauses(script)
    .map(({ start, end }) => script.slice(start, end))
    .map((text) => ({ text, words: comparableWords(text.replace(placeholders, ' ')) }))
    .filter(({ words }) => words.length > 0)
  if (lines.length === 0) return null
  let next = 0
  const leftOut = lines.filter(({ words }) => {
    const at = whereSaid(words, spoken, next)
    for (const index of at) spoken[index]!.isTaken = true
    next = (at.at(-1) ?? next - 1) + 1
    return at.length === 0
  })
  const all = lines.reduce((sum, { words }) => sum + words.length, 0)
  const kept = spoken.filter(({ isTaken }) => isTaken).length
  return { leftOut: leftOut.map(({ text }) => text), keptPercent: Math.round((100 * kept) / all) }
}

/** The free stretch with most of a sentence, preferably after the sentence before. */
function whereSaid(words: readonly ComparableWord[], spoken: readonly ComparableWord[], next: number): number[] {
  const own = new Set(words.map(({ key }) => key))
  const starts = spoken.flatMap(({ key, isTaken }, at) => (own.has(key) && !isTaken ? [at] : []))
  const inTurn = [...starts.filter((at) => at >= next), ...starts.filter((at) => at < next)].slice(0, mostStarts)
  let best: { at: number[]; worth: number } = { at: [], worth: saidFrom * worthOf(words) }
  for (const start of inTurn) {
    const at = matchFrom(words, spoken, start)
    const said = at.map((index) => spoken[index]!)
    const isChance = said.filter(isTelling).length < Math.min(2, words.filter(isTelling).length)
    if (!isChance && worthOf(said) > best.worth) best = { at, worth: worthOf(said) }
  }
  return best.at
}

function matchFrom(words: readonly ComparableWord[], spoken: readonly ComparableWord[], start: number): number[] {
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

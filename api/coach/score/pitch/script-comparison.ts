import type { ScriptComparison } from '../../../contract/elevator-pitch.ts'
import { writtenNumber, writtenValue } from '../../../contract/number-words.ts'
import { spokenClauses } from '../../text/clauses.ts'
import { blankFillers } from '../../text/fillers.ts'
import { placeholders } from '../../text/sentences.ts'
import { stem } from '../../text/stem.ts'
import { tokensOfTranscript } from '../../text/transcript-tokens.ts'

const isNumber = new RegExp(`^${writtenNumber}$`)
const shortened: Record<string, string> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' }

/** Recognizers write "I am" for "I'm" and "12" for "twelve"; small slips of the tongue do not count. */
function comparableWords(text: string): string[] {
  return tokensOfTranscript(text).flatMap(({ lower }) => {
    if (/^[a-z-]+$/.test(lower) && isNumber.test(lower)) return String(writtenValue(lower))
    const [first = '', rest = ''] = lower.replace(/n't$/, "'not").split("'")
    const parts = [first.replaceAll(',', ''), shortened[rest] ?? (rest === 's' ? '' : rest)]
    return parts
      .flatMap((part) => part.split('-'))
      .filter(Boolean)
      .map((part) => stem(part.replace(/%$/, '')))
  })
}

/** A sentence with a smaller share of its words was left out. */
const saidFrom = 0.5
const smallWord = 3

/** The sentences of the script that were left out, and the share of its words that were said; null without a script. */
export function compareScript(script: string, transcript: string): ScriptComparison | null {
  const lines = spokenClauses(script)
    .map(({ start, end }) => script.slice(start, end))
    .map((text) => ({ text, words: comparableWords(text.replace(placeholders, ' ')) }))
    .filter(({ words }) => words.length > 0)
  if (lines.length === 0) return null
  const free = Map.groupBy(comparableWords(blankFillers(transcript)), (word) => word)
  let kept = 0
  const leftOut = lines.filter(({ words }) => {
    const said = [...Map.groupBy(words, (word) => word)].flatMap(([word, all]) => all.slice(0, free.get(word)?.length ?? 0))
    const isChance = said.filter(isTelling).length < Math.min(2, words.filter(isTelling).length)
    if (isChance || worthOf(said) <= saidFrom * worthOf(words)) return true
    // Each word was said for one sentence.
    for (const word of said) free.get(word)!.pop()
    kept += said.length
    return false
  })
  const all = lines.reduce((sum, { words }) => sum + words.length, 0)
  return { leftOut: leftOut.map(({ text }) => text), keptPercent: Math.round((100 * kept) / all) }
}

const isTelling = (word: string) => word.length > smallWord || /\d/.test(word)
const worthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + (isTelling(word) ? 1 : 0.3), 0)

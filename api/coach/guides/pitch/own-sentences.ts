import { ownDeeds } from '../../reading/built-in/answer/verbs.ts'
import { ask, emptyTalk, greets, purpose, saysTrade, softAsk, thanks } from '../../score/pitch/pitch-cues.ts'
import { hasProofFigure } from '../../score/pitch/pitch-facts.ts'
import type { PitchReading } from '../../score/pitch/pitch-reading.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { cleanSentence } from '../interview/clean-sentence.ts'
import type { PieceOf } from './pieces.ts'

export interface OwnSentence {
  of: PieceOf
  text: string
  /** How much it gives the pitch. */
  worth: number
}

/** Own words up to here; the rest is left for what is missing. */
const mostOwnWords = 195
const shortestKeptWords = 4
const longestKeptWords = 48
/** How many sentences belong to the beginning and to the end. */
const edge = 3
/** The comma that went with an "um". */
const greetingWithoutComma = /^(?:hello|hi|hey|good (?:morning|afternoon|evening))(?= (?:my|I|this)\b)/i

const found = new WeakMap<PitchReading, OwnSentence[]>()

/** `tellOwn`, read once for both retellings of a pitch. */
export function ownSentences(reading: PitchReading): OwnSentence[] {
  const known = found.get(reading) ?? tellOwn(reading)
  found.set(reading, known)
  return known
}

/** The person's sentences as one would say them on a good day, each in its paragraph; the least telling ones go where there are too many. */
function tellOwn({ clauses, closing, fit }: PitchReading): OwnSentence[] {
  const told = clauses.flatMap((clause, at): OwnSentence[] =>
    pieced(clause.text).flatMap((raw) => {
      const text = cleanSentence(raw).replace(greetingWithoutComma, '$&,')
      if (isIdle(text) || (countSpokenWords(text) < shortestKeptWords && !greets(text))) return []
      const isEnd = at >= clauses.length - edge && (ask.test(text) || softAsk.test(text) || thanks.test(text))
      const of = isOpening(text, at)
        ? 'opening'
        : isEnd || clause === closing.clause
          ? 'closing'
          : clause === fit.clause
            ? 'fit'
            : 'evidence'
      return [{ of, text, worth: (hasProofFigure(text) ? 3 : 0) + (of === 'evidence' ? 0 : 2) }]
    }),
  )
  return withinRoom(told)
}

function isOpening(text: string, at: number): boolean {
  if (at >= edge || hasProofFigure(text)) return false
  return greets(text) || saysTrade(text) || purpose.test(text)
}

/** Nothing in it but what anybody could say. */
function isIdle(text: string): boolean {
  if (text.match(emptyTalk) === null || hasProofFigure(text) || greets(text)) return false
  return !saysTrade(text) && !purpose.test(text) && ownDeeds(text).length === 0
}

/** A sentence that never ends is cut all the same. */
function pieced(text: string): string[] {
  const words = text.split(/\s+/)
  if (words.length <= longestKeptWords) return [text]
  return Array.from({ length: Math.ceil(words.length / longestKeptWords) }, (_, at) =>
    words.slice(at * longestKeptWords, (at + 1) * longestKeptWords).join(' '),
  )
}

/** The last of those that give least goes first, until the rest fits. */
function withinRoom(sentences: readonly OwnSentence[]): OwnSentence[] {
  const sized = sentences.map((sentence, at) => ({ sentence, at, size: countSpokenWords(sentence.text) }))
  let words = sized.reduce((sum, { size }) => sum + size, 0)
  const dropped = new Set<OwnSentence>()
  for (const { sentence, size } of sized.toSorted((a, b) => a.sentence.worth - b.sentence.worth || b.at - a.at)) {
    if (words <= mostOwnWords) break
    dropped.add(sentence)
    words -= size
  }
  return sentences.filter((sentence) => !dropped.has(sentence))
}

import { alignWords, type SpokenWord } from './align-words.ts'
import { blanked } from './blanked.ts'
import { type Context, fillerRules, isHesitation } from './filler-rules.ts'
import { type TranscriptToken, tokensOfTranscript } from './transcript-tokens.ts'

/** One filler where it was said. */
export interface Filler {
  /** Lower case: "um", "you know". */
  text: string
  /** As it stands in the transcript. */
  quote: string
  /** A sound such as "um" rather than a word. */
  isSound: boolean
  /** Where it stands in the transcript, in characters. */
  start: number
  end: number
  /** Where the recogniser told the times of its words. */
  startMs?: number
  endMs?: number
}

/** A silence this long sets a word off as a comma does. */
const setOffMs = 250
const sentenceEnd = /[.!?…\n]/
const setOff = /[,.;:!?…—–\n]|\s-\s/

/**
 * Every filler of a transcript, in order. "like", "so", "right" and their kind count only where they stand isolated, "you know" and "kind
 * of" only where they are no part of the sentence: "I like", "so we went", "what kind of" are none.
 */
export function findFillers(transcript: string, words: readonly SpokenWord[] = []): Filler[] {
  const tokens = tokensOfTranscript(transcript)
  const times = alignWords(tokens, words)
  const found: Filler[] = []
  for (let at = 0; at < tokens.length; ) {
    const length = fillerLength(tokens, times, transcript, at)
    if (length === 0) {
      at++
      continue
    }
    const [first, last] = [tokens[at]!, tokens[at + length - 1]!]
    const [from, to] = [times[at], times[at + length - 1]]
    found.push({
      text: tokens
        .slice(at, at + length)
        .map(({ lower }) => lower)
        .join(' '),
      quote: transcript.slice(first.start, last.end),
      isSound: length === 1 && isHesitation(first, contextOf(tokens, times, transcript, at, 1)),
      start: first.start,
      end: last.end,
      ...(from && to ? { startMs: from.startMs, endMs: to.endMs } : {}),
    })
    at += length
  }
  return found
}

/** The rules by the word they begin with, in their order. */
const rulesByFirstWord = Map.groupBy(
  fillerRules.map(({ phrase, isFiller }) => ({ parts: phrase.split(' '), isFiller })),
  ({ parts }) => parts[0]!,
)

/** How many words the filler that begins here has; 0 where none does. */
function fillerLength(
  tokens: readonly TranscriptToken[],
  times: readonly (SpokenWord | null)[],
  transcript: string,
  at: number,
): number {
  if (isHesitation(tokens[at]!, contextOf(tokens, times, transcript, at, 1))) return 1
  for (const { parts, isFiller } of rulesByFirstWord.get(tokens[at]!.lower) ?? []) {
    if (!parts.every((part, offset) => tokens[at + offset]?.lower === part)) continue
    // A stop inside ends the phrase: "as far as you. Know that ..."
    if (tokens.slice(at + 1, at + parts.length).some(({ gap }) => setOff.test(gap))) continue
    if (isFiller(contextOf(tokens, times, transcript, at, parts.length))) return parts.length
  }
  return 0
}

function contextOf(
  tokens: readonly TranscriptToken[],
  times: readonly (SpokenWord | null)[],
  transcript: string,
  at: number,
  length: number,
): Context {
  const gapBefore = tokens[at]!.gap
  const gapAfter = tokens[at + length]?.gap ?? transcript.slice(tokens[at + length - 1]!.end)
  const silent = (left: number, right: number) => {
    const [before, after] = [times[left], times[right]]
    return Boolean(before && after && after.startMs - before.endMs >= setOffMs)
  }
  const startsSentence = at === 0 || sentenceEnd.test(gapBefore)
  const isLast = at + length >= tokens.length
  return {
    before: (distance = 1) => tokens[at - distance]?.lower ?? '',
    after: (distance = 1) => tokens[at + length - 1 + distance]?.lower ?? '',
    startsSentence,
    opens: startsSentence || setOff.test(gapBefore) || silent(at - 1, at),
    closes: isLast || setOff.test(gapAfter) || silent(at + length - 1, at + length),
  }
}

/** The transcript with spaces where a filler was; every other character keeps its offset. */
export function blankFillers(transcript: string): string {
  return blanked(transcript, findFillers(transcript))
}

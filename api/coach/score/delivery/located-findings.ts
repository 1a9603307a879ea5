import type { AnswerFinding, TimeSpan } from '../../../contract/answer-feedback.ts'
import { isLongPause } from '../../../contract/speech-times.ts'
import { alignWords, type SpokenWord, tokensOfTranscript } from '../../text/transcript-tokens.ts'
import type { Measured } from './delivery.ts'

const wordsBeforePause = 4

interface Stretch {
  start: number
  end: number
}

interface Located {
  finding: AnswerFinding
  offset: number
}

/** Turns stretches of a transcript into findings with quotes and, if known, times. */
export function findingsIn(transcript: string, words: readonly SpokenWord[] = []) {
  const tokens = tokensOfTranscript(transcript)
  const times = alignWords(tokens, words)
  const timesOf = ({ start, end }: Stretch): Partial<TimeSpan> => {
    const said = words.length === 0 ? [] : times.filter((_, at) => tokens[at]!.start >= start && tokens[at]!.end <= end)
    const [first, last] = [said.find(Boolean), said.findLast(Boolean)]
    return first && last ? { startMs: first.startMs, endMs: last.endMs } : {}
  }
  const pauseAt = ({ startMs, endMs }: TimeSpan): Located => {
    const before = times.findLastIndex((time) => time !== null && time.endMs <= startMs + 200)
    const quote =
      before < 0 ? '' : transcript.slice(tokens[Math.max(0, before - wordsBeforePause + 1)]!.start, tokens[before]!.end)
    const seconds = Math.round((endMs - startMs) / 100) / 10
    const what = `${isLongPause({ startMs, endMs }) ? 'Long silence' : 'Silence'} of ${seconds} seconds.`
    return { finding: { kind: 'pause', quote, what, startMs, endMs }, offset: before < 0 ? 0 : tokens[before]!.end }
  }
  return {
    timesOf,
    on(kind: AnswerFinding['kind'], stretch: Stretch | null, what: string, about?: string): Located[] {
      if (!stretch) return []
      const quote = transcript.slice(stretch.start, stretch.end)
      return [{ finding: { kind, quote, what, ...timesOf(stretch), ...(about && { about }) }, offset: stretch.start }]
    },
    ofDelivery: ({ fillers, delivery }: Measured): Located[] => [
      ...fillers.map(({ quote, text, start, end }) => ({
        finding: { kind: 'filler' as const, quote, what: `Filler: “${text}”.`, ...timesOf({ start, end }) },
        offset: start,
      })),
      ...(delivery.pauses ?? []).map(pauseAt),
    ],
  }
}

export function inOrder(located: readonly Located[]): AnswerFinding[] {
  return [...located]
    .sort((a, b) => a.offset - b.offset || (a.finding.startMs ?? 0) - (b.finding.startMs ?? 0))
    .map(({ finding }) => finding)
}

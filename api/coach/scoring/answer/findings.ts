import type { AnswerFinding } from '../../../contract/answer-feedback.ts'
import { alignWords } from '../speech/align-words.ts'
import { longPauseMinMs } from '../speech/pauses.ts'
import type { SpokenWord } from '../speech/spoken.ts'
import { tokensOfTranscript } from '../speech/tokens.ts'
import type { AnswerReading } from './answer-reading.ts'
import type { Clause } from './clauses.ts'

/** How many words before a silence are quoted. */
const wordsBeforePause = 4

/** What is worth looking at in an answer, each with its quote and, where word times are known, its time; in the order it was said. */
export function findingsOf(reading: AnswerReading, transcript: string, words: readonly SpokenWord[] = []): AnswerFinding[] {
  const tokens = tokensOfTranscript(transcript)
  const times = alignWords(tokens, words)
  const timed = (start: number, end: number) => {
    const inside = times.filter((time, at) => time !== null && tokens[at]!.start >= start && tokens[at]!.end <= end)
    const [first, last] = [inside[0], inside.at(-1)]
    return first && last ? { startMs: first.startMs, endMs: last.endMs } : {}
  }
  const onClause = (kind: AnswerFinding['kind'], clause: Clause | null, what: string): AnswerFinding[] =>
    clause ? [{ kind, quote: transcript.slice(clause.start, clause.end), what, ...timed(clause.start, clause.end) }] : []
  const found: (AnswerFinding & { place: number })[] = [
    ...reading.fillers.map(({ quote, text, start, end }) => ({
      kind: 'filler' as const,
      quote,
      what: `Filler: “${text}”.`,
      place: start,
      ...timed(start, end),
    })),
    ...(reading.delivery.pauses ?? []).map(({ startMs, endMs }) => {
      const before = times.findLastIndex((time) => time !== null && time.endMs <= startMs + 200)
      const quote =
        before < 0 ? '' : transcript.slice(tokens[Math.max(0, before - wordsBeforePause + 1)]!.start, tokens[before]!.end)
      const seconds = Math.round((endMs - startMs) / 100) / 10
      const what = `${endMs - startMs >= longPauseMinMs ? 'Long silence' : 'Silence'} of ${seconds} seconds.`
      return { kind: 'pause' as const, quote, what, startMs, endMs, place: before < 0 ? 0 : tokens[before]!.end }
    }),
    ...onContent(reading, onClause).map((finding) => ({ ...finding, place: transcript.indexOf(finding.quote) })),
  ]
  return found
    .sort((a, b) => (a.startMs ?? a.place) - (b.startMs ?? b.place) || a.place - b.place)
    .map(({ place: _, ...finding }) => finding)
}

type OnClause = (kind: AnswerFinding['kind'], clause: Clause | null, what: string) => AnswerFinding[]

function onContent({ verdict, type, star, general }: AnswerReading, onClause: OnClause): AnswerFinding[] {
  if (verdict !== 'answered') return []
  if (type === 'general') return onClause('strength', general.substance.clause, 'A fact that only you could give.')
  const { situation, task, action, result } = star
  return [
    ...onClause('strength', situation.share === 1 ? situation.clause : null, 'Situation: where it was and what was difficult.'),
    ...onClause('strength', task.isOwn && task.clause !== situation.clause ? task.clause : null, 'Task: what was yours to do.'),
    ...onClause('strength', action.share === 1 ? action.clause : null, 'Action: what you did yourself.'),
    ...onClause('strength', result.hasFigure ? result.clause : null, 'Result that can be checked.'),
    ...onClause(
      'weakness',
      !result.hasFigure && result.share > 0 ? result.clause : null,
      'Result without anything that can be checked.',
    ),
  ]
}

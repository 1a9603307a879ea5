import type { AnswerFeedback } from '../../api/contract/answer-feedback.ts'
import { Player } from '../media/recorder/player.tsx'
import { useRecording } from '../media/recorder/use-recording.ts'
import type { LocalStore } from '../platform/local-store.ts'
import { Card } from '../ui/card.tsx'

export interface SaidAnswer {
  id: string
  isSpoken: boolean
  index: number
  transcript: string
  feedback: AnswerFeedback
}

const leastScore = 6
const notPraised = /\b(?:u+[hm]+|e+r+m*|you know|i guess|i (?:do not|don['’]t) know)\b|\blike,/iu

/** From the answer with the best score: a result that can be checked, else a result, a step, the point. Null where none deserves praise. */
export function bestSentenceOf(answers: readonly SaidAnswer[]) {
  const [best] = answers
    .filter(
      ({ feedback: { provisional, verdict, heard, score } }) =>
        !provisional && verdict === 'answered' && heard && score >= leastScore,
    )
    .sort((one, other) => other.feedback.score - one.feedback.score)
  const lines = (best?.feedback.heard?.lines ?? []).filter(
    ({ start, end }) => !notPraised.test(best!.transcript.slice(start, end)),
  )
  const line = (['checkable', 'result', 'action', 'point'] as const).flatMap((as) =>
    lines.filter((told) => told.as.includes(as)),
  )[0]
  return best && line ? { ...best, text: best.transcript.slice(line.start, line.end), line } : null
}

/** The user's own words, first of all, and to be played. */
export function BestSentence({ localStore, answers }: { localStore: LocalStore; answers: readonly SaidAnswer[] }) {
  const best = bestSentenceOf(answers)
  const recording = useRecording(localStore, best?.isSpoken ? best.id : null)
  if (!best) return null
  const { index, text, line } = best
  const { startMs, endMs } = line
  return (
    <Card as="section" className="stack-close start">
      <h3 className="small quiet">Your best sentence, in question {index + 1}</h3>
      <blockquote className="title-m">{text}</blockquote>
      {recording && startMs !== undefined && endMs !== undefined && (
        <Player {...recording} label="Your best sentence" only={{ startMs, endMs }} />
      )}
    </Card>
  )
}

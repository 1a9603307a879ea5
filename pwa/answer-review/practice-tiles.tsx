import './answers.css'
import type { AnswerFeedback } from '../../api/contract/answer-feedback.ts'
import { scoreColorOf } from '../../api/contract/score-band.ts'
import { followUpLabel, questionLabel } from '../media/interview-runner/practice.ts'
import { Player } from '../media/recorder/player.tsx'
import { useRecording } from '../media/recorder/use-recording.ts'
import type { LocalStore } from '../platform/local-store.ts'
import { Card } from '../ui/card.tsx'
import { scoreWords } from './verdict.ts'

export interface PracticeTile {
  question: string
  /** Its feedback, if that counts. */
  feedback: AnswerFeedback | null
  /** In place of a score: "–" for a skipped question, "…" for feedback that is coming. */
  mark: '–' | '…' | '✓'
  /** "Skipped", "Coming" */
  state: string
  /** The number of the question under whose tile it is. */
  followUpTo?: number | undefined
}

const bandWords = { green: 'Strong', yellow: 'Fair', red: 'Weak' } as const

interface PracticeTilesProps {
  tiles: readonly PracticeTile[]
  onOpen: (index: number) => void
}

/** A practice at a glance: a tile for each question, which a tap opens. */
export function PracticeTiles({ tiles, onOpen }: PracticeTilesProps) {
  const all = tiles.map((tile, index) => ({ ...tile, onOpen: () => onOpen(index) }))
  const questions = all.filter(({ followUpTo }) => followUpTo === undefined)
  return (
    <ol className="practice-tiles plain-list" aria-label="Questions">
      {questions.map((tile, index) => {
        const number = index + 1
        // Questions never change order, and two of the user's own may have the same words.
        const key = `tile-${index}`
        return (
          <li key={key}>
            <Tile {...tile} number={String(number)} label={questionLabel(index)} />
            {all.map(
              (other) => other.followUpTo === number && <Tile key={number} {...other} number="+" label={followUpLabel(number)} />,
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface TileProps extends PracticeTile {
  number: string
  label: string
  onOpen: () => void
}

function Tile({ question, feedback, mark, state, number, label, onOpen }: TileProps) {
  const tone = feedback && scoreColorOf(feedback.score)
  const score = feedback && scoreWords(feedback.score)
  const word = tone ? bandWords[tone] : state
  return (
    <button
      type="button"
      className={`practice-tile tone-${tone ?? 'none'}`}
      data-skipped={mark === '–'}
      aria-label={`${label}, ${[score, word].filter(Boolean).join(' ')}: ${question}`}
      onClick={onOpen}
    >
      <span className="practice-tile-number">{number}</span>
      <strong className="numbers toned">{score ?? mark}</strong>
      <span>{word}</span>
      <span className="practice-tile-question small">{question}</span>
    </button>
  )
}

export interface SaidAnswer {
  id: string
  isSpoken: boolean
  index: number
  transcript: string
  feedback: AnswerFeedback
}

/** From the answer with the best score: a result that can be checked, else a result, a step, the point. */
export function bestSentenceOf(answers: readonly SaidAnswer[]) {
  const [best] = answers
    .filter(({ feedback: { provisional, verdict, heard } }) => !provisional && verdict === 'answered' && heard)
    .sort((one, other) => other.feedback.score - one.feedback.score)
  const lines = best?.feedback.heard?.lines ?? []
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

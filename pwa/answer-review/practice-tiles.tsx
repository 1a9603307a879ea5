import './answers.css'
import type { AnswerFeedback } from '../../api/contract/answer-feedback.ts'
import { scoreColorOf } from '../../api/contract/score-band.ts'
import { followUpLabel, questionLabel } from '../media/interview-runner/practice.ts'
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
    <ol
      className="practice-tiles plain-list"
      aria-label="Questions"
      style={{ '--tiles': Math.min(5, questions.length) } as object}
    >
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
  const band = feedback && scoreColorOf(feedback.score)
  const score = feedback && scoreWords(feedback.score)
  const word = band ? bandWords[band] : state
  return (
    <button
      type="button"
      className={`practice-tile tone-${band ?? (mark === '✓' ? 'green' : 'none')}`}
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

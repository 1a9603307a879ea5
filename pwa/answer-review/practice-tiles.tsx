import './answers.css'
import type { ReactNode } from 'react'
import type { AnswerFeedback } from '../../api/contract/answer-feedback.ts'
import { scoreColorOf } from '../../api/contract/score-band.ts'
import { followUpLabel, questionLabel } from '../media/interview-runner/practice.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import { scoreWords } from './verdict.ts'

export interface PracticeTile {
  question: string
  /** Its feedback, if that counts. */
  feedback: AnswerFeedback | null
  /** In place of a score: "–" for a skipped question, "…" for feedback that is coming. */
  mark: '–' | '…' | '✓'
  /** "To do", "Coming" */
  state: string
  /** The number of the question it follows up. */
  followUpTo?: number | undefined
}

const bandWords = { green: 'Strong', yellow: 'Fair', red: 'Needs Work' } as const

interface PracticeTilesProps {
  tiles: readonly PracticeTile[]
  onOpen: (index: number) => void
}

/** A practice at a glance: a tile for each question, which a tap opens. */
export function PracticeTiles({ tiles, onOpen }: PracticeTilesProps) {
  const all = tiles.map((tile, index) => ({ ...tile, onOpen: () => onOpen(index) }))
  const questions = all.filter(({ followUpTo }) => followUpTo === undefined)
  return (
    <ol className="practice-tiles grid plain-list" aria-label="Questions">
      {questions.map((tile, index) => (
        <Tile key={questionLabel(index)} {...tile} number={String(index + 1)} label={questionLabel(index)} />
      ))}
      {all.map(
        (tile) =>
          tile.followUpTo !== undefined && (
            <Tile key={followUpLabel(tile.followUpTo)} {...tile} label={followUpLabel(tile.followUpTo)} />
          ),
      )}
    </ol>
  )
}

interface TileProps extends PracticeTile {
  /** None for a follow-up, which has a line of its own. */
  number?: string
  label: string
  onOpen: () => void
}

function Tile({ question, feedback, mark, state, number, label, onOpen }: TileProps) {
  const band = feedback && scoreColorOf(feedback.score)
  const score = feedback && scoreWords(feedback.score)
  const word = band ? bandWords[band] : state
  return (
    <li data-follow-up={number === undefined || undefined}>
      <button
        type="button"
        className={`practice-tile centered tone-${band ?? (mark === '✓' ? 'green' : 'none')}`}
        data-skipped={mark === '–'}
        title={question}
        aria-label={`${label}, ${[score, word].filter(Boolean).join(' ')}: ${question}`}
        onClick={onOpen}
      >
        <span className="quiet">{number ?? label}</span>
        <strong className="numbers">{score ?? mark}</strong>
        <span>{word}</span>
      </button>
    </li>
  )
}

/** What to do in this practice before anything else. */
export interface PracticeStep {
  index: number
  label: string
  note: string
}

/** "Answer the other 7" */
export const answerTheOther = (left: number): string => (left === 1 ? 'Answer the last one' : `Answer the other ${left}`)

interface PracticeOverviewProps {
  ring?: ReactNode
  headline: string
  status?: ReactNode
  about: string
  tiles: readonly PracticeTile[]
  step: PracticeStep | null
  /** What comes next outside of the practice. */
  next?: ReactNode
  reviewLabel: string
  /** Null: from the first answer. */
  onReview: (index: number | null) => void
}

/** How a practice went, and what to do next. */
export function PracticeOverview(props: PracticeOverviewProps) {
  const { ring, headline, status, about, tiles, step, next, reviewLabel, onReview } = props
  return (
    <Card as="section" className="practice-overview columns">
      <div className="stack">
        <div className="answer-verdict row" tabIndex={-1} ref={takeFocus}>
          {ring}
          <div className="stack-snug">
            <h2>{headline}</h2>
            <p role="status">{status}</p>
          </div>
        </div>
        <p className="small quiet">{about}</p>
        <PracticeTiles tiles={tiles} onOpen={onReview} />
      </div>
      <div className="stack-close">
        {step && (
          <Button look="main" wide onClick={() => onReview(step.index)} note={step.note}>
            {step.label}
          </Button>
        )}
        {next}
        <Button look={step || next !== undefined ? 'plain' : 'main'} wide onClick={() => onReview(null)}>
          {reviewLabel}
        </Button>
      </div>
    </Card>
  )
}

import { type ReactNode, useRef } from 'react'
import { type AnswerFeedback, emptyTranscript } from '../../../api/contract/answer-feedback.ts'
import { FeedbackView } from '../../answer-review/feedback-view.tsx'
import { TranscriptField } from '../../answer-review/transcript-field.tsx'
import { useRecordingFile } from '../../answer-review/use-recording-file.ts'
import type { GivenAnswer } from '../../media/interview-runner/practice.ts'
import { Player, type PlayerHandle } from '../../media/recorder/player.tsx'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import type { Shelf } from '../../platform/shelf-rows.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { Standing } from './standings.ts'

interface AnswerPanelProps {
  shelf: Shelf
  answer: GivenAnswer
  standing: Standing
  /** "Question 4". */
  label: string
  onCorrect: (words: string) => void
  onRetry: (jobId: string) => void
}

interface Kept {
  keeps: Shelf['keeps']
}

/** One answer: its sound, its words, and what the coach makes of it, as far as they have come. */
export function AnswerPanel({ shelf, answer, standing, label, onCorrect, onRetry }: AnswerPanelProps) {
  const player = useRef<PlayerHandle>(null)
  const file = useRecordingFile(shelf, answer.how === 'spoken' ? answer.id : null)
  const playFrom = file ? (fromMs: number) => player.current?.playFrom(fromMs) : undefined
  return (
    <div className="interview-answer stack">
      {file && answer.how === 'spoken' && (
        <Player ref={player} file={file} lengthMs={answer.lengthMs} label={`${label}, your answer`} />
      )}
      <Trouble standing={standing} keeps={shelf.keeps} onRetry={onRetry} />
      <Transcript answer={answer} standing={standing} onCorrect={onCorrect} />
      <Feedback standing={standing} keeps={shelf.keeps} onPlay={playFrom} />
    </div>
  )
}

/** What did not work, what it means, and the way on. */
function Trouble({ standing, keeps, onRetry }: Pick<AnswerPanelProps, 'standing' | 'onRetry'> & Kept) {
  return (
    <div role="alert">
      {(standing.state === 'not-transcribed' || standing.state === 'not-reviewed') && (
        <div className="interview-trouble">
          <Icon name="warning" />
          <div className="stack">
            <p>
              <strong>{standing.sentence}</strong>
            </p>
            <p>{`Your answer is ${whereItIs[keeps]}. Try again, record again, or type what you said.`}</p>
            <div className="row">
              <Button small icon="retry" onClick={() => onRetry(standing.jobId)}>
                Try again
              </Button>
            </div>
          </div>
        </div>
      )}
    </div>
  )
}

function Transcript({ answer, standing, onCorrect }: Pick<AnswerPanelProps, 'answer' | 'standing' | 'onCorrect'>) {
  const label = answer.how === 'typed' ? 'Your words' : 'Transcript'
  return (
    <section className="stack" aria-label={label}>
      <h3>{label}</h3>
      <TranscriptField key={answer.id} {...wordsFor(standing)} onChange={canCorrect(standing) ? onCorrect : undefined} />
    </section>
  )
}

/** Words are corrected once the ones before have been looked at, and as often as the interview includes. */
function canCorrect(standing: Standing): boolean {
  if (standing.state === 'ready') return standing.recomputationsLeft > 0
  return standing.state === 'needs-words' || standing.state === 'not-transcribed' || standing.state === 'not-reviewed'
}

const discardedWords = 'You discarded this recording. Record again, or type what you said, to get feedback.'

interface Shown {
  transcript: string | null
  empty?: ReactNode
  saveLabel: string
  saveNote?: ReactNode
}

function wordsFor(standing: Standing): Shown {
  const saveLabel = 'Get feedback on these words'
  switch (standing.state) {
    case 'ready':
      return {
        transcript: standing.transcript || null,
        empty: emptyTranscript,
        saveLabel: 'Update the feedback',
        saveNote: `Included. ${standing.recomputationsLeft} more for this answer.`,
      }
    case 'reviewing':
    case 'not-reviewed':
      return { transcript: standing.transcript || null, empty: emptyTranscript, saveLabel }
    case 'not-transcribed':
      return { transcript: null, empty: standing.transcript, saveLabel }
    case 'needs-words':
      return {
        transcript: null,
        empty: standing.wasDiscarded
          ? discardedWords
          : 'This server does not turn speech into text. Type what you said to get feedback.',
        saveLabel,
      }
    default:
      return { transcript: null, empty: 'The words of your answer are on their way.', saveLabel }
  }
}

interface FeedbackProps extends Kept {
  standing: Standing
  onPlay: ((fromMs: number) => void) | undefined
}

function Feedback({ standing, keeps, onPlay }: FeedbackProps) {
  const feedback = feedbackIn(standing)
  return (
    <section className="stack" aria-label="Feedback">
      {(standing.state === 'sending' || standing.state === 'reviewing') && (
        <Spinner size={40}>
          {standing.waitsForConnection
            ? `No connection. Your answer is ${whereItIs[keeps]}; feedback follows by itself.`
            : 'Feedback is being written. You can go on to the next question.'}
        </Spinner>
      )}
      {feedback && <FeedbackView feedback={feedback} onPlay={onPlay} />}
    </section>
  )
}

function feedbackIn(standing: Standing): AnswerFeedback | null {
  if (standing.state === 'ready' || standing.state === 'not-transcribed') return standing.feedback
  return standing.state === 'reviewing' ? standing.before : null
}

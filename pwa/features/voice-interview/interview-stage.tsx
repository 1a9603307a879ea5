import type { ReactNode } from 'react'
import type { AnswerFeedback, HeardCorrections } from '../../../api/contract/answer-feedback.ts'
import { emptyTranscript } from '../../../api/contract/fallback-feedback.ts'
import { takesPerQuestion } from '../../../api/contract/limits.ts'
import { AnswerCoach } from '../../answer-review/answer-coach.tsx'
import { correctHeard } from '../../answer-review/feedback-runs.ts'
import { AnswerReview } from '../../answer-review/feedback-view.tsx'
import { OtherTakes } from '../../answer-review/other-takes.tsx'
import type { TranscriptFieldProps } from '../../answer-review/transcript-field.tsx'
import { BeforeAnswer } from '../../answer-review/typed-answer.tsx'
import {
  type GivenAnswer,
  labelAt,
  type Practice,
  questionAt,
  shownAnswer,
  statusAt,
} from '../../media/interview-runner/practice.ts'
import { PracticeStage } from '../../media/interview-runner/practice-stage.tsx'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useRecording } from '../../media/recorder/use-recording.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { useStore } from '../../platform/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type AnswerProgress, attemptsAmong, otherTakesAmong } from './answer-progress.ts'
import type { Interview } from './interview.ts'
import { isOver, timeNote } from './practice-time.ts'
import { progressNoteOf } from './summary-words.ts'

const thirdTake = 'That was your third take, the last one included. You can still correct its transcript.'

function whyNoMoreTakes(practice: Practice, progress: AnswerProgress): string | null {
  if (!shownAnswer(practice) || statusAt(practice).takes.length < takesPerQuestion) return null
  if (progress.state === 'not-transcribed') return null
  return 'transcript' in progress && progress.transcript === '' ? null : thirdTake
}

export function InterviewStage({ interview, onLeave }: { interview: Interview; onLeave: () => void }) {
  const { runner, localStore } = interview
  const { notes, allProgress } = useStore(interview.view)
  const { practice } = useStore(runner.view)
  const given = shownAnswer(practice)
  const progress = allProgress[practice.at]!
  const whyNone = whyNoMoreTakes(practice, progress)
  return (
    <PracticeStage
      runner={runner}
      label="Voice practice interview"
      allowance={notes.allowance}
      answer={given && <Answer interview={interview} given={given} canTryAgain={whyNone === null} />}
      hasMain={progress.state === 'needs-words'}
      beforeAnswer={(typing) => (
        <>
          {isOver(notes.session) && <p className="quiet small">{timeNote(notes.session)}</p>}
          <BeforeAnswer key={practice.at} {...typing} onAnswer={(text) => runner.type(text)} />
        </>
      )}
      // The shown answer has a status of its own.
      progressNote={progressNoteOf(given ? allProgress.toSpliced(practice.at, 1) : allProgress, localStore.keeps)}
      whyNoMoreTakes={whyNone}
      onLeave={onLeave}
    />
  )
}

interface AnswerProps {
  interview: Interview
  given: GivenAnswer
  canTryAgain: boolean
}

function Answer({ interview, given, canTryAgain }: AnswerProps) {
  const { localStore, runner } = interview
  const { notes, allProgress, allTakes } = useStore(interview.view)
  const { practice } = useStore(runner.view)
  const progress = allProgress[practice.at]!
  const takes = allTakes[practice.at]!
  const label = labelAt(practice, practice.at)
  const recording = useRecording(localStore, given.how === 'spoken' && progress.state !== 'ended' ? given.id : null)
  const onWords = (words: string) => interview.correct(given.id, words)
  return (
    <div className="stack">
      {progress.state === 'ended' ? (
        // After the 24 hours, feedback on an answer has its own price.
        <>
          <p className="quiet small">{timeNote(notes.session)}</p>
          <AnswerCoach
            key={given.id}
            {...{ localStore, label, onWords }}
            session={interview.recordingSession}
            answer={{ id: given.id, spoken: given.how === 'spoken' ? given : null, words: progress.transcript }}
            asked={questionAt(practice)}
            jobDescription={notes.jobDescription}
          />
        </>
      ) : (
        <AnswerReview
          {...{ label, recording }}
          feedback={feedbackIn(progress)}
          correcting={correctingOf(given, progress)}
          attempts={attemptsAmong(takes, given.id)}
          actions={
            progress.state === 'ready' &&
            canTryAgain && (
              // Included in the price: the two takes after the first.
              <Button
                small
                icon="retry"
                onClick={() => void runner.recordAgain()}
                note={`Included. Take ${takes.length} stays here.`}
              >
                Record again
              </Button>
            )
          }
          status={statusOf(progress, localStore.keeps)}
          words={{ ...wordsFor(progress), onChange: canCorrect(progress) ? onWords : undefined }}
        >
          {() => <Trouble progress={progress} keeps={localStore.keeps} onRetry={interview.retry} />}
        </AnswerReview>
      )}
      <OtherTakes {...{ localStore, label }} takes={otherTakesAmong(takes, given.id)} onChoose={runner.chooseTake} />
    </div>
  )
}

function statusOf(progress: AnswerProgress, keeps: LocalStore['keeps']): ReactNode {
  if (progress.state !== 'sending' && progress.state !== 'reviewing') return null
  return (
    <Spinner size={40}>
      {progress.waitsForConnection
        ? `No connection. Your answer is ${whereItIs[keeps]}; feedback follows automatically.`
        : 'Feedback is being written. You can go on to the next question.'}
    </Spinner>
  )
}

interface TroubleProps {
  progress: AnswerProgress
  keeps: LocalStore['keeps']
  onRetry: (jobId: string) => void
}

function Trouble({ progress, keeps, onRetry }: TroubleProps) {
  const hasFailed = progress.state === 'not-transcribed' || progress.state === 'not-reviewed'
  return (
    <div role="alert">
      {hasFailed && (
        <div className="box box-edge tone-red beside">
          <span className="toned">
            <Icon name="warning" />
          </span>
          <div className="fill stack start">
            <p>
              <strong>{progress.sentence}</strong>
            </p>
            <p>{`Your answer is ${whereItIs[keeps]}. Try again, record again, or type what you said.`}</p>
            <Button small icon="retry" onClick={() => onRetry(progress.jobId)}>
              Try again
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Null until there is feedback on these words. */
function correctingOf(answer: GivenAnswer, progress: AnswerProgress) {
  if (progress.state !== 'ready') return null
  const { transcript, correction } = progress
  const onCorrect = (corrections: HeardCorrections) => void correctHeard(answer.id, transcript, corrections)
  return { transcript, correction, onCorrect }
}

/** Only with feedback on the earlier words, and within the interview's limit. */
function canCorrect(progress: AnswerProgress): boolean {
  if (progress.state === 'ready') return progress.recomputationsLeft > 0
  return progress.state === 'needs-words' || progress.state === 'not-transcribed' || progress.state === 'not-reviewed'
}

const noTranscript = 'There is no transcript. Type what you said to get feedback; a rough version is enough.'
const discardedWords = 'You discarded this recording. Record again, or type what you said, to get feedback.'

function wordsFor(progress: AnswerProgress): Omit<TranscriptFieldProps, 'shown' | 'onChange'> {
  const saveLabel = 'Get feedback on these words'
  const words = { transcript: ('transcript' in progress && progress.transcript) || null, empty: emptyTranscript, saveLabel }
  if (progress.state === 'ready') {
    const saveNote = `Included. ${progress.recomputationsLeft} more for this answer.`
    return { ...words, saveLabel: 'Update the feedback', saveNote }
  }
  if (progress.state === 'not-transcribed') return { transcript: null, empty: progress.transcript, saveLabel }
  if (progress.state === 'needs-words')
    return { ...words, isNeeded: true, empty: progress.wasDiscarded ? discardedWords : noTranscript }
  return progress.state === 'sending' ? { ...words, empty: null } : words
}

function feedbackIn(progress: AnswerProgress): AnswerFeedback | null {
  if (progress.state === 'ready' || progress.state === 'not-transcribed') return progress.feedback
  return progress.state === 'reviewing' ? progress.before : null
}

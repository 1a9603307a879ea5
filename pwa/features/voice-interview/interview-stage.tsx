import { useAtomValue } from 'jotai'
import { takesPerQuestion } from '../../../api/contract/limits.ts'
import { AnswerCoach } from '../../answer-review/answer-coach.tsx'
import { OtherTakes } from '../../answer-review/other-takes.tsx'
import { BeforeAnswer } from '../../answer-review/typed-answer.tsx'
import {
  type AskedQuestion,
  type GivenAnswer,
  labelAt,
  type Practice,
  questionAt,
  shownAnswer,
  statusAt,
} from '../../media/interview-runner/practice.ts'
import { answerLimitMs, practiceSettingsAtom } from '../../media/interview-runner/practice-settings.ts'
import { PracticeStage } from '../../media/interview-runner/practice-stage.tsx'
import { isBusy } from '../../media/recorder/recorder.ts'
import { useStore } from '../../platform/use-store.ts'
import { AnswerPanel } from './answer-panel.tsx'
import type { AnswerProgress, TakeProgress } from './answer-progress.ts'
import type { Interview, InterviewView } from './interview.ts'
import { isOver, timeNote } from './practice-time.ts'
import { progressNoteOf } from './progress-note.ts'
import { otherTakesAmong } from './takes.ts'

const thirdTake = 'That was your third take, the last one included. You can still correct its transcript.'

function whyNoMoreTakes(practice: Practice, progress: AnswerProgress): string | null {
  if (!shownAnswer(practice) || statusAt(practice).takes.length < takesPerQuestion) return null
  if (progress.state === 'not-transcribed') return null
  return 'transcript' in progress && progress.transcript === '' ? null : thirdTake
}

export function InterviewStage({ interview, onLeave }: { interview: Interview; onLeave: () => void }) {
  const { runner, localStore } = interview
  const { notes, allProgress, allTakes } = useStore(interview.view)
  const { practice } = useStore(runner.view)
  const { recorder } = useStore(runner.controller.view)
  const { silence } = useAtomValue(practiceSettingsAtom)
  const progress = allProgress[practice.at]!
  const given = shownAnswer(practice)
  const label = labelAt(practice, practice.at)
  const whyNone = whyNoMoreTakes(practice, progress)
  return (
    <PracticeStage
      runner={runner}
      label="Voice practice interview"
      limit={{ limitMs: answerLimitMs[notes.allowance], isUntimed: notes.allowance === 'untimed' }}
      silence={silence}
      answer={
        given &&
        (progress.state === 'ended' ? (
          <EndedAnswer
            {...{ interview, notes }}
            answer={given}
            transcript={progress.transcript}
            takes={allTakes[practice.at]!}
            asked={questionAt(practice)}
            label={label}
          />
        ) : (
          <AnswerPanel
            localStore={localStore}
            answer={given}
            progress={progress}
            takes={allTakes[practice.at]!}
            label={label}
            whyNoMoreTakes={whyNone}
            onCorrect={(words) => interview.correct(given.id, words)}
            onRetry={interview.retry}
            onTryAgain={() => void runner.recordAgain()}
            onChoose={runner.chooseTake}
          />
        ))
      }
      beforeAnswer={
        <>
          {isOver(notes.session) && <p className="quiet small">{timeNote(notes.session)}</p>}
          <BeforeAnswer key={practice.at} isRecording={isBusy(recorder)} onAnswer={(text) => runner.type(text)} />
        </>
      }
      progressNote={progressNoteOf(allProgress, localStore.keeps)}
      whyNoMoreTakes={whyNone}
      onLeave={onLeave}
    />
  )
}

interface EndedAnswerProps {
  interview: Interview
  notes: InterviewView['notes']
  answer: GivenAnswer
  transcript: string | null
  takes: readonly TakeProgress[]
  asked: AskedQuestion
  label: string
}

/** After the 24 hours, feedback on an answer has its own price. */
function EndedAnswer({ interview, notes, answer, transcript, takes, asked, label }: EndedAnswerProps) {
  const { localStore, recordingSession, runner } = interview
  return (
    <div className="stack">
      <p className="quiet small">{timeNote(notes.session)}</p>
      <AnswerCoach
        key={answer.id}
        localStore={localStore}
        session={recordingSession}
        answer={{ id: answer.id, spoken: answer.how === 'spoken' ? answer : null, words: transcript }}
        asked={asked}
        onWords={(words) => interview.correct(answer.id, words)}
        label={label}
        jobDescription={notes.jobDescription}
      />
      <OtherTakes localStore={localStore} label={label} takes={otherTakesAmong(takes, answer.id)} onChoose={runner.chooseTake} />
    </div>
  )
}

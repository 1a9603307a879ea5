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
import { type AnswerProgress, otherTakesAmong } from './answer-progress.ts'
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
  const { notes, allProgress, allTakes } = useStore(interview.view)
  const { practice } = useStore(runner.view)
  const { recorder } = useStore(runner.controller.view)
  const { silence } = useAtomValue(practiceSettingsAtom)
  const progress = allProgress[practice.at]!
  const takes = allTakes[practice.at]!
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
        given && (
          <div className="stack">
            {progress.state === 'ended' ? (
              <EndedAnswer
                {...{ interview, label }}
                answer={given}
                transcript={progress.transcript}
                asked={questionAt(practice)}
              />
            ) : (
              <AnswerPanel {...{ interview, progress, takes, label }} answer={given} canTryAgain={whyNone === null} />
            )}
            <OtherTakes {...{ localStore, label }} takes={otherTakesAmong(takes, given.id)} onChoose={runner.chooseTake} />
          </div>
        )
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
  answer: GivenAnswer
  transcript: string | null
  asked: AskedQuestion
  label: string
}

/** After the 24 hours, feedback on an answer has its own price. */
function EndedAnswer({ interview, answer, transcript, asked, label }: EndedAnswerProps) {
  const { localStore, recordingSession } = interview
  const { notes } = useStore(interview.view)
  return (
    <>
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
    </>
  )
}

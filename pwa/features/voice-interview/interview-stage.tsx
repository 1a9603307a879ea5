import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { takesPerQuestion } from '../../../api/contract/limits.ts'
import { CaptionsLine } from '../../answer-review/captions-line.tsx'
import { TypedAnswer } from '../../answer-review/typed-answer.tsx'
import { type Practice, placeAt, shownAnswer } from '../../media/interview-runner/practice.ts'
import { practiceSettingsAtom } from '../../media/interview-runner/practice-settings.ts'
import { PracticeStage } from '../../media/interview-runner/practice-stage.tsx'
import { answerLimitMs } from '../../media/interview-runner/time-allowance.ts'
import { useInterviewRunner } from '../../media/interview-runner/use-interview-runner.ts'
import { isBusy } from '../../media/recorder/recorder.ts'
import { useRecorder } from '../../media/recorder/use-recorder.ts'
import { dismissToast, toast } from '../../ui/toast.ts'
import { AnswerPanel } from './answer-panel.tsx'
import type { AnswerProgress } from './answer-progress.ts'
import type { Interview } from './interview.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { newsOf } from './news.ts'
import { useInterview } from './use-interview.ts'

/** Specification, section 4: the last question needs an answer. */
export const recordYourAnswer = {
  title: 'Record Your Answer',
  description: 'Answer the last question, by voice or by typing, then tap Complete.',
}

const thirdTake = 'That was your third take, the last one included. You can still correct its words.'

/** A silent take, and one that could not be heard, are not counted against anybody. */
function whyNoMoreTakes(practice: Practice, progress: AnswerProgress): string | null {
  if (!shownAnswer(practice) || placeAt(practice).takes < takesPerQuestion) return null
  if (progress.state === 'not-transcribed') return null
  return 'transcript' in progress && progress.transcript === '' ? null : thirdTake
}

/** The interview on its stage. */
export function InterviewStage({ interview, onLeave }: { interview: Interview; onLeave: () => void }) {
  const { runner, localStore } = interview
  const { notes, allProgress } = useInterview(interview)
  const { practice } = useInterviewRunner(runner)
  const { silence } = useAtomValue(practiceSettingsAtom)
  const [isLeaving, setLeaving] = useState(false)
  /** The toast that asks for the last answer; gone once it is there. */
  const asked = useRef<number | null>(null)
  const progress = allProgress[practice.at]!
  const given = shownAnswer(practice)
  const complete = async () => {
    if ((await runner.complete()) === 'record-your-answer') asked.current = toast(recordYourAnswer)
  }
  useEffect(() => {
    if (given && asked.current !== null) dismissToast(asked.current)
  }, [given])
  return (
    <>
      <PracticeStage
        runner={runner}
        label="Voice practice interview"
        limit={{ limitMs: answerLimitMs[notes.allowance], isUntimed: notes.allowance === 'untimed' }}
        silence={silence}
        answer={
          given && (
            <AnswerPanel
              localStore={localStore}
              answer={given}
              progress={progress}
              label={`Question ${practice.at + 1}`}
              onCorrect={(words) => interview.correct(given.id, words)}
              onRetry={interview.retry}
            />
          )
        }
        beforeAnswer={<BeforeAnswer interview={interview} />}
        news={newsOf(allProgress, localStore.keeps)}
        whyNoMoreTakes={whyNoMoreTakes(practice, progress)}
        onComplete={() => void complete()}
        onLeave={() => setLeaving(true)}
      />
      {isLeaving && <LeaveDialog interview={interview} onStay={() => setLeaving(false)} onLeave={onLeave} />}
    </>
  )
}

/** Live captions while speaking; a field for who would rather type. */
function BeforeAnswer({ interview: { runner } }: { interview: Interview }) {
  const { recorder } = useRecorder(runner.controller)
  const { practice } = useInterviewRunner(runner)
  return (
    <div className="stack">
      <CaptionsLine />
      {!isBusy(recorder) && <TypedAnswer key={practice.at} onAnswer={(text) => runner.type(text)} />}
    </div>
  )
}

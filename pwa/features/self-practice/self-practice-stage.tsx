import { useAtomValue } from 'jotai'
import { CaptionsLine } from '../../answer-review/captions-line.tsx'
import { TypedAnswer } from '../../answer-review/typed-answer.tsx'
import { questionAt, shownAnswer } from '../../media/interview-runner/practice.ts'
import { practiceSettingsAtom } from '../../media/interview-runner/practice-settings.ts'
import { PracticeStage } from '../../media/interview-runner/practice-stage.tsx'
import { answerLimitMs } from '../../media/interview-runner/time-allowance.ts'
import { useInterviewRunner } from '../../media/interview-runner/use-interview-runner.ts'
import { isBusy } from '../../media/recorder/recorder.ts'
import { useRecorder } from '../../media/recorder/use-recorder.ts'
import { toast } from '../../ui/toast.ts'
import { AnswerCard } from './answer-card.tsx'
import type { Session } from './session.ts'

/** The practice on its stage. Leaving it rests: nothing is deleted before the person says so. */
export function SelfPracticeStage({ session, onRest }: { session: Session; onRest: () => void }) {
  const { runner, localStore, allowance } = session
  const { practice } = useInterviewRunner(runner)
  const { silence } = useAtomValue(practiceSettingsAtom)
  const given = shownAnswer(practice)
  const complete = async () => {
    if ((await runner.complete()) === 'record-your-answer')
      toast({ title: 'Record Your Answer', description: 'Answer this question, or go back to one that you have answered.' })
  }
  return (
    <PracticeStage
      runner={runner}
      label="Self practice"
      limit={{ limitMs: answerLimitMs[allowance], isUntimed: allowance === 'untimed' }}
      silence={silence}
      answer={
        given && (
          <AnswerCard
            localStore={localStore}
            question={questionAt(practice)}
            given={given}
            label={`Question ${practice.at + 1}`}
          />
        )
      }
      beforeAnswer={<BeforeAnswer session={session} />}
      onComplete={() => void complete()}
      onLeave={() => void runner.rest().then(onRest)}
    />
  )
}

/** Live captions while speaking; a field for who would rather type. */
function BeforeAnswer({ session: { runner } }: { session: Session }) {
  const { recorder } = useRecorder(runner.controller)
  const { practice } = useInterviewRunner(runner)
  return (
    <div className="stack">
      <CaptionsLine />
      {!isBusy(recorder) && <TypedAnswer key={practice.at} onAnswer={(text) => runner.type(text)} />}
    </div>
  )
}

import { useAtomValue } from 'jotai'
import { BeforeAnswer } from '../../answer-review/typed-answer.tsx'
import { questionAt, shownAnswer, statusAt } from '../../media/interview-runner/practice.ts'
import { practiceSettingsAtom } from '../../media/interview-runner/practice-settings.ts'
import { PracticeStage } from '../../media/interview-runner/practice-stage.tsx'
import { answerLimitMs } from '../../media/interview-runner/time-allowance.ts'
import { usePlanWords } from '../../media/plan-notes.tsx'
import { isBusy } from '../../media/recorder/recorder.ts'
import { useStore } from '../../platform/use-store.ts'
import { AnswerCard } from './answer-card.tsx'
import type { SelfPractice } from './open-self-practice.ts'

/** Leaving pauses it: nothing is deleted without a confirmation. */
export function SelfPracticeStage({ selfPractice, onRest }: { selfPractice: SelfPractice; onRest: () => void }) {
  const { runner, allowance } = selfPractice
  const { practice } = useStore(runner.view)
  const { recorder } = useStore(runner.controller.view)
  const planWords = usePlanWords(questionAt(practice)).filter(Boolean).join(' ')
  const { silence } = useAtomValue(practiceSettingsAtom)
  const given = shownAnswer(practice)
  return (
    <PracticeStage
      runner={runner}
      label="Self practice"
      limit={{ limitMs: answerLimitMs[allowance], isUntimed: allowance === 'untimed' }}
      silence={silence}
      answer={
        given && (
          <AnswerCard
            selfPractice={selfPractice}
            question={questionAt(practice)}
            given={given}
            status={statusAt(practice)}
            index={practice.at}
            onTryAgain={() => void runner.recordAgain()}
            onChoose={runner.chooseTake}
          />
        )
      }
      beforeAnswer={
        <BeforeAnswer key={practice.at} isRecording={isBusy(recorder)} first={planWords} onAnswer={(text) => runner.type(text)} />
      }
      onLeave={onRest}
    />
  )
}

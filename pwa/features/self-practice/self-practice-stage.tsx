import { useAtomValue } from 'jotai'
import { CaptionsLine } from '../../answers/captions-line.tsx'
import { TypedAnswer } from '../../answers/typed-answer.tsx'
import { questionAt, shownAnswer } from '../../practice/practice.ts'
import { practiceSettingsAtom } from '../../practice/practice-settings.ts'
import { PracticeStage } from '../../practice/practice-stage.tsx'
import { answerLimitMs } from '../../practice/time-allowance.ts'
import { usePracticeRoom } from '../../practice/use-practice-room.ts'
import { isBusy } from '../../recording/recorder.ts'
import { useDesk } from '../../recording/use-desk.ts'
import { toast } from '../../ui/toast.ts'
import { AnswerCard } from './answer-card.tsx'
import type { Session } from './session.ts'

/** The practice on its stage. Leaving it rests: nothing is deleted before the person says so. */
export function SelfPracticeStage({ session, onRest }: { session: Session; onRest: () => void }) {
  const { room, shelf, allowance } = session
  const { practice } = usePracticeRoom(room)
  const { silence } = useAtomValue(practiceSettingsAtom)
  const given = shownAnswer(practice)
  const complete = async () => {
    if ((await room.complete()) === 'record-your-answer')
      toast({ title: 'Record Your Answer', description: 'Answer this question, or go back to one that you have answered.' })
  }
  return (
    <PracticeStage
      room={room}
      label="Self practice"
      limit={{ limitMs: answerLimitMs[allowance], isUntimed: allowance === 'untimed' }}
      silence={silence}
      answer={
        given && <AnswerCard shelf={shelf} question={questionAt(practice)} given={given} label={`Question ${practice.at + 1}`} />
      }
      beforeAnswer={<BeforeAnswer session={session} />}
      onComplete={() => void complete()}
      onLeave={() => void room.rest().then(onRest)}
    />
  )
}

/** Live captions while speaking; a field for who would rather type. */
function BeforeAnswer({ session: { room } }: { session: Session }) {
  const { recorder } = useDesk(room.desk)
  const { practice } = usePracticeRoom(room)
  return (
    <div className="stack">
      <CaptionsLine />
      {!isBusy(recorder) && <TypedAnswer key={practice.at} onAnswer={(text) => room.type(text)} />}
    </div>
  )
}

import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { takesPerQuestion } from '../../../api/contract/limits.ts'
import { CaptionsLine } from '../../answer-review/captions-line.tsx'
import { TypedAnswer } from '../../answer-review/typed-answer.tsx'
import { type Practice, placeAt, shownAnswer } from '../../media/interview-runner/practice.ts'
import { practiceSettingsAtom } from '../../media/interview-runner/practice-settings.ts'
import { PracticeStage } from '../../media/interview-runner/practice-stage.tsx'
import { answerLimitMs } from '../../media/interview-runner/time-allowance.ts'
import { usePracticeRoom } from '../../media/interview-runner/use-practice-room.ts'
import { isBusy } from '../../media/recorder/recorder.ts'
import { useDesk } from '../../media/recorder/use-desk.ts'
import { dismissToast, toast } from '../../ui/toast.ts'
import { AnswerPanel } from './answer-panel.tsx'
import type { Interview } from './interview.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { newsOf } from './news.ts'
import type { Standing } from './standings.ts'
import { useInterview } from './use-interview.ts'

/** Specification, section 4: the last question needs an answer. */
export const recordYourAnswer = {
  title: 'Record Your Answer',
  description: 'Answer the last question, by voice or by typing, then tap Complete.',
}

const thirdTake = 'That was your third take, the last one included. You can still correct its words.'

/** A silent take, and one that could not be heard, are not counted against anybody. */
function whyNoMoreTakes(practice: Practice, standing: Standing): string | null {
  if (!shownAnswer(practice) || placeAt(practice).takes < takesPerQuestion) return null
  if (standing.state === 'not-transcribed') return null
  return 'transcript' in standing && standing.transcript === '' ? null : thirdTake
}

/** The interview on its stage. */
export function InterviewStage({ interview, onLeave }: { interview: Interview; onLeave: () => void }) {
  const { room, shelf } = interview
  const { notes, standings } = useInterview(interview)
  const { practice } = usePracticeRoom(room)
  const { silence } = useAtomValue(practiceSettingsAtom)
  const [isLeaving, setLeaving] = useState(false)
  /** The toast that asks for the last answer; gone once it is there. */
  const asked = useRef<number | null>(null)
  const standing = standings[practice.at]!
  const given = shownAnswer(practice)
  const complete = async () => {
    if ((await room.complete()) === 'record-your-answer') asked.current = toast(recordYourAnswer)
  }
  useEffect(() => {
    if (given && asked.current !== null) dismissToast(asked.current)
  }, [given])
  return (
    <>
      <PracticeStage
        room={room}
        label="Voice practice interview"
        limit={{ limitMs: answerLimitMs[notes.allowance], isUntimed: notes.allowance === 'untimed' }}
        silence={silence}
        answer={
          given && (
            <AnswerPanel
              shelf={shelf}
              answer={given}
              standing={standing}
              label={`Question ${practice.at + 1}`}
              onCorrect={(words) => interview.correct(given.id, words)}
              onRetry={interview.retry}
            />
          )
        }
        beforeAnswer={<BeforeAnswer interview={interview} />}
        news={newsOf(standings, shelf.keeps)}
        whyNoMoreTakes={whyNoMoreTakes(practice, standing)}
        onComplete={() => void complete()}
        onLeave={() => setLeaving(true)}
      />
      {isLeaving && <LeaveDialog interview={interview} onStay={() => setLeaving(false)} onLeave={onLeave} />}
    </>
  )
}

/** Live captions while speaking; a field for who would rather type. */
function BeforeAnswer({ interview: { room } }: { interview: Interview }) {
  const { recorder } = useDesk(room.desk)
  const { practice } = usePracticeRoom(room)
  return (
    <div className="stack">
      <CaptionsLine />
      {!isBusy(recorder) && <TypedAnswer key={practice.at} onAnswer={(text) => room.type(text)} />}
    </div>
  )
}

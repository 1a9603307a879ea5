import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { CaptionsLine } from '../../answer-review/captions-line.tsx'
import { useAskBeforeLeaving } from '../../generation/use-ask-before-leaving.ts'
import { questionLabel } from '../../media/interview-runner/practice.ts'
import { RecorderControls } from '../../media/recorder/recorder-controls.tsx'
import { useStore } from '../../platform/use-store.ts'
import { configAtom } from '../../session/auth/session.ts'
import { useOnLeave } from '../../ui/in-front.ts'
import { openOwnRecording, ownAnswerLimitMs } from './own-recording.ts'
import { dispatchSession, type OwnSession } from './session-store.ts'

/** Records an own answer. Leaving the screen stops the recording and keeps what was said. */
export function OwnRecorder({ ownSession, index, onSaved }: { ownSession: OwnSession; index: number; onSaved: () => void }) {
  const transcription = useAtomValue(configAtom)?.transcription ?? null
  const [recording] = useState(() =>
    openOwnRecording(ownSession, transcription, (answer) => {
      dispatchSession({ type: 'own-answer-was-saved', index, answer })
      onSaved()
    }),
  )
  const { recorder } = useStore(recording.controller.view)
  useAskBeforeLeaving(recorder.state === 'recording' || recorder.state === 'paused')
  useOnLeave(recording.leave)
  return (
    <div className="stage qa-stage">
      <RecorderControls
        controller={recording.controller}
        limitMs={ownAnswerLimitMs}
        onRecord={() => void recording.record(questionLabel(index))}
      />
      <CaptionsLine />
    </div>
  )
}

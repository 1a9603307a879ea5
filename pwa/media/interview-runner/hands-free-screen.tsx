import './hands-free-screen.css'
import { Button, IconButton } from '../../ui/button.tsx'
import { clockOf } from '../recorder/clock-words.ts'
import { whileRecording } from '../recorder/recording-texts.ts'
import { useReading, useRecorder } from '../recorder/use-recorder.ts'
import type { InterviewRunner } from './interview-runner.ts'
import { questionAt, shownAnswer } from './practice.ts'
import type { RunnerView } from './runner-state.ts'
import { StageMeter, StageNote, type TimeLimit } from './stage-controls.tsx'
import { useInterviewRunner } from './use-interview-runner.ts'

interface HandsFreeScreenProps {
  runner: InterviewRunner
  limit: TimeLimit
  onLeaveHandsFree: () => void
  onLeave: () => void
}

/** One word for what is going on, readable at arm's length. */
function stateWord({ beat }: RunnerView, recorderState: string): string {
  if (recorderState === 'paused') return 'Rest'
  if (beat === 'reading') return 'Listen'
  if (beat === 'tone') return 'Stand by'
  if (beat === 'listening') return "You're on"
  return 'Rest'
}

function buttonWords({ beat, practice }: RunnerView, recorderState: string): string {
  if (recorderState === 'paused') return 'Tap anywhere to go on'
  if (recorderState === 'recording') return 'Tap anywhere when done'
  if (beat === 'reading' || beat === 'tone') return 'Tap anywhere to answer now'
  return shownAnswer(practice) ? 'Tap anywhere for the next question' : 'Tap anywhere to answer'
}

/** Hands-free: a state word, the question and the time, big; the whole lower half is one button. */
export function HandsFreeScreen({ runner, limit, onLeaveHandsFree, onLeave }: HandsFreeScreenProps) {
  const view = useInterviewRunner(runner)
  const { controller } = runner
  const { recorder, keeps } = useRecorder(controller)
  const isRecording = recorder.state === 'recording'
  const recordedMs = useReading(controller.recordedMs, 250, isRecording)
  const shownMs = limit.isUntimed ? recordedMs : limit.limitMs - recordedMs
  const { at, questions } = view.practice
  return (
    <div className="hands-free" data-beat={view.beat} data-recording={isRecording}>
      <header className="stage-top">
        <IconButton icon="close" label="Leave" onClick={onLeave} />
        <h1>{`Question ${at + 1} of ${questions.length}`}</h1>
        <Button small look="quiet" onClick={onLeaveHandsFree}>
          By hand
        </Button>
      </header>
      <div className="hands-free-top">
        <p className="hands-free-state" role={isRecording ? undefined : 'status'}>
          {stateWord(view, recorder.state)}
        </p>
        <h2>{questionAt(view.practice).question}</h2>
        <StageNote controller={controller} otherwise={whileRecording[keeps]} />
      </div>
      <div className="hands-free-time">
        <p className="recorder-time numbers" role="timer" aria-live="off">
          {clockOf(Math.max(0, shownMs))}
        </p>
        <StageMeter controller={controller} />
        {(isRecording || recorder.state === 'paused') && (
          <Button small onClick={isRecording ? controller.pause : controller.resume}>
            {isRecording ? 'Pause' : 'Resume'}
          </Button>
        )}
      </div>
      <button type="button" className="hands-free-button" data-first onClick={() => void runner.press()}>
        {buttonWords(view, recorder.state)}
      </button>
    </div>
  )
}

import './hands-free-screen.css'
import { useStore } from '../../platform/use-store.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { LevelMeter } from '../recorder/level-meter.tsx'
import type { Recorder } from '../recorder/recorder.ts'
import { RecorderNote, RecorderTime, RecorderTrouble, type TimeLimit } from '../recorder/recorder-parts.tsx'
import { whileRecording } from '../recorder/recording-texts.ts'
import type { InterviewRunner } from './interview-runner.ts'
import { lettersOf, questionAt, questionOfAll } from './practice.ts'
import { pressAction, type RunnerView } from './runner-state.ts'

interface HandsFreeScreenProps {
  runner: InterviewRunner
  limit: TimeLimit
  onLeave: () => void
}

function stateWord({ handsFree }: RunnerView, recorderState: string): string {
  if (recorderState === 'paused') return 'Rest'
  if (handsFree === 'reading') return 'Listen'
  if (handsFree === 'tone') return 'Stand by'
  return handsFree === 'listening' ? "You're on" : 'Rest'
}

function buttonWords(view: RunnerView, recorderState: Recorder['state']): string {
  switch (pressAction(view, recorderState)) {
    case 'resume':
      return 'Tap anywhere to resume'
    case 'stop':
      return 'Tap anywhere when done'
    case 'continue':
      return 'Tap anywhere for the next question'
    case 'record':
      return view.handsFree === 'waiting' ? 'Tap anywhere to answer' : 'Tap anywhere to answer now'
  }
}

export function HandsFreeScreen({ runner, limit, onLeave }: HandsFreeScreenProps) {
  const view = useStore(runner.view)
  const { controller } = runner
  const { recorder, keeps } = useStore(controller.view)
  const isRecording = recorder.state === 'recording'
  return (
    <div className="hands-free stage-frame" data-recording={isRecording}>
      <header className="stage-top flanked">
        <IconButton icon="close" label="Leave" onClick={onLeave} />
        <h1>{questionOfAll(view.practice)}</h1>
        <Button small look="quiet" onClick={() => void runner.setHandsFree(false)}>
          Use buttons
        </Button>
      </header>
      <div className="stage-scroll stack-close">
        <p className="hands-free-state" role={isRecording ? undefined : 'status'}>
          {stateWord(view, recorder.state)}
        </p>
        <h2 style={lettersOf(questionAt(view.practice).question)}>{questionAt(view.practice).question}</h2>
        <RecorderTrouble controller={controller} />
        <RecorderNote controller={controller} otherwise={whileRecording[keeps]} />
        <div className="row">
          <RecorderTime controller={controller} limit={limit} />
          <LevelMeter read={controller.levelDb} isOn={isRecording} />
        </div>
      </div>
      <button type="button" className="hands-free-button stage-bottom" data-first onClick={() => void runner.press()}>
        {buttonWords(view, recorder.state)}
      </button>
    </div>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsDesktop } from '../../platform/media-query.ts'
import { useStore } from '../../platform/use-store.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { dismissToast, toast } from '../../ui/toast.ts'
import { PlanNotes } from '../plan-notes.tsx'
import { isBusy } from '../recorder/recorder.ts'
import { RecordButton, RecorderNote, RecorderTime, RecorderTrouble, type TimeLimit } from '../recorder/recorder-parts.tsx'
import { beforeAsking, troubleOf, whereItIs } from '../recorder/recording-texts.ts'
import { HandsFreeScreen } from './hands-free-screen.tsx'
import type { InterviewRunner } from './interview-runner.ts'
import { answeredCount, isLast, lettersOf, questionAt, questionOfAll, shownAnswer } from './practice.ts'
import { allowances, type TimeAllowance } from './practice-settings.ts'
import { ProgressDots } from './progress-dots.tsx'
import { Stage } from './stage.tsx'

export interface Typing {
  typing: 'not-offered' | 'offered' | 'open'
  onTyping: (isTyping: boolean) => void
}

interface PracticeStageProps {
  runner: InterviewRunner
  /** Names the practice for screen readers. */
  label: string
  allowance: TimeAllowance
  answer: ReactNode
  beforeAnswer: (typing: Typing) => ReactNode
  /** The answer has a main button of its own. */
  hasMain?: boolean
  progressNote?: string | null
  whyNoMoreTakes?: string | null
  /** The user confirmed, and the microphone is off. */
  onLeave: () => void
}

/** By hand with all its buttons, or hands-free with one. */
export function PracticeStage(props: PracticeStageProps) {
  const { runner, label, allowance } = props
  const [isLeaving, setLeaving] = useState(false)
  const onLeave = () => setLeaving(true)
  const { handsFree } = useStore(runner.view)
  const limit = { limitMs: allowances[allowance].limitMs, isUntimed: allowance === 'untimed' }
  return (
    <Stage label={label} controller={runner.controller} limitMs={limit.limitMs} onLeave={onLeave}>
      {handsFree === 'off' ? <ByHand {...props} {...{ limit, onLeave }} /> : <HandsFreeScreen {...{ runner, limit, onLeave }} />}
      {isLeaving && <LeaveDialog runner={runner} onStay={() => setLeaving(false)} onLeave={props.onLeave} />}
    </Stage>
  )
}

interface ByHandProps extends PracticeStageProps {
  limit: TimeLimit
}

function ByHand({ runner, limit, answer, beforeAnswer, hasMain = false, progressNote, whyNoMoreTakes, onLeave }: ByHandProps) {
  const { practice } = useStore(runner.view)
  const { recorder, keeps } = useStore(runner.controller.view)
  const given = shownAnswer(practice)
  const isOpen = isBusy(recorder)
  const isShown = given !== null && !isOpen
  const isRefused = !isShown && troubleOf(recorder) !== null
  const [typingAt, setTypingAt] = useState<number | null>(null)
  const typing = typingAt === practice.at && !isOpen ? 'open' : isOpen || isRefused ? 'not-offered' : 'offered'
  const isDesktop = useIsDesktop()
  const frame = useRef<HTMLDivElement>(null)
  // In large text everything scrolls, and the focus on the record button would leave the question above.
  useEffect(() => {
    if (practice.at >= 0) frame.current?.scrollTo(0, 0)
    // Whoever comes back to a question finds it as it was.
    return () => setTypingAt(null)
  }, [practice.at])
  const record = () => void (given ? runner.recordAgain() : runner.record())
  const endsHere = isLast(practice) && !given && !isOpen && !practice.wasCompleted
  const { complete, isReminded } = useComplete(runner)
  return (
    <div className="stage-frame" ref={frame}>
      <header className="stage-top flanked">
        <IconButton icon="close" label="Leave" onClick={onLeave} />
        <h1>{questionOfAll(practice)}</h1>
        {practice.wasCompleted ? (
          <Button small look="quiet" onClick={complete}>
            Summary
          </Button>
        ) : (
          <Button small look="quiet" disabled={isOpen} onClick={() => void runner.setHandsFree(true)}>
            Hands-free
          </Button>
        )}
      </header>
      <NewQuestion runner={runner} />
      <ProgressDots practice={practice} onGo={(index) => void runner.goTo(index)} />
      <div className="stage-scroll" data-answered={isShown} key={practice.at}>
        <Question runner={runner} />
        <div className="stage-below stack">
          {!isShown && typing !== 'open' && <RecorderTrouble controller={runner.controller} />}
          {isShown ? answer : beforeAnswer({ typing, onTyping: (isTyping) => setTypingAt(isTyping ? practice.at : null) })}
        </div>
        {/* The new key folds it again when the answer appears. */}
        <PlanNotes key={String(isShown)} question={questionAt(practice)} />
      </div>
      <footer className="stage-bottom stack-close centered">
        <div className="stage-controls stack-close centered" data-answered={isShown || isRefused}>
          {isRefused ? (
            <Button look="main" wide={!isDesktop} icon="pen" onClick={() => setTypingAt(practice.at)}>
              Type instead
            </Button>
          ) : (
            !isShown && <RecorderTime controller={runner.controller} limit={limit} />
          )}
          <div className="stage-row flanked">
            {practice.at === 0 ? (
              <span />
            ) : (
              <Button look="quiet" onClick={() => void runner.previous()}>
                Previous
              </Button>
            )}
            <RecordButton
              controller={runner.controller}
              hasAnswer={given !== null}
              isDisabled={Boolean(whyNoMoreTakes)}
              onRecord={record}
            />
            <OnButton runner={runner} hasAnswer={given !== null} {...{ hasMain, isOpen }} onComplete={complete} />
          </div>
        </div>
        {endsHere && isReminded && answeredCount(practice) > 0 && (
          <Button small onClick={() => void runner.finish()}>
            Finish without it
          </Button>
        )}
        <RecorderNote
          controller={runner.controller}
          otherwise={whyNoMoreTakes ?? progressNote ?? (given || endsHere ? null : beforeAsking[keeps])}
        />
      </footer>
    </div>
  )
}

/** Without an answer to the last question, a message says what is missing; it leaves when the answer is there. */
function useComplete(runner: InterviewRunner) {
  const [reminder, setReminder] = useState<number | null>(null)
  const isWanted = shownAnswer(useStore(runner.view).practice) === null
  useEffect(() => {
    if (reminder !== null && isWanted) return () => dismissToast(reminder)
  }, [reminder, isWanted])
  const complete = () =>
    void runner.complete().then((isCompleted) => {
      if (!isCompleted) setReminder(toast(recordYourAnswer))
    })
  return { complete, isReminded: reminder !== null }
}

const recordYourAnswer = {
  title: 'Record Your Answer',
  description: 'Complete needs an answer to the last question. You can also finish without it.',
}

/** Announces each new question, with its words where no voice reads them. Never while recording. */
function NewQuestion({ runner }: { runner: InterviewRunner }) {
  const { practice, hasNoVoice } = useStore(runner.view)
  const words = `${questionOfAll(practice)}.`
  return (
    <p className="only-heard" role="status">
      {hasNoVoice ? `${words} ${questionAt(practice).question}` : words}
    </p>
  )
}

function Question({ runner }: { runner: InterviewRunner }) {
  const { practice, isReading, hasNoVoice } = useStore(runner.view)
  const { recorder } = useStore(runner.controller.view)
  const asked = questionAt(practice)
  return (
    <section className="stage-question stack-close start" aria-label="The question">
      <h2 style={lettersOf(asked.question)}>{asked.question}</h2>
      {asked.goal && <p className="quiet small">{whyTheyAsk(asked.goal)}</p>}
      {hasNoVoice ? (
        <p className="quiet small">This browser cannot read aloud. Please read the question yourself.</p>
      ) : (
        <Button
          small
          look="quiet"
          className="stage-hear"
          icon="play"
          disabled={recorder.state === 'recording'}
          onClick={() => void runner.replay()}
        >
          <span>{isReading ? 'Start over' : 'Hear the question again'}</span>
        </Button>
      )}
    </section>
  )
}

/** A default question's goal is half a sentence ("How you set priorities"); a model may write a topic. */
const whyTheyAsk = (goal: string): string =>
  /^(?:how|what|whether|which|why|who|when|where|if)\b/iu.test(goal)
    ? `They want to see ${goal.charAt(0).toLowerCase()}${goal.slice(1)}.`
    : `Why they ask: ${goal}`

interface OnButtonProps {
  runner: InterviewRunner
  hasAnswer: boolean
  hasMain: boolean
  isOpen: boolean
  onComplete: () => void
}

/** While recording, Stop is the loudest button. */
function OnButton({ runner, hasAnswer, hasMain, isOpen, onComplete }: OnButtonProps) {
  const { practice } = useStore(runner.view)
  const ends = isLast(practice)
  return (
    <Button
      look={!isOpen && (hasAnswer || (ends && practice.wasCompleted)) ? (hasMain ? 'plain' : 'main') : 'quiet'}
      onClick={ends ? onComplete : () => void runner.next()}
    >
      {ends ? 'Complete' : hasAnswer || isOpen ? 'Next' : 'Skip'}
    </Button>
  )
}

interface LeaveDialogProps {
  runner: InterviewRunner
  onStay: () => void
  onLeave: () => void
}

export function LeaveDialog({ runner, onStay, onLeave }: LeaveDialogProps) {
  const { keeps, recorder } = runner.controller.view.get()
  const stops =
    recorder.state === 'recording' || recorder.state === 'paused' ? 'The recording stops and counts as your answer. ' : ''
  return (
    <ConfirmDialog
      title="Leave the interview for now?"
      description={`${stops}Your answers are ${whereItIs[keeps]}, and this question waits for you.`}
      confirm="Leave for now"
      look="plain"
      onConfirm={() => void runner.rest().then(onLeave)}
      keep="Stay"
      onKeep={onStay}
    />
  )
}

import { useAtom } from 'jotai'
import { useState } from 'react'
import { PracticeTiles } from '../../answer-review/practice-tiles.tsx'
import { useAskBeforeLeaving } from '../../generation/leaving-guard.ts'
import { useAskedStep } from '../../generation/next-step.tsx'
import { answeredCount, questionOfAll } from '../../media/interview-runner/practice.ts'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useStore } from '../../platform/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Completed, EndDialog } from './completed.tsx'
import type { Interview } from './interview.ts'
import { InterviewStage } from './interview-stage.tsx'
import { isOnStageAtom } from './interview-store.ts'
import { isOver, timeNote } from './practice-time.ts'
import { interviewCredits } from './start-rules.ts'
import { progressNoteOf, tilesOf } from './summary-words.ts'

interface UnderWayProps {
  interview: Interview
  isInFront: boolean
}

export default function UnderWay({ interview, isInFront }: UnderWayProps) {
  const { practice } = useStore(interview.runner.view)
  const { isSaved } = useStore(interview.view)
  const [isOnStage, setOnStage] = useAtom(isOnStageAtom)
  useAskBeforeLeaving(!isSaved)
  const review = (index: number | null) => {
    interview.runner.review()
    setOnStage(true)
    if (index !== null) void interview.runner.goTo(index)
  }
  useAskedStep('go on', isInFront, () => review(practice.places.findIndex(({ answer }) => !answer)))
  if (practice.phase === 'completed') return <Completed interview={interview} onReview={review} />
  if (isOnStage && isInFront) return <InterviewStage interview={interview} onLeave={() => setOnStage(false)} />
  return <Resting interview={interview} onContinue={() => setOnStage(true)} />
}

function Resting({ interview, onContinue }: { interview: Interview; onContinue: () => void }) {
  const { practice } = useStore(interview.runner.view)
  const { allProgress, notes } = useStore(interview.view)
  const [isEnding, setEnding] = useState(false)
  const given = answeredCount(practice)
  const hasEnded = isOver(notes.session)
  const open = (index: number) => {
    onContinue()
    void interview.runner.goTo(index)
  }
  return (
    <Card as="section" className="practice-waits stack">
      <h2>{hasEnded ? 'Your interview has ended' : 'Your interview is waiting'}</h2>
      <p>{`${questionOfAll(practice)}, ${given} answered. Everything is ${whereItIs[interview.localStore.keeps]}.`}</p>
      <p className="small quiet" role="status">
        {timeNote(notes.session)} {progressNoteOf(allProgress, interview.localStore.keeps)}
      </p>
      <PracticeTiles tiles={tilesOf({ notes, allProgress })} onOpen={open} />
      {hasEnded && (
        <Button look="main" wide onClick={() => setEnding(true)} note={`${interviewCredits} credits. It replaces this one.`}>
          Start a new interview
        </Button>
      )}
      <Button look={hasEnded ? 'plain' : 'main'} wide onClick={onContinue}>
        {hasEnded ? 'Go on with this one' : 'Continue'}
      </Button>
      {given > 0 && (
        <Button wide onClick={() => void interview.runner.finish()}>
          Finish and see the summary
        </Button>
      )}
      {!hasEnded && (
        <Button wide look="quiet" onClick={() => setEnding(true)}>
          End this interview
        </Button>
      )}
      {isEnding && <EndDialog interview={interview} onStay={() => setEnding(false)} onEnded={() => location.reload()} />}
    </Card>
  )
}

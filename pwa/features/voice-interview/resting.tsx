import { useState } from 'react'
import { answeredCount, questionOfAll } from '../../media/interview-runner/practice.ts'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useStore } from '../../platform/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EndDialog } from './end-dialog.tsx'
import type { Interview } from './interview.ts'
import { isOver, leftWords, timeNote } from './practice-time.ts'
import { progressNoteOf } from './progress-note.ts'
import { interviewCredits } from './start-rules.ts'

export function Resting({ interview, onContinue }: { interview: Interview; onContinue: () => void }) {
  const { practice } = useStore(interview.runner.view)
  const { allProgress, notes } = useStore(interview.view)
  const [isEnding, setEnding] = useState(false)
  const given = answeredCount(practice)
  const { session } = notes
  const hasEnded = isOver(session)
  return (
    <Card as="section">
      <div className="stack">
        <h2>{hasEnded ? 'Your interview has ended' : 'Your interview is waiting'}</h2>
        <p>{`${questionOfAll(practice)}, ${given} answered. Everything is ${whereItIs[interview.localStore.keeps]}.`}</p>
        <p>{hasEnded ? timeNote(session) : `${timeNote(session)} You have ${leftWords(session)} left.`}</p>
        <p className="quiet" role="status">
          {progressNoteOf(allProgress, interview.localStore.keeps)}
        </p>
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
            Finish here and see the summary
          </Button>
        )}
        {!hasEnded && (
          <Button wide look="quiet" onClick={() => setEnding(true)}>
            End this interview
          </Button>
        )}
      </div>
      {isEnding && <EndDialog interview={interview} onStay={() => setEnding(false)} onEnded={() => location.reload()} />}
    </Card>
  )
}

import { useState } from 'react'
import { answeredCount, questionOfAll } from '../../media/interview-runner/practice.ts'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useStore } from '../../platform/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EndDialog } from './end-dialog.tsx'
import type { Interview } from './interview.ts'
import { progressNoteOf } from './progress-note.ts'

/** Shown while the person has left the stage and the interview waits. */
export function Resting({ interview, onContinue }: { interview: Interview; onContinue: () => void }) {
  const { practice } = useStore(interview.runner.view)
  const { allProgress } = useStore(interview.view)
  const [isEnding, setEnding] = useState(false)
  const given = answeredCount(practice)
  return (
    <Card as="section">
      <div className="stack">
        <h2>Your interview is waiting</h2>
        <p>{`${questionOfAll(practice)}, ${given} answered. Everything is ${whereItIs[interview.localStore.keeps]}.`}</p>
        <p className="quiet" role="status">
          {progressNoteOf(allProgress, interview.localStore.keeps)}
        </p>
        <Button look="main" wide onClick={onContinue}>
          Continue
        </Button>
        {given > 0 && (
          <Button wide onClick={() => interview.runner.finish()}>
            Finish here and see the summary
          </Button>
        )}
        <Button wide look="quiet" onClick={() => setEnding(true)}>
          End this interview
        </Button>
      </div>
      {isEnding && <EndDialog interview={interview} onStay={() => setEnding(false)} onEnded={() => location.reload()} />}
    </Card>
  )
}

import { useState } from 'react'
import { useInterviewRunner } from '../../media/interview-runner/use-interview-runner.ts'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EndDialog } from './end-dialog.tsx'
import type { Interview } from './interview.ts'
import { newsOf } from './news.ts'
import { useInterview } from './use-interview.ts'

/** The person has left the stage; the interview waits. */
export function Resting({ interview, onGoOn }: { interview: Interview; onGoOn: () => void }) {
  const { practice } = useInterviewRunner(interview.runner)
  const { allProgress } = useInterview(interview)
  const [isEnding, setEnding] = useState(false)
  const given = practice.places.filter(({ answer }) => answer !== null).length
  return (
    <Card as="section">
      <div className="stack">
        <h2>Your interview is waiting</h2>
        <p>{`Question ${practice.at + 1} of ${practice.questions.length}, ${given} answered. Everything is ${whereItIs[interview.localStore.keeps]}.`}</p>
        <p className="quiet" role="status">
          {newsOf(allProgress, interview.localStore.keeps)}
        </p>
        <Button look="main" wide onClick={onGoOn}>
          Go on
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

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { givenCount } from './given-count.ts'
import { endSelfPractice, type SelfPractice } from './open-self-practice.ts'

/** Ends the practice; its answers are deleted, so it asks first. */
export function EndButton({ selfPractice, label }: { selfPractice: SelfPractice; label: string }) {
  const [asks, setAsks] = useState(false)
  const { practice } = selfPractice.runner.view.get()
  const hasAnswers = practice.places.some(({ answer }) => answer !== null)
  return (
    <>
      <Button wide onClick={() => (hasAnswers ? setAsks(true) : void endSelfPractice(selfPractice))}>
        {label}
      </Button>
      {asks && (
        <Dialog
          title="End this practice?"
          description={`${givenCount(practice)} and all feedback on them are deleted from this device. Copy what you want to keep first.`}
          look="alert"
          onClose={() => setAsks(false)}
          actions={
            <>
              <Button look="danger" onClick={() => void endSelfPractice(selfPractice)}>
                End and delete
              </Button>
              <Button look="main" onClick={() => setAsks(false)}>
                Keep it
              </Button>
            </>
          }
        />
      )}
    </>
  )
}

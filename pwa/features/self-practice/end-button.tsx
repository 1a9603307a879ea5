import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { givenCount } from './given-count.ts'
import { endSession, type Session } from './session.ts'

/** Ends the practice; its answers are deleted, so it asks first. */
export function EndButton({ session, label }: { session: Session; label: string }) {
  const [asks, setAsks] = useState(false)
  const { practice } = session.runner.view()
  const hasAnswers = practice.places.some(({ answer }) => answer !== null)
  return (
    <>
      <Button wide onClick={() => (hasAnswers ? setAsks(true) : void endSession(session))}>
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
              <Button look="danger" onClick={() => void endSession(session)}>
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

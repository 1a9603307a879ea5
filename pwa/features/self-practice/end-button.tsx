import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { endSelfPractice, givenCount, type SelfPractice } from './open-self-practice.ts'

export function EndButton({ selfPractice, label }: { selfPractice: SelfPractice; label: string }) {
  const [isAsking, setAsking] = useState(false)
  const { practice } = selfPractice.runner.view.get()
  const hasAnswers = practice.places.some(({ answer }) => answer !== null)
  return (
    <>
      <Button wide onClick={() => (hasAnswers ? setAsking(true) : void endSelfPractice(selfPractice))}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="End this practice?"
          description={`${givenCount(practice)} and all feedback on them will be deleted from this device. Copy what you want to keep first.`}
          confirm="End and delete"
          onConfirm={() => void endSelfPractice(selfPractice)}
          keep="Keep it"
          onKeep={() => setAsking(false)}
        />
      )}
    </>
  )
}

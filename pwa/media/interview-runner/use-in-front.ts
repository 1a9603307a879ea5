import { useIonViewWillEnter, useIonViewWillLeave } from '@ionic/react'
import { useRef, useState } from 'react'
import type { InterviewRunner } from './interview-runner.ts'

/** Whether this screen is in front: only then is its stage shown, over everything. Leaving the screen releases the microphone. */
export function useInFront(runner: InterviewRunner | undefined): boolean {
  const [isInFront, setInFront] = useState(true)
  const current = useRef(runner)
  current.current = runner
  useIonViewWillEnter(() => setInFront(true))
  useIonViewWillLeave(() => {
    setInFront(false)
    void current.current?.rest()
  })
  return isInFront
}

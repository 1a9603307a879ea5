import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import { useIsInFront, useOnLeave } from '../../ui/in-front.ts'
import { Later } from '../../ui/later.tsx'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch } from '../../ui/sibling-switch.tsx'
import { selfPracticeAtom } from './open-self-practice.ts'
import { StartPractice } from './start-form.tsx'
import { useStart } from './use-start.ts'

/** Everything after the first question loads separately. */
const UnderWay = lazy(() => import('./under-way.tsx'))

export default function SelfPracticePage() {
  const selfPractice = useAtomValue(selfPracticeAtom)
  const isInFront = useIsInFront()
  useOnLeave(() => selfPractice?.runner.rest())
  const start = useStart()
  return (
    <Page title="Self practice" wide switcher={<SiblingSwitch here="/self-interview-prep" />}>
      {selfPractice ? (
        <Later>
          <UnderWay selfPractice={selfPractice} isInFront={isInFront} />
        </Later>
      ) : (
        <StartPractice start={start} />
      )}
    </Page>
  )
}

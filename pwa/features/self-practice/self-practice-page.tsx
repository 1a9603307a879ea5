import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import { useIsInFront, useOnLeave } from '../../ui/in-front.ts'
import { Later } from '../../ui/later.tsx'
import { type FeaturePageProps, Page } from '../../ui/page.tsx'
import { selfPracticeAtom } from './open-self-practice.ts'
import { StartPractice } from './start-form.tsx'
import { useStart } from './use-start.ts'

/** Everything after the first question loads separately. */
const UnderWay = lazy(() => import('./under-way.tsx'))

export default function SelfPracticePage({ switcher }: FeaturePageProps) {
  const selfPractice = useAtomValue(selfPracticeAtom)
  const isInFront = useIsInFront()
  useOnLeave(() => selfPractice?.runner.rest())
  const start = useStart()
  return (
    <Page title="Self practice" wide switcher={switcher}>
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

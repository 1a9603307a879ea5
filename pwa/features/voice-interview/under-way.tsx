import { useAtom } from 'jotai'
import { useAskBeforeLeaving } from '../../generation/leaving-guard.ts'
import { useStore } from '../../platform/use-store.ts'
import { Completed } from './completed.tsx'
import type { Interview } from './interview.ts'
import { InterviewStage } from './interview-stage.tsx'
import { isOnStageAtom } from './interview-store.ts'
import { Resting } from './resting.tsx'

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
  if (practice.phase === 'completed') return <Completed interview={interview} onReview={review} />
  if (isOnStage && isInFront) return <InterviewStage interview={interview} onLeave={() => setOnStage(false)} />
  return <Resting interview={interview} onContinue={() => setOnStage(true)} />
}

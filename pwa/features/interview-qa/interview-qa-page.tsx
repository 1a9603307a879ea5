import './interview-qa.css'
import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import { Arrivals } from '../../generation/arrivals.tsx'
import { GeneratingCard } from '../../generation/generating-card.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { askedWords } from '../../generation/status-words.ts'
import { useResumeAfterReload, useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { configAtom } from '../../session/auth/session.ts'
import { Later } from '../../ui/later.tsx'
import { type FeaturePageProps, Page } from '../../ui/page.tsx'
import { useReadyTitle } from '../../ui/tab-title.ts'
import { qaCredits } from './form-rules.ts'
import { questionsAtom } from './question-generation.ts'
import { InitialPhase } from './questions-form.tsx'
import { phaseAtom } from './session-store.ts'
import { useQuestionsForm } from './use-questions-form.ts'

const GuidePhase = lazy(() => import('./guide-phase.tsx'))
const CompletedPhase = lazy(() => import('./guide-phase.tsx').then((module) => ({ default: module.CompletedPhase })))

export default function InterviewQaPage({ switcher }: FeaturePageProps) {
  const phase = useAtomValue(phaseAtom)
  const questions = useAtomValue(questionsAtom)
  useReadyTitle(phase === 'in-progress' && questions.run.state === 'idle')

  const form = useQuestionsForm()
  useResumeAfterReload(form.resumeAfterReload)

  const top = useTopOfPhase<HTMLDivElement>(phase)

  const count = receivedOf(questions).questions?.questions.length ?? 0
  const lines = Array.from({ length: count }, (_, index) => `Question ${index + 1} ready`)
  return (
    <Page title={phase === 'completed' ? 'Session Completed' : 'Interview Q&A Preparation'} wide switcher={switcher}>
      <div className="feature stack" ref={top} tabIndex={-1}>
        {phase === 'initial' && <InitialPhase form={form} />}
        {phase === 'preparing' && <Preparing />}
        <Later>
          {phase === 'in-progress' && <GuidePhase />}
          {phase === 'completed' && <CompletedPhase />}
        </Later>
        <Arrivals lines={phase === 'in-progress' ? lines : []} />
      </div>
    </Page>
  )
}

/** Until the first question arrives, and for at least 1.5 s. */
function Preparing() {
  const isDevMode = useAtomValue(configAtom)?.devMode ?? false
  return (
    <GeneratingCard
      title="Preparing Your Questions"
      doing="AI Analysis In Progress"
      run={useAtomValue(questionsAtom).run}
      hold={askedWords(isDevMode ? 0 : qaCredits)}
      steps={['Reading your resume', 'Reading the ad', 'Choosing ten questions', 'Planning your answers']}
    >
      <p className="small quiet">Please wait a moment... This takes up to 30 seconds.</p>
    </GeneratingCard>
  )
}

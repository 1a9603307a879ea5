import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import { Arrivals } from '../../generation/arrivals.tsx'
import { GeneratingCard } from '../../generation/generating-card.tsx'
import { askedWords } from '../../generation/status-words.ts'
import { useResumeAfterReload, useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { Later } from '../../ui/later.tsx'
import { type FeaturePageProps, Page } from '../../ui/page.tsx'
import { useReadyTitle } from '../../ui/tab-title.ts'
import { InitialPhase, useLetterForm } from './letter-form.tsx'
import { letterAtom, letterCreditsAtom } from './letter-generation.ts'

const LetterPhase = lazy(() => import('./letter-phase.tsx').then((module) => ({ default: module.LetterPhase })))

export default function CoverLetterPage({ switcher }: FeaturePageProps) {
  const { run, isOpen, last } = useAtomValue(letterAtom)
  const letter = (isOpen && last?.received.letter) || null
  const phase = run.state === 'running' ? 'loading' : letter ? 'letter' : 'initial'
  const form = useLetterForm()
  useResumeAfterReload(form.resumeAfterReload)
  useReadyTitle(phase === 'letter')
  const top = useTopOfPhase<HTMLDivElement>(phase)
  return (
    <Page title="Cover Letter" wide switcher={switcher}>
      <div className="feature stack" ref={top} tabIndex={-1}>
        {phase === 'initial' && <InitialPhase form={form} />}
        {phase === 'loading' && <Writing />}
        <Later>{phase === 'letter' && letter && <LetterPhase letter={letter} />}</Later>
        <Arrivals lines={phase === 'letter' ? ['Your letter is ready'] : []} />
      </div>
    </Page>
  )
}

function Writing() {
  const credits = useAtomValue(letterCreditsAtom)
  return (
    <GeneratingCard
      title={credits === 0 ? 'Making Your Draft' : 'Writing Your Letter'}
      doing={credits === 0 ? 'A few seconds' : 'This takes about half a minute'}
      run={useAtomValue(letterAtom).run}
      hold={askedWords(credits)}
      steps={['Reading your resume', 'Reading the ad', 'Choosing the lines that fit', 'Writing your letter']}
    >
      <p className="small quiet">Every sentence is checked against the lines it rests on.</p>
    </GeneratingCard>
  )
}

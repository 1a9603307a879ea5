import './home-page.css'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useIsDesktop } from '../../platform/media-query.ts'
import { personAtom } from '../../session/auth/auth-state.ts'
import { nameOf } from '../../session/auth/person.ts'
import { useIsInFront } from '../../ui/in-front.ts'
import { Later } from '../../ui/later.tsx'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch, siblings } from '../../ui/sibling-switch.tsx'
import { featureOf } from '../features.ts'
import { lazyScreen } from '../lazy-screen.ts'
import { FeatureRows } from './feature-row.tsx'
import { InstallOffer } from './install-offer.tsx'
import { JobCard } from './job-card.tsx'
import { PhoneStrip } from './phone-strip.tsx'

const InterviewPrepScreen = lazyScreen(() => import('../../features/interview-prep/interview-prep-screen.tsx'))
const InterviewPrepAction = lazyScreen(() => import('../../features/interview-prep/interview-prep-action.tsx'))

/**
 * Home, with Prep by round at `/?feature=interview` in the same `Page`: Ionic knows pages by path only, and a second page at
 * this path would stay invisible.
 */
export default function HomePage() {
  const { search } = useLocation()
  const isDesktop = useIsDesktop()
  const chosen = featureOf(new URLSearchParams(search).get('feature'))
  // The tapped card disappears, so the screen takes its focus. A freshly loaded page keeps its own.
  const startedByRound = useRef(chosen?.id === 'interview')
  if (!chosen) {
    return (
      <Page title="Greenroom" brand wide>
        <Home />
      </Page>
    )
  }
  // Every other feature has its own address.
  if (chosen.id !== 'interview') return <Navigate to={chosen.href} replace />
  return (
    <Page
      title={chosen.name}
      backHref="/"
      wide
      switcher={<SiblingSwitch label="Preparation" siblings={siblings.prep} here={`/?feature=${chosen.id}`} />}
      action={!isDesktop && <InterviewPrepAction />}
    >
      <Later>
        <InterviewPrepScreen takesFocus={!startedByRound.current} />
      </Later>
    </Page>
  )
}

function Home() {
  const person = useAtomValue(personAtom)
  const name = person ? nameOf(person).split(' ')[0] : 'you'
  const isInFront = useIsInFront()
  const { key } = useLocation()
  // Ionic keeps home mounted while the job is edited elsewhere, so each visit renders a new card.
  const visit = useRef(key)
  if (isInFront) visit.current = key
  return (
    <div className="stack-loose home">
      <div className="stack-tight home-greeting">
        <h1>Take a breath, {name}.</h1>
        <p className="quiet">What are you getting ready for?</p>
      </div>
      <PhoneStrip />
      <InstallOffer />
      <div className="home-columns">
        <JobCard key={visit.current} />
        <section className="stack-tight" aria-label="Features">
          <FeatureRows />
        </section>
      </div>
    </div>
  )
}

import './home-page.css'
import { useAtomValue } from 'jotai'
import { Fragment, lazy, Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useMediaQuery } from '../../platform/media-query.ts'
import { authStateAtom } from '../../session/auth/auth-state.ts'
import { nameOf } from '../../session/auth/person.ts'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch, siblings } from '../../ui/sibling-switch.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type Feature, featureOf, features } from '../features.ts'
import { ChosenPanel } from './chosen-panel.tsx'
import { FeatureRow } from './feature-row.tsx'
import { PhoneStrip } from './phone-strip.tsx'

const InterviewPrepScreen = lazy(() => import('../../features/interview-prep/interview-prep-screen.tsx'))
const InterviewPrepAction = lazy(() => import('../../features/interview-prep/interview-prep-action.tsx'))

/**
 * Home of a signed-in person. The interview card opens the preparation by round right here, at `/?feature=interview`. One `Page` for both:
 * Ionic knows pages by their path alone, and would leave a second one at the same path invisible.
 */
export function HomePage() {
  const { search } = useLocation()
  const isDesktop = useMediaQuery('(min-width: 900px)')
  const chosen = featureOf(new URLSearchParams(search).get('feature'))
  // The card that was tapped goes with the other cards, and the focus with it; a fresh page begins where pages begin.
  const startedByRound = useRef(chosen?.id === 'interview')
  if (chosen?.id !== 'interview') {
    return (
      <Page title="Greenroom" brand wide>
        <Rooms chosen={chosen} />
      </Page>
    )
  }
  return (
    <Page
      title={chosen.name}
      backHref="/"
      wide
      switcher={<SiblingSwitch label="Preparation" siblings={siblings.prep} here={`/?feature=${chosen.id}`} />}
      action={
        !isDesktop && (
          <Suspense fallback={null}>
            <InterviewPrepAction />
          </Suspense>
        )
      }
    >
      <Suspense fallback={<Spinner>Opening {chosen.name}</Spinner>}>
        <InterviewPrepScreen takesFocus={!startedByRound.current} />
      </Suspense>
    </Page>
  )
}

/** The offer, five cards as rows, and what the chosen one is about. */
function Rooms({ chosen }: { chosen: Feature | undefined }) {
  const authState = useAtomValue(authStateAtom)
  const name = authState.state === 'signed-in' ? nameOf(authState.person).split(' ')[0] : 'you'
  return (
    <div className="home">
      <div className="home-greeting">
        <h1>Take a breath, {name}.</h1>
        <p className="quiet">What are you getting ready for?</p>
      </div>
      <PhoneStrip />
      <section className="home-rooms" aria-label="Features">
        {features.map((feature) => (
          <Fragment key={feature.id}>
            <FeatureRow feature={feature} chosen={feature === chosen} />
            {feature === chosen && <ChosenPanel feature={chosen} />}
          </Fragment>
        ))}
        {!chosen && <ChosenPanel feature={undefined} />}
      </section>
    </div>
  )
}

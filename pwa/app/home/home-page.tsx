import './home-page.css'
import { useAtomValue } from 'jotai'
import { Fragment, lazy, Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useMediaQuery } from '../../platform/media-query.ts'
import { personAtom } from '../../session/auth/auth-state.ts'
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
 * The home of a signed-in person. The interview card opens the preparation by round right here, at `/?feature=interview`. To React
 * both are the same `Page`: Ionic knows pages by their path only, and a second one at the same path would stay invisible.
 */
export function HomePage() {
  const { search } = useLocation()
  const isDesktop = useMediaQuery('(min-width: 900px)')
  const chosen = featureOf(new URLSearchParams(search).get('feature'))
  // When the tapped card disappears, the screen takes its focus; on a freshly loaded page the focus stays where it is.
  const startedByRound = useRef(chosen?.id === 'interview')
  if (chosen?.id !== 'interview') {
    return (
      <Page title="Greenroom" brand wide>
        <FeatureChooser chosen={chosen} />
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

/** The free credits, the five cards, and the details of the chosen one. */
function FeatureChooser({ chosen }: { chosen: Feature | undefined }) {
  const person = useAtomValue(personAtom)
  const name = person ? nameOf(person).split(' ')[0] : 'you'
  return (
    <div className="stack-loose home">
      <div className="stack-tight home-greeting">
        <h1>Take a breath, {name}.</h1>
        <p className="quiet">What are you getting ready for?</p>
      </div>
      <PhoneStrip />
      <section className="stack-tight home-features" aria-label="Features">
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

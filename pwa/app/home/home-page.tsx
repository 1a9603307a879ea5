import './home-page.css'
import { useAtomValue } from 'jotai'
import { Fragment } from 'react'
import { useLocation } from 'react-router-dom'
import { nameOf } from '../../features/account/person.ts'
import { standingAtom } from '../../features/account/standing.ts'
import { Page } from '../../ui/page.tsx'
import { placeOf, places } from '../places.ts'
import { ChosenPanel } from './chosen-panel.tsx'
import { FeatureRow } from './feature-row.tsx'
import { PhoneStrip } from './phone-strip.tsx'

/** Home of a signed-in person: the offer, five cards as rows, and what the chosen one is about. */
export function HomePage() {
  const { search } = useLocation()
  const standing = useAtomValue(standingAtom)
  const chosen = placeOf(new URLSearchParams(search).get('feature'))
  const name = standing.state === 'signed-in' ? nameOf(standing.person).split(' ')[0] : 'you'
  return (
    <Page title="Greenroom" brand wide>
      <div className="home">
        <div className="home-greeting">
          <h1>Take a breath, {name}.</h1>
          <p className="quiet">What are you getting ready for?</p>
        </div>
        <PhoneStrip />
        <section className="home-rooms" aria-label="Features">
          {places.map((place) => (
            <Fragment key={place.id}>
              <FeatureRow place={place} chosen={place === chosen} />
              {place === chosen && <ChosenPanel place={chosen} />}
            </Fragment>
          ))}
          {!chosen && <ChosenPanel place={undefined} />}
        </section>
      </div>
    </Page>
  )
}

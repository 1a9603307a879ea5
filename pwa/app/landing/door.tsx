import './door.css'
import type { ReactNode } from 'react'
import { PaperLinks } from '../../session/account/paper-links.tsx'
import { DoorPicture } from './door-picture.tsx'
import { FeatureList } from './feature-list.tsx'
import { LoginCard } from './login-card.tsx'
import { PriceList } from './price-list.tsx'

interface DoorProps {
  /** The bar at the top. */
  bar: ReactNode
  signIn: ReactNode
  /** The same button again at the bottom edge of a phone. */
  signInAgain: ReactNode
  /** The name of the screen that waits behind the sign-in, or null at home. */
  waiting: string | null
  /** A line at the very bottom that comes late (local mode), where it moves nothing. */
  foot: ReactNode
}

/** The signed-out home. Printed into index.html at build time; holds nothing that only a browser knows. */
export function Door({ bar, signIn, signInAgain, waiting, foot }: DoorProps) {
  return (
    <div className="door">
      {bar}
      <main className="door-content">
        <div className="door-hero">
          <h1>The calm room before the interview.</h1>
          <p className="door-lead">Hold your resume against a real job ad. Hear the questions before they count. Then walk in.</p>
        </div>
        <div className="door-picture-frame">
          <DoorPicture />
        </div>
        <LoginCard signIn={signIn} waiting={waiting} />
        <FeatureList />
        <PriceList />
        <PaperLinks />
      </main>
      <div className="door-foot">
        <div className="door-foot-action">{signInAgain}</div>
        {foot}
      </div>
    </div>
  )
}

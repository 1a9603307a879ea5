import type { Person } from '../../platform/auth.ts'
import { AccountMenu } from '../../session/account/account-menu.tsx'
import { CreditsPill } from '../../session/credits/credits-pill.tsx'
import { SiteBar } from './site-bar.tsx'

/** The desktop's navigation bar for a signed-in person. A phone has the bottom bar instead. */
export function FrameBar({ person }: { person: Person }) {
  return (
    <div className="frame-bar">
      <SiteBar
        end={
          <>
            <CreditsPill />
            <AccountMenu person={person} />
          </>
        }
      />
    </div>
  )
}

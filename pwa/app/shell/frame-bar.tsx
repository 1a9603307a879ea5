import type { Person } from '../../platform/auth.ts'
import { AccountMenu } from '../../session/account/account-menu.tsx'
import { CreditsPill } from '../../session/credits/credits-pill.tsx'
import { SiteBar } from './site-bar.tsx'

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

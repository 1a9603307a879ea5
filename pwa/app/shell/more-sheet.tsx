import './more-sheet.css'
import { useAtom } from 'jotai'
import type { Person } from '../../platform/auth.ts'
import { AccountEntries } from '../../session/account/account-entries.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { features } from '../features.ts'
import { FeatureEntry } from './feature-entry.tsx'
import { HelpEntries } from './help-entries.tsx'
import { moreOpenAtom } from './more-state.ts'
import { SelfPracticeEntry } from './self-practice-entry.tsx'

/** Every name and badge of the specification's bar, for the thumb. */
export function MoreSheet({ person }: { person: Person }) {
  const [open, setOpen] = useAtom(moreOpenAtom)
  if (!open) return null
  return (
    <Dialog title="More" closesOnChoice onClose={() => setOpen(false)}>
      <div className="more-sheet">
        <nav aria-label="Features">
          {features.map((feature) => (
            <FeatureEntry key={feature.id} feature={feature} />
          ))}
          <SelfPracticeEntry />
        </nav>
        <div>
          <HelpEntries className="menu-item" />
        </div>
        <AccountEntries person={person} />
      </div>
    </Dialog>
  )
}

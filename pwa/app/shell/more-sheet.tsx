import './more-sheet.css'
import { useAtom } from 'jotai'
import type { Person } from '../../platform/auth.ts'
import { AccountEntries } from '../../session/account/account-entries.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FeatureEntries } from './feature-entries.tsx'
import { HelpEntries } from './help-entries.tsx'
import { moreOpenAtom } from './more-state.ts'

export function MoreSheet({ person }: { person: Person }) {
  const [open, setOpen] = useAtom(moreOpenAtom)
  if (!open) return null
  return (
    <Dialog title="More" closesOnChoice onClose={() => setOpen(false)}>
      <div className="stack-close more-sheet">
        <nav aria-label="Features">
          <FeatureEntries />
        </nav>
        <div>
          <HelpEntries className="menu-item" />
        </div>
        <AccountEntries person={person} />
      </div>
    </Dialog>
  )
}

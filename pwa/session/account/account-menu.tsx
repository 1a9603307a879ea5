import type { User } from '../../platform/auth.ts'
import { Menu } from '../../ui/menu.tsx'
import { nameOf } from '../auth/user.ts'
import { AccountEntries } from './account-entries.tsx'
import { Avatar } from './avatar.tsx'

export function AccountMenu({ user }: { user: User }) {
  return (
    <Menu align="end" className="account-menu" label={`Account of ${nameOf(user)}`} button={<Avatar user={user} />}>
      <AccountEntries user={user} />
    </Menu>
  )
}

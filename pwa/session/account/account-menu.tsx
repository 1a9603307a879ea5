import type { Person } from '../../platform/auth.ts'
import { Menu } from '../../ui/menu.tsx'
import { nameOf } from '../auth/person.ts'
import { AccountEntries } from './account-entries.tsx'
import { Avatar } from './avatar.tsx'

export function AccountMenu({ person }: { person: Person }) {
  return (
    <Menu align="end" className="account-menu" label={`Account of ${nameOf(person)}`} button={<Avatar person={person} />}>
      <AccountEntries person={person} />
    </Menu>
  )
}

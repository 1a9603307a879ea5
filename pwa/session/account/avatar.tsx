import './avatar.css'
import type { User } from '../../platform/auth.ts'
import { initialsOf } from '../auth/user.ts'

export function Avatar({ user }: { user: User }) {
  return (
    <span className="avatar middle" aria-hidden="true">
      {initialsOf(user)}
      {user.photoURL && (
        <img src={user.photoURL} alt="" referrerPolicy="no-referrer" onError={(event) => event.currentTarget.remove()} />
      )}
    </span>
  )
}

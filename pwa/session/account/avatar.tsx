import './avatar.css'
import type { Person } from '../../platform/auth.ts'
import { initialsOf } from '../auth/person.ts'

/** The account's picture, or the initials when there is none. The initials are drawn here, without asking another site. */
export function Avatar({ person }: { person: Person }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initialsOf(person)}
      {person.photoURL && (
        <img src={person.photoURL} alt="" referrerPolicy="no-referrer" onError={(event) => event.currentTarget.remove()} />
      )}
    </span>
  )
}

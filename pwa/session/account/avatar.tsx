import './avatar.css'
import type { Person } from '../../platform/auth.ts'
import { initialsOf } from './person.ts'

/** The picture of the account; without one, the initials, made here: no other site is asked. */
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

import './avatar.css'
import type { Person } from '../../platform/auth.ts'
import { initialsOf } from '../auth/person.ts'

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

import './stand-in-note.css'
import { Icon } from '../ui/icon.tsx'
import { standInWords } from './status-words.ts'

/** Says that a part is the built-in coach's and not the AI's. Stands under the heading of the part. */
export function StandInNote({ children = standInWords }: { children?: string }) {
  return (
    <p className="stand-in-note">
      <Icon name="info" size={18} /> <span>{children}</span>
    </p>
  )
}

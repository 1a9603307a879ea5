import { Icon } from '../ui/icon.tsx'
import { standInWords } from './status-words.ts'

/** Says that the built-in coach wrote this part, not the AI. */
export function StandInNote({ children = standInWords }: { children?: string }) {
  return (
    <p className="small quiet beside">
      <Icon name="info" /> <span>{children}</span>
    </p>
  )
}

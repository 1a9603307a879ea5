import { WithGaps } from './with-gaps.tsx'

interface BulletsProps {
  lines: readonly string[]
  ordered?: boolean
}

/** `[blanks]` in the lines are highlighted. */
export function Bullets({ lines, ordered = false }: BulletsProps) {
  if (lines.length === 0) return null
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className="bullets">
      {lines.map((line) => (
        <li key={line}>
          <WithGaps text={line} />
        </li>
      ))}
    </List>
  )
}

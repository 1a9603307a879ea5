import { WithGaps } from './with-gaps.tsx'

interface BulletsProps {
  lines: readonly string[]
  ordered?: boolean
}

/** `[blanks]` in the lines are highlighted. */
export function Bullets({ lines, ordered = false }: BulletsProps) {
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

interface BulletsProps {
  lines: readonly string[]
  /** With numbers instead of bullets, for steps. */
  ordered?: boolean
}

/** A list of sentences with bullets or numbers. */
export function Bullets({ lines, ordered = false }: BulletsProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className="bullets">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  )
}

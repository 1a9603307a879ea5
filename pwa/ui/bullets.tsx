interface BulletsProps {
  lines: readonly string[]
  ordered?: boolean
}

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

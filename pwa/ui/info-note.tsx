import { Icon } from './icon.tsx'

export function InfoNote({ children }: { children: string }) {
  return (
    <p className="box beside">
      <Icon name="info" /> <span>{children}</span>
    </p>
  )
}

import './sibling-switch.css'

interface Sibling {
  label: string
  href: string
  /** Shown after the label: BETA. */
  badge?: string
}

/** The screens that share one entry of the bottom bar. */
export const siblings = {
  practice: [
    { label: 'Interview', href: '/voice-interview' },
    { label: 'Pitch', href: '/elevator-pitch' },
    { label: 'Self practice', href: '/self-interview-prep' },
  ],
  prep: [
    { label: 'Q&A', href: '/interview-prep' },
    { label: 'By round', href: '/?feature=interview' },
  ],
  resume: [
    { label: 'Analyze', href: '/analysis' },
    { label: 'Speak it', href: '/voice-to-resume', badge: 'BETA' },
  ],
} satisfies Record<string, readonly Sibling[]>

interface SiblingSwitchProps {
  /** Names the group for screen readers: "Practice". */
  label: string
  siblings: readonly Sibling[]
  /** The `href` of the current screen as listed in `siblings`, even when its address is a synonym. */
  here: string
}

/** Switches between sibling screens. Pass it to `Page` as `switcher`. Made of plain links, so Back works. */
export function SiblingSwitch({ label, siblings, here }: SiblingSwitchProps) {
  return (
    <nav className="sibling-switch" aria-label={label}>
      {siblings.map(({ label: name, href, badge }) => (
        <a key={href} href={href} data-direction="root" aria-current={href === here ? 'page' : undefined}>
          {name}
          {badge && <small>{badge}</small>}
        </a>
      ))}
    </nav>
  )
}

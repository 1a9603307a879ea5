import './sibling-switch.css'

export interface Sibling {
  label: string
  href: string
  /** BETA, behind the label. */
  badge?: string
}

/** The rooms that share one entry of the bottom bar. */
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
  /** The `href` of the room that the person is in, also where its address is the other name of the same screen. */
  here: string
}

/** The switch on top of a room that moves between rooms of one kind. Hand it to `Page` as `switcher`. Plain links, so Back works. */
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

import './sibling-switch.css'

interface Sibling {
  label: string
  href: string
  badge?: string
}

/** Screens that share one entry of the bottom bar. */
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
  label: string
  siblings: readonly Sibling[]
  /** The `href` of the current screen in `siblings`, even at an alias. */
  here: string
}

/** Plain links, so Back works. Pass it to `Page` as `switcher`. */
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

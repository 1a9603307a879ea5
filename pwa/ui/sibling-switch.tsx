import './sibling-switch.css'
import { useId } from 'react'

interface Sibling {
  label: string
  href: string
  badge?: string
}

/** Screens that share one entry of the bottom bar, by its name for screen readers. */
const siblings: Readonly<Record<string, readonly Sibling[]>> = {
  Practice: [
    { label: 'Interview', href: '/voice-interview' },
    { label: 'Pitch', href: '/elevator-pitch' },
    { label: 'Self practice', href: '/self-interview-prep' },
  ],
  Preparation: [
    { label: 'Q&A', href: '/interview-prep' },
    { label: 'By round', href: '/?feature=interview' },
  ],
  Resume: [
    { label: 'Analyze', href: '/analysis' },
    { label: 'Cover letter', href: '/cover-letter' },
    { label: 'Speak it', href: '/voice-to-resume', badge: 'BETA' },
  ],
}

/** @param here the `href` of the current screen, even at an alias */
export function SiblingSwitch({ here }: { here: string }) {
  const [label, screens = []] = Object.entries(siblings).find(([, group]) => group.some(({ href }) => href === here)) ?? []
  return (
    <nav className="sibling-switch" aria-label={label}>
      {screens.map(({ label: name, href, badge }) => (
        <a key={href} href={href} data-direction="root" aria-current={href === here ? 'page' : undefined}>
          {name}
          {badge && <small>{badge}</small>}
        </a>
      ))}
    </nav>
  )
}

interface SwitchChoiceProps<Value extends string> {
  legend: string
  options: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** One of a few short options, in the same look. */
export function SwitchChoice<Value extends string>({ legend, options, value, onChange, disabled }: SwitchChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="sibling-switch" disabled={disabled}>
      <legend className="only-heard">{legend}</legend>
      {(Object.keys(options) as Value[]).map((option) => (
        <label key={option}>
          <input
            className="covering-input"
            type="radio"
            name={name}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <span>{options[option]}</span>
        </label>
      ))}
    </fieldset>
  )
}

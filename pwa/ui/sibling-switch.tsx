import './sibling-switch.css'
import { useId } from 'react'

interface SiblingSwitchProps {
  /** For screen readers. */
  label: string
  siblings: readonly { label: string; href: string; badge?: string | undefined }[]
  /** The `href` of the current screen, even at an alias. */
  here: string
}

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

import './switch-choice.css'
import { useId } from 'react'

interface SwitchChoiceProps<Value extends string> {
  legend: string
  options: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** One of a few short options. */
export function SwitchChoice<Value extends string>({ legend, options, value, onChange, disabled }: SwitchChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="switch-choice" disabled={disabled}>
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

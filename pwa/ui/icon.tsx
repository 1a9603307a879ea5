import { type IconName, iconShapes } from './icon-shapes.tsx'

interface IconProps {
  name: IconName
  /** Side length in px. */
  size?: number
  /** A name for screen readers; without one the icon is decorative. */
  label?: string
}

/** One of our icons, in the color of the text around it. */
export function Icon({ name, size = 24, label }: IconProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {label && <title>{label}</title>}
      {iconShapes[name]}
    </svg>
  )
}

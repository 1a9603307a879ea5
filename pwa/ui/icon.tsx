import { type IconName, iconShapes } from './icon-shapes.tsx'

interface IconProps {
  name: IconName
  size?: number
  label?: string
}

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

import shapes from './icon-shapes.json' with { type: 'json' }

export type IconName = keyof typeof shapes

interface IconProps {
  name: IconName
  /** In px, where it is not 1.4 of the text beside it. */
  size?: number
}

const bold: Partial<Record<IconName, number>> = { pause: 3, more: 3.2 }
const filled: Partial<Record<IconName, true>> = { play: true }

/** Drawn for 24 px with a 1.9 px round stroke. Grows with the text. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg
      className="icon"
      {...(size && { width: `${size / 16}rem`, height: `${size / 16}rem` })}
      viewBox="0 0 24 24"
      fill={filled[name] ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={bold[name] ?? 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}

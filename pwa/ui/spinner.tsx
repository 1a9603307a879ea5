import './spinner.css'
import type { ReactNode } from 'react'

const bulbAngles = Array.from({ length: 10 }, (_, index) => index * 36)

/** Ten bulbs that light one after another, always with words about what is going on and how long it takes. */
export function Spinner({ children, size = 56 }: { children: ReactNode; size?: number }) {
  return (
    <div className="spinner" role="status">
      <svg width={size} height={size} viewBox="0 0 60 60" aria-hidden="true">
        {bulbAngles.map((degrees, index) => (
          <circle
            key={degrees}
            className={`spinner-bulb spinner-bulb-${index}`}
            cx="30"
            cy="7"
            r="4.2"
            transform={`rotate(${degrees} 30 30)`}
          />
        ))}
      </svg>
      <div className="spinner-words">{children}</div>
    </div>
  )
}

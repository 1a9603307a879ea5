import './spinner.css'
import type { ReactNode } from 'react'

const bulbs = Array.from({ length: 10 }, (_, index) => ({ degrees: index * 36, delaySeconds: (index - 10) / 5 }))

/** Ten bulbs lighting up in turn, always with words on what is happening and for how long. */
export function Spinner({ children, size = 56 }: { children: ReactNode; size?: number }) {
  return (
    <div className="spinner centered" role="status">
      <svg width={size} height={size} viewBox="0 0 60 60" aria-hidden="true">
        {bulbs.map(({ degrees, delaySeconds }) => (
          <circle
            key={degrees}
            cx="30"
            cy="7"
            r="4.2"
            transform={`rotate(${degrees} 30 30)`}
            style={{ animationDelay: `${delaySeconds}s` }}
          />
        ))}
      </svg>
      <div>{children}</div>
    </div>
  )
}

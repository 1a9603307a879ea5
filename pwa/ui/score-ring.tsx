import './score-ring.css'
import { type ReactNode, useId } from 'react'

interface ScoreRingProps {
  /** 0 to 100, or null while unknown. Each bulb stands for ten points. */
  score: number | null
  number?: string
  tone?: 'green' | 'blue' | 'yellow' | 'red' | 'quiet'
  caption?: ReactNode
  size?: number
  label: string
  /** Hatched bulbs: provisional, not counted. */
  provisional?: boolean
}

const bulbAngles = Array.from({ length: 10 }, (_, index) => (index * 36 - 90) * (Math.PI / 180))

/** From 0 to 1. Bulb 0 stands for points 0-10. */
function bulbFill(score: number, index: number): number {
  return Math.min(1, Math.max(0, score / 10 - index))
}

export function ScoreRing({ score, number, tone = 'green', caption, size = 180, label, provisional = false }: ScoreRingProps) {
  const id = useId()
  return (
    <div className={`score-ring tone-${tone}`} style={{ width: `${size / 16}rem` }} role="img" aria-label={label}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <pattern id={`${id}-hatch`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.8" height="4" fill="currentColor" />
        </pattern>
        {bulbAngles.map((angle, index) => {
          const x = 60 + 50 * Math.cos(angle)
          const y = 60 + 50 * Math.sin(angle)
          const fill = bulbFill(score ?? 0, index)
          return (
            <g key={angle}>
              <circle cx={x} cy={y} r="7.4" className="score-ring-socket" />
              <clipPath id={`${id}-${index}`}>
                <rect x={x - 9} y={y + 9 - 18 * fill} width="18" height={18 * fill} />
              </clipPath>
              <circle
                cx={x}
                cy={y}
                r="7.4"
                fill={provisional ? `url(#${id}-hatch)` : 'currentColor'}
                clipPath={`url(#${id}-${index})`}
              />
            </g>
          )
        })}
      </svg>
      <div className="score-ring-middle" aria-hidden="true">
        <span className="score-ring-number numbers">{number ?? score ?? '…'}</span>
        {caption && <span className="small quiet">{caption}</span>}
      </div>
    </div>
  )
}

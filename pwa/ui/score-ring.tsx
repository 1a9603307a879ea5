import './score-ring.css'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface ScoreRingProps {
  /** 0 to 100, or null while unknown. Each bulb stands for ten points. */
  score: number | null
  number?: string
  tone: 'green' | 'blue' | 'yellow' | 'red' | 'quiet'
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

/** When the score moves, the number rolls and the new bulbs light up. */
export function ScoreRing({ score, number, tone, caption, size = 180, label, provisional = false }: ScoreRingProps) {
  const id = useId()
  const { shown, from } = useRolling(score ?? 0)
  return (
    <div
      className={`score-ring tone-${tone}`}
      style={{ width: `min(${size / 16}rem, 50vw, max(96px, 25vh))` }}
      role="img"
      aria-label={label}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <pattern id={`${id}-hatch`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.8" height="4" fill="currentColor" />
        </pattern>
        {bulbAngles.map((angle, index) => {
          const x = 60 + 50 * Math.cos(angle)
          const y = 60 + 50 * Math.sin(angle)
          const fill = bulbFill(shown, index)
          const isNew = fill > bulbFill(from, index)
          return (
            <g key={angle} className={isNew ? 'score-ring-new' : undefined}>
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
      <div className="score-ring-middle middle" aria-hidden="true">
        <span className="score-ring-number numbers">{number ?? (score === null ? '…' : shown)}</span>
        {caption && <span className="small quiet">{caption}</span>}
      </div>
    </div>
  )
}

const rollsForMs = 600

/** From the last score to this one; at once with reduced motion. `from`: where it came from. */
function useRolling(score: number) {
  const [shown, setShown] = useState(score)
  const [from, setFrom] = useState(score)
  const last = useRef(score)
  useEffect(() => {
    const start = last.current
    last.current = score
    if (start === score) return
    setFrom(start)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(score)
    const startedAtMs = performance.now()
    let frame = requestAnimationFrame(function roll(nowMs) {
      const part = Math.min(1, Math.max(0, nowMs - startedAtMs) / rollsForMs)
      setShown(Math.round(start + (score - start) * part))
      if (part < 1) frame = requestAnimationFrame(roll)
    })
    return () => cancelAnimationFrame(frame)
  }, [score])
  return { shown, from }
}

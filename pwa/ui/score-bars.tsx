import './score-bars.css'
import { ShareBar } from './share-bar.tsx'

interface ScoreBarsProps {
  bars: readonly { label: string; points: number; most: number }[]
}

/** The parts of a score, each with its figure and its share. */
export function ScoreBars({ bars }: ScoreBarsProps) {
  return (
    <ul className="score-bars stack-tight plain-list">
      {bars.map(({ label, points, most }) => (
        <li key={label}>
          <span className="row-apart">
            <span>{label}</span>
            <span className="numbers">
              <strong>{Math.round(points * 10) / 10}</strong> <span className="quiet">of {Math.round(most * 10) / 10}</span>
            </span>
          </span>
          <ShareBar share={most === 0 ? 0 : points / most} />
        </li>
      ))}
    </ul>
  )
}

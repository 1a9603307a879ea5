import type { ScorePart } from '../../../api/contract/resume-analysis.ts'

const percent = (weight: number) => `${Math.round(weight * 100)}%`

/** Whether the rounded figures on the page add up to the score; the score itself is made of the unrounded ones. */
function roundsTo(parts: ScorePart[], atsScore: number) {
  const sum = parts.reduce((total, { points, weight }) => total + (Math.round(points ?? 0) * Math.round(weight * 100)) / 100, 0)
  return Math.round(sum) === atsScore
}

/** The parts of the score with points and weights; what could not be measured says so and weighs nothing. */
export function ScoreParts({ parts, atsScore }: { parts: ScorePart[]; atsScore: number }) {
  const measured = parts.filter(({ points }) => points !== null)
  const sum = measured.map(({ points, weight }) => `${Math.round(points!)} × ${percent(weight)}`).join(' + ')
  return (
    <>
      <ul className="stack plain-list score-parts">
        {parts.map(({ id, label, points, weight, explanation }) => (
          <li key={id}>
            <div className="row-apart">
              <strong>{label}</strong>
              <span className="numbers">
                {points === null ? 'Not measured' : `${Math.round(points)} of 100`}
                {points !== null && <span className="quiet"> · counts {percent(weight)}</span>}
              </span>
            </div>
            {points !== null && (
              <div className="share-bar" aria-hidden="true">
                <span style={{ width: `${points}%` }} />
              </div>
            )}
            <p className="small quiet">{explanation}</p>
          </li>
        ))}
      </ul>
      <p className="sunk-note numbers">
        {sum} {roundsTo(parts, atsScore) ? '=' : '≈'} <strong>{atsScore}</strong>
      </p>
    </>
  )
}

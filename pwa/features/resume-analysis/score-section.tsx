import type { ScorePart } from '../../../api/contract/resume-analysis.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import { InfoNote } from '../../ui/info-note.tsx'
import { copiedWords, scoreMeaning } from './analysis-outline.ts'
import { ScorePicture, type ScorePictureProps } from './score-picture.tsx'
import { TryLine } from './try-line.tsx'

/** Who read the texts, and what a second reading may change. */
const readerWords = {
  model:
    'The AI read the ad and your resume; our code computed the score. The same reading always gives the same score; another reading may differ by a few points',
  builtin: 'The built-in coach read the ad and your resume. The same file and the same ad always give the same score',
} as const

export function ScoreSection({ received, onSection }: ScorePictureProps) {
  const { atsScore, scoreParts, scoreCap, copiedLines, reader, scoreVersion } = received.score
  return (
    <div className="score stack">
      <ScorePicture received={received} onSection={onSection} />
      <TryLine />
      <p className="small quiet">{scoreMeaning}</p>
      {scoreCap && <InfoNote>{scoreCap}</InfoNote>}
      {copiedLines.length > 0 && <CopiedLines lines={copiedLines} />}
      <Collapsible title="How this score is made" look="line">
        <ScoreParts parts={scoreParts} atsScore={atsScore} />
        <p className="small quiet">
          {readerWords[reader]} (version {scoreVersion}).
        </p>
      </Collapsible>
    </div>
  )
}

/** Copied lines do not count, and a reader would notice them. */
function CopiedLines({ lines }: { lines: readonly string[] }) {
  return (
    <div className="stack-tight">
      <InfoNote>{copiedWords(lines)}</InfoNote>
      <Collapsible title={lines.length === 1 ? 'Show this line' : 'Show these lines'} look="line">
        <ul className="plain-list stack">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice, and the list never changes
            <li key={index}>
              <blockquote>{line}</blockquote>
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  )
}

const percent = (weight: number) => `${Math.round(weight * 100)}%`

/** Whether the rounded points add up to the score, which is computed unrounded. */
function roundsTo(parts: ScorePart[], atsScore: number) {
  const sum = parts.reduce((total, { points, weight }) => total + (Math.round(points ?? 0) * Math.round(weight * 100)) / 100, 0)
  return Math.round(sum) === atsScore
}

/** Points and weights; what could not be measured says so and weighs nothing. */
export function ScoreParts({ parts, atsScore }: { parts: ScorePart[]; atsScore: number }) {
  const measured = parts.filter(({ points }) => points !== null)
  const sum = measured.map(({ points, weight }) => `${Math.round(points!)} × ${percent(weight)}`).join(' + ')
  return (
    <>
      <ul className="stack plain-list">
        {parts.map(({ id, label, points, weight, explanation }) => (
          <li key={id} className="stack-snug">
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
      <p className="box numbers">
        {sum} {roundsTo(parts, atsScore) ? '=' : '≈'} <strong>{atsScore}</strong>
      </p>
    </>
  )
}

import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { CopyButton } from '../../generation/copy-button.tsx'
import { WithGaps } from '../../ui/with-gaps.tsx'
import { noRewrites } from './analysis-outline.ts'

type Improvements = AnalysisSectionData<'improvements'>

/** What to change, then lines before and after, then the remaining new lines. Facts that nobody gave stay `[placeholders]`. */
export function ImprovementsSection({ data: { resumeImprovements, resumeBulletPoints, rewrites } }: { data: Improvements }) {
  const rewritten = new Set(rewrites.map(({ improved }) => improved))
  const others = resumeBulletPoints.filter((line) => !rewritten.has(line))
  return (
    <div className="stack">
      <ul className="bullets">
        {resumeImprovements.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {rewrites.length + others.length === 0 && <p>{noRewrites}</p>}
      {rewrites.length > 0 && <h4 className="results-title-close">Your lines, rewritten</h4>}
      <ul className="rewrites plain-list">
        {rewrites.map(({ original, improved }) => (
          <li key={`${original} ${improved}`}>
            <p className="rewrite-before">
              <span className="rewrite-word">Before</span>
              {original}
            </p>
            <NewLine text={improved} word="After" />
          </li>
        ))}
      </ul>
      {others.length > 0 && <h4 className="results-title-close">Bullet points to add</h4>}
      {others.map((line) => (
        <NewLine key={line} text={line} />
      ))}
      {resumeBulletPoints.some(hasGap) && (
        <p className="small quiet">Replace every [placeholder] with your own facts before you send it.</p>
      )}
    </div>
  )
}

const hasGap = (line: string) => line.includes('[')

function NewLine({ text, word }: { text: string; word?: string }) {
  return (
    <div className="copyable">
      <p>
        {word && <span className="rewrite-word">{word}</span>}
        <WithGaps text={text} />
      </p>
      <CopyButton label={`Copy: ${text}`} text={() => text} />
    </div>
  )
}

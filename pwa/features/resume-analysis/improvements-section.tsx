import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { CopyButton } from './copy-button.tsx'

type Improvements = AnalysisSectionData<'improvements'>

/** What to change, then lines before and after, then the remaining new lines. Facts that nobody gave stay `[placeholders]`. */
export function ImprovementsSection({ data: { resumeImprovements, resumeBulletPoints, rewrites } }: { data: Improvements }) {
  const rewritten = new Set(rewrites.map(({ improved }) => improved))
  const others = resumeBulletPoints.filter((line) => !rewritten.has(line))
  return (
    <div className="stack">
      <ul className="results-bullets">
        {resumeImprovements.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {rewrites.length > 0 && <h4 className="results-title-close">Your lines, rewritten</h4>}
      <ul className="rewrites plain-list">
        {rewrites.map(({ original, improved }) => (
          <li key={`${original} ${improved}`}>
            <p className="rewrite-before">
              <span className="only-heard">Before: </span>
              {original}
            </p>
            <NewLine text={improved} />
          </li>
        ))}
      </ul>
      {others.length > 0 && <h4 className="results-title-close">Bullet points to add</h4>}
      {others.map((line) => (
        <NewLine key={line} text={line} />
      ))}
      <p className="small quiet">Fill in every [placeholder] with your own figures before you send it.</p>
    </div>
  )
}

function NewLine({ text }: { text: string }) {
  return (
    <div className="copyable">
      <p>
        <span className="only-heard">After: </span>
        {text}
      </p>
      <CopyButton label={`Copy: ${text}`} text={() => text} />
    </div>
  )
}

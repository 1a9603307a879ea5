import type { MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'

const hows = {
  exact: 'Exact words',
  alias: 'Another name for it',
  stem: 'In other words',
  partly: 'A part of it',
  missing: 'Missing',
} as const
const importances = { must: 'Must', nice: 'Nice to have', duty: 'Duty', soft: 'Soft skill' } as const

function matchWords({ how, where, coverage }: MatchEvidence) {
  if (how === 'missing') return hows.missing
  return `${hows[how]}${where ? `, in ${where}` : ''}: counts ${Math.round(coverage * 100)}%`
}

/** Every term of the ad, the line that asks for it and the line of the resume that shows it. */
export function EvidenceList({ evidence }: { evidence: MatchEvidence[] }) {
  return (
    <>
      <h4>What the ad asks for, and where your resume shows it</h4>
      <ul className="score-rows plain-list">
        {evidence.map((row) => (
          <li key={row.term} className={row.how === 'missing' ? 'score-row-missing' : undefined}>
            <div className="row-apart">
              <span className="score-row-term">
                <Icon name={row.how === 'missing' ? 'close' : 'check'} size={20} />
                <strong>{row.term}</strong>
              </span>
              <Badge tone={row.importance === 'must' ? 'edge' : 'quiet'}>{importances[row.importance]}</Badge>
            </div>
            <p className="small">
              <span className="quiet">The ad:</span> {row.requirement}
            </p>
            {row.resumeLine && (
              <p className="small">
                <span className="quiet">Your resume:</span> {row.resumeLine}
              </p>
            )}
            <p className="small quiet numbers">{matchWords(row)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

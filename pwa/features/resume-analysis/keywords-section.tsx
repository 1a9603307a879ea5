import type { AnalysisSectionData, MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { Badge } from '../../ui/badge.tsx'
import { noneMissing, nothingChecked } from './analysis-outline.ts'
import { FoldRest } from './fold-rest.tsx'
import { countsOf, countWords, missingGroups } from './requirement-state.ts'

/** As many as are read at a glance; the others of a group are folded. */
const shownAtOnce = 5

function Keyword({ term, requirement }: MatchEvidence) {
  return (
    <li>
      <strong>{term}</strong>
      <span className="small quiet">The ad: {requirement}</span>
    </li>
  )
}

function Group({ title, rows }: { title: string; rows: readonly MatchEvidence[] }) {
  return (
    <div className="keywords-group">
      <h4>
        {title} <span className="quiet numbers">{rows.length}</span>
      </h4>
      <FoldRest items={rows} first={shownAtOnce}>
        {(some) => (
          <ul className="keywords plain-list">
            {some.map((row) => (
              <Keyword key={row.term} {...row} />
            ))}
          </ul>
        )}
      </FoldRest>
    </div>
  )
}

interface KeywordsSectionProps {
  data: AnalysisSectionData<'keywords'>
  /** What the score counted: the groups add up to its missing ones. */
  evidence: readonly MatchEvidence[]
}

/** What the ad asks for and the resume does not show, must-haves first. */
export function KeywordsSection({ data: { missingKeywords, checked }, evidence }: KeywordsSectionProps) {
  if (!checked) return <p>{nothingChecked}</p>
  const groups = missingGroups(evidence)
  if (groups.length === 0 && missingKeywords.length === 0) return <p>{noneMissing}</p>
  if (groups.length === 0) {
    return (
      <div className="row">
        {missingKeywords.map((term) => (
          <Badge key={term}>{term}</Badge>
        ))}
      </div>
    )
  }
  return (
    <div className="stack">
      <p className="numbers">Of what this ad asks for: {countWords(countsOf(evidence))}.</p>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <p className="small quiet">Add only what is true of you: an interviewer will ask.</p>
    </div>
  )
}

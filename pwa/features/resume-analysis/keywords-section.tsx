import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { Badge } from '../../ui/badge.tsx'
import { noneMissing, nothingChecked } from './analysis-outline.ts'

type Keywords = AnalysisSectionData<'keywords'>

function Group({ title, details }: { title: string; details: Keywords['missingKeywordDetails'] }) {
  if (details.length === 0) return null
  return (
    <div className="keywords-group">
      <h4>
        {title} <span className="quiet numbers">{details.length}</span>
      </h4>
      <ul className="keywords plain-list">
        {details.map(({ term, requirement }) => (
          <li key={term}>
            <strong>{term}</strong>
            <span className="small quiet">The ad: {requirement}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the ad asks for and the resume does not show, must-haves first. */
export function KeywordsSection({ data: { missingKeywords, missingKeywordDetails, checked } }: { data: Keywords }) {
  if (!checked) return <p>{nothingChecked}</p>
  if (missingKeywords.length === 0) return <p>{noneMissing}</p>
  if (missingKeywordDetails.length === 0) {
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
      <Group title="Must have" details={missingKeywordDetails.filter(({ importance }) => importance === 'must')} />
      <Group title="Nice to have" details={missingKeywordDetails.filter(({ importance }) => importance !== 'must')} />
      <p className="small quiet">Add only what is true of you: an interviewer will ask.</p>
    </div>
  )
}

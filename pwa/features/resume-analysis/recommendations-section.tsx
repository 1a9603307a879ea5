import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { CopyButton } from '../../generation/copy-button.tsx'
import { WithGaps } from '../../ui/with-gaps.tsx'
import { FoldRest } from './fold-rest.tsx'

type Recommendation = AnalysisSectionData<'recommendations'>['recommendations'][number]

/** What to change first, each with a line ready to copy. */
export function RecommendationsSection({ data: { recommendations } }: { data: AnalysisSectionData<'recommendations'> }) {
  return (
    <FoldRest items={recommendations} first={2}>
      {(some) => <Advice recommendations={some} />}
    </FoldRest>
  )
}

function Advice({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <ol className="advice plain-list">
      {recommendations.map(({ title, description, bulletPoint }) => (
        <li key={`${title} ${bulletPoint}`}>
          <h4>{title}</h4>
          <p>{description}</p>
          {bulletPoint && (
            <div className="copyable">
              <p>
                <WithGaps text={bulletPoint} />
              </p>
              <CopyButton label={`Copy: ${bulletPoint}`} text={() => bulletPoint} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { noSkills } from './analysis-outline.ts'
import { FoldRest } from './fold-rest.tsx'

/** Each skill of the ad as a labelled bar; the figure says the same as the bar. */
export function SkillsSection({ data: { skillsMatch } }: { data: AnalysisSectionData<'skills'> }) {
  if (skillsMatch.length === 0) return <p>{noSkills}</p>
  return (
    <FoldRest items={skillsMatch} first={5}>
      {(some) => (
        <ul className="skills plain-list">
          {some.map(({ name, percentage }) => (
            <li key={name}>
              <span className="skills-name">{name}</span>
              <span className="skills-figure numbers">{percentage}%</span>
              <span className="share-bar" aria-hidden="true">
                <span style={{ width: `${percentage}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </FoldRest>
  )
}

import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { ShareBar } from '../../ui/share-bar.tsx'
import { gapsIn } from '../../ui/with-gaps.tsx'
import { companySource } from './analysis-outline.ts'
import { NewLine } from './new-line.tsx'
import { useShown } from './rescoring.ts'

/** A model's summary covers the file as sent: later edits do not change its figures. */
export function SummarySection({ data: { summary } }: { data: AnalysisSectionData<'summary'> }) {
  const { edits, shown } = useShown()
  return (
    <>
      <p className="prose">{summary}</p>
      {edits.length > 0 && shown.score?.reader === 'model' && (
        <p className="small quiet">This is about the file you sent, without the lines you changed here.</p>
      )}
    </>
  )
}

/** Beside the share of each kind of line, its bar. */
export function SkillsSection({ data: { skillsMatch } }: { data: AnalysisSectionData<'skills'> }) {
  return (
    <ul className="plain-list stack-tight">
      {skillsMatch.map(({ name, percentage }) => (
        <li key={name}>
          <span className="row-apart">
            {name} <strong className="numbers">{percentage}%</strong>
          </span>
          <ShareBar share={percentage / 100} />
        </li>
      ))}
    </ul>
  )
}

export function RecommendationsSection({ data: { recommendations } }: { data: AnalysisSectionData<'recommendations'> }) {
  return recommendations.map(({ title, description, bulletPoint }, at) => (
    <Collapsible key={`${title} ${bulletPoint}`} look="line" title={title} open={at === 0}>
      <p>{description}</p>
      {bulletPoint && <NewLine text={bulletPoint} />}
    </Collapsible>
  ))
}

type Improvements = AnalysisSectionData<'improvements'>

/** What to change, then lines before and after, then other new lines. Unknown facts stay `[placeholders]`. */
export function ImprovementsSection({ data: { resumeImprovements, resumeBulletPoints, rewrites } }: { data: Improvements }) {
  const rewritten = new Set(rewrites.map(({ improved }) => improved))
  const others = resumeBulletPoints.filter((line) => !rewritten.has(line))
  return (
    <div className="stack">
      {resumeImprovements.length > 0 && <Bullets lines={resumeImprovements} />}
      {rewrites.length > 0 && <h4>Your lines, rewritten</h4>}
      <ul className="plain-list stack">
        {rewrites.map(({ original, improved }) => (
          <li key={`${original} ${improved}`} className="stack-tight">
            <p className="quiet small">
              <span className="caption">Before</span>
              {original}
            </p>
            <NewLine text={improved} word="After" />
          </li>
        ))}
      </ul>
      {others.length > 0 && <h4>Bullet points to add</h4>}
      {others.map((line) => (
        <NewLine key={line} text={line} />
      ))}
      {gapsIn(resumeBulletPoints.join('\n')).length > 0 && (
        <p className="small quiet">Fill in every [blank] with your own facts before you send it.</p>
      )}
    </div>
  )
}

/** Only what the ad says about the employer, and what to look up. */
export function CompanySection({ data }: { data: AnalysisSectionData<'company'> }) {
  const parts = [
    ['The employer', data.companyInsights],
    ['The department', data.departmentOverview],
    ['The industry: what to look up', data.industryNews],
  ] as const
  return (
    <div>
      <p className="small quiet">{companySource}</p>
      {parts.map(
        ([title, text]) =>
          text && (
            <Collapsible key={title} look="line" title={title}>
              <p className="prose">{text}</p>
            </Collapsible>
          ),
      )}
    </div>
  )
}

import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { CopyButton } from '../../generation/copy-button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { InfoNote } from '../../ui/info-note.tsx'
import { WithGaps } from '../../ui/with-gaps.tsx'
import { companySource, noRewrites, noSkills } from './analysis-outline.ts'
import { FoldRest } from './fold-rest.tsx'
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

export function SkillsSection({ data: { skillsMatch } }: { data: AnalysisSectionData<'skills'> }) {
  if (skillsMatch.length === 0) return <p>{noSkills}</p>
  return (
    <FoldRest items={skillsMatch} first={4}>
      {(some) => (
        <ul className="plain-list stack-close">
          {some.map(({ name, percentage }) => (
            <li key={name} className="stack-snug">
              <span className="row-apart">
                <span>{name}</span>
                <strong className="numbers">{percentage}%</strong>
              </span>
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

type Recommendation = AnalysisSectionData<'recommendations'>['recommendations'][number]

export function RecommendationsSection({ data: { recommendations } }: { data: AnalysisSectionData<'recommendations'> }) {
  return (
    <FoldRest items={recommendations} first={2}>
      {(some) => <Advice recommendations={some} />}
    </FoldRest>
  )
}

function Advice({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <ol className="plain-list stack-loose">
      {recommendations.map(({ title, description, bulletPoint }) => (
        <li key={`${title} ${bulletPoint}`} className="stack-tight">
          <h4>{title}</h4>
          <p>{description}</p>
          {bulletPoint && (
            <div className="copyable box beside">
              <p className="fill">
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

type Improvements = AnalysisSectionData<'improvements'>

/** What to change, then lines before and after, then other new lines. Unknown facts stay `[placeholders]`. */
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
      {resumeBulletPoints.some(hasGap) && (
        <p className="small quiet">Fill in every [blank] with your own facts before you send it.</p>
      )}
    </div>
  )
}

const hasGap = (line: string) => line.includes('[')

function NewLine({ text, word }: { text: string; word?: string }) {
  return (
    <div className="copyable box beside">
      <p className="fill">
        {word && <span className="caption">{word}</span>}
        <WithGaps text={text} />
      </p>
      <CopyButton label={`Copy: ${text}`} text={() => text} />
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
      <InfoNote>{companySource}</InfoNote>
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

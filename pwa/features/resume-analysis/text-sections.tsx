import { type AnalysisSectionData, type RequirementLine, skillGroups } from '../../../api/contract/resume-analysis.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { gapsIn } from '../../ui/with-gaps.tsx'
import { companySource } from './analysis-outline.ts'
import { NewLine } from './new-line.tsx'
import { laneOf } from './requirement-lines.ts'
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

interface SkillsProps {
  data: AnalysisSectionData<'skills'>
  lines: readonly RequirementLine[]
}

const laneWords = { shown: 'shown', half: 'partly shown', ask: 'open', no: 'not there' } as const
const lanesInChart = Object.keys(laneWords) as (keyof typeof laneWords)[]

/** One tile for each line of the ad, in the groups that the percentages are counted by. */
export function SkillsSection({ data: { skillsMatch }, lines }: SkillsProps) {
  return (
    <table className="skills-chart">
      <caption className="only-heard">Lines of the ad by kind, and how much of each kind your resume shows</caption>
      <tbody>
        {skillsMatch.map(({ name, percentage }) => {
          const tiles = lanesInChart.flatMap((lane) =>
            lines.filter((line) => skillGroups[line.kind] === name && laneOf(line) === lane).map(({ text }) => ({ lane, text })),
          )
          const counts = Map.groupBy(tiles, ({ lane }) => lane)
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="numbers">
                <strong>{percentage}%</strong>{' '}
                {tiles.map(({ lane, text }) => (
                  <i key={text} className={`tile tile-${lane}`} aria-hidden="true" />
                ))}
                <span className="only-heard">
                  {[...counts].map(([lane, { length }]) => `${length} ${laneWords[lane]}`).join(', ')}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <td colSpan={2} className="small quiet">
            {lanesInChart
              .filter((lane) => lines.some((line) => laneOf(line) === lane))
              .map((lane) => (
                <span key={lane}>
                  <i className={`tile tile-${lane}`} /> {laneWords[lane]}
                </span>
              ))}
          </td>
        </tr>
      </tfoot>
    </table>
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

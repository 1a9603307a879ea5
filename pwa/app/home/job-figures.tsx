import { useAtomValue } from 'jotai'
import { jobDescriptionDraftAtom } from '../../platform/draft.ts'
import { jobProgressAtom } from '../../platform/job-progress.ts'
import { sumOf } from './job-facts.ts'

export function JobFigures() {
  const { score, interview, practiced } = useAtomValue(jobProgressAtom)
  const ad = useAtomValue(jobDescriptionDraftAtom)
  const count = sumOf(practiced)
  const figures = [
    score?.jobDescription === ad && { name: 'Last score', figure: score.value, unit: 'of 100' },
    count > 0 && { name: 'Practiced', figure: count, unit: count === 1 ? 'question' : 'questions' },
    interview && { name: 'Last interview', figure: interview.mean.toFixed(1), unit: interview.label },
  ].filter((figure) => figure !== false && figure !== null)
  if (figures.length === 0) return null
  return (
    <dl className="job-figures">
      {figures.map(({ name, figure, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numbers">
            <strong>{figure}</strong> {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}

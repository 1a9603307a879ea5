import './answers.css'
import { type Attempt, type Change, changesBetween, scoreChangeWords } from './attempts.ts'
import { scoreWords } from './verdict.ts'
import { withKeys } from './with-keys.ts'

export function BeforeAfter({ attempts }: { attempts: readonly Attempt[] }) {
  const [before, after] = attempts.slice(-2)
  if (!before || !after) return null
  const changes = changesBetween(before, after)
  return (
    <section className="box stack-close" aria-label="Before and after">
      <p>
        <strong>{scoreChangeWords(before, after)}</strong>
      </p>
      <ol className="plain-list stack-snug attempts">
        {withKeys(attempts, ({ label }) => label).map(({ key, item: { label, score } }) => (
          <li key={key}>
            <span>{label}</span>
            <span className="share-bar" aria-hidden="true">
              <span style={{ width: `${score * 10}%` }} />
            </span>
            <span className="numbers">{scoreWords(score)}</span>
          </li>
        ))}
      </ol>
      {changes.length > 0 && (
        <ul className="plain-list stack-snug small">
          {changes.map((change) => (
            <OneChange key={change.label} change={change} />
          ))}
        </ul>
      )}
    </section>
  )
}

const verdicts = { better: 'better', worse: 'not as good', same: 'as good' } as const
const tones = { better: 'green', worse: 'yellow', same: 'none' } as const

function OneChange({ change: { label, before, after, verdict } }: { change: Change }) {
  return (
    <li>
      <span className="quiet">{label}</span>{' '}
      <span className="numbers">
        {before} <span aria-hidden="true">→</span>
        <span className="only-heard">, now</span> {after}
      </span>{' '}
      <strong className={`tone-${tones[verdict]} toned`}>{verdicts[verdict]}</strong>
    </li>
  )
}

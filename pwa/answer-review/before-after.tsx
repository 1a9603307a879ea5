import './answers.css'
import { type Attempt, type Change, changesBetween, scoreChangeWords } from './attempts.ts'
import { scoreWords } from './verdict.ts'
import { withKeys } from './with-keys.ts'

export function BeforeAfter({ attempts }: { attempts: readonly Attempt[] }) {
  const [before, after] = attempts.slice(-2)
  if (!before || !after) return null
  const changes = changesBetween(before, after)
  return (
    <section className="before-after" aria-label="Before and after">
      <p>
        <strong>{scoreChangeWords(before, after)}</strong>
      </p>
      <ol className="plain-list attempts">
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
        <ul className="plain-list changes">
          {changes.map((change) => (
            <OneChange key={change.label} change={change} />
          ))}
        </ul>
      )}
    </section>
  )
}

const verdicts = { better: 'better', worse: 'not as good', same: 'as good' } as const

function OneChange({ change: { label, before, after, verdict } }: { change: Change }) {
  return (
    <li data-verdict={verdict}>
      <span className="quiet">{label}</span>{' '}
      <span className="numbers">
        {before} <span aria-hidden="true">→</span>
        <span className="only-heard">, now</span> {after}
      </span>{' '}
      <span className="change-verdict">{verdicts[verdict]}</span>
    </li>
  )
}

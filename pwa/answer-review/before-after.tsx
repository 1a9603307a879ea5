import { type Attempt, type Change, changesBetween, scoreChangeWords } from './attempts.ts'

/** What trying again changed: "Take 2: 7.2, up from 5.4.", and each figure of the delivery. */
export function BeforeAfter({ attempts }: { attempts: readonly Attempt[] }) {
  const [before, after] = attempts.slice(-2)
  if (!before || !after) return null
  return (
    <section className="stack-snug" aria-label="Before and after">
      <strong>{scoreChangeWords(before, after)}</strong>
      <ul className="plain-list stack-snug small">
        {changesBetween(before, after).map((change) => (
          <OneChange key={change.label} change={change} />
        ))}
      </ul>
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
